/** The words by which a reply shows which of the labels in it is its answer. Lower case; data, read by the files beside it. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What an answer may be called: `Sentiment: …`, `the verdict is …`, `{"label": …}`. */
export const MARKER_NOUNS = words(`
  answer response reply label sentiment classification class category verdict conclusion result prediction output
  decision choice judgment judgement tone polarity rating intent final`);

/** Before a noun, they make it the last word: `Final answer: …`. */
export const FINAL_WORDS = words('final overall ultimate');

/** `The answer is …`. */
export const LINK_VERBS = words("is was are be would should must will seems appears remains it's that's");

/** What may be said to be the answer without naming it: `that is a no`. */
export const POINTERS = words("it that this it's that's");

/** `The answer to …`, `the sentiment of …`: what may stand between noun and verb. */
export const PHRASE_STARTS = words(
  'of for to in on from about here below above behind expressed conveyed toward towards based given ( ,',
);

/** They may stand between a marker or the start of a sentence and the label, and change nothing. */
export const FILLERS = words(`
  a an the my i i'm i'd i'll would will say think believe answer so thus therefore hence then and well oh ah hm hmm um sure
  certainly absolutely okay ok right great good question definitely clearly simply probably likely most mostly generally
  overall ultimately basically essentially technically actually honestly frankly unfortunately fortunately sadly sorry
  afraid in on short conclusion summary general fact balance very strongly slightly somewhat fairly rather quite
  predominantly primarily largely resounding definite definitive firm clear simple just be to as considered classified
  labeled labelled option go with pick choose select`);

/** A clause that starts so and ends in a comma leads up to the answer: `Based on the context, no.` */
export const INTRODUCTIONS = words(`
  based according given from in to considering for with after by as since because under looking judging although while
  though when i'm i`);

/** They draw a conclusion, so that a sentence starts at them: `…, therefore no.`, `…, but no.` */
export const CONCLUSIONS = words('therefore thus hence');

/** After a label they start a reason, so that what is before it is whole: `No because …`. */
export const REASON_WORDS = words('because since as due given but though although however while depending');

/** After an everyday label they start a sentence about it: `No it is not`. */
export const PRONOUNS = words('it they he she i we you this that there these those');

/** After a label they make it hang on something else. */
export const CONDITIONS = words('if unless');

/** In front of a label, within its clause, they leave open whether it holds. */
export const DOUBTS = words(`
  whether if could might may maybe perhaps possibly possible unless unclear uncertain unsure depends depending assuming
  suppose unable instead`);

/** Clauses end here for doubt and for negation: what was said before does not reach the label. */
export const TURNS = words(
  'but so because since therefore thus hence however though although while whereas yet otherwise',
);

/** Said of a whole text, they mean that no one label holds. */
export const UNDECIDED = words('mixed ambivalent ambiguous unclear inconclusive undetermined conflicting depends');

/** In front of a label, within its clause, they deny it; so does every word in n't. */
export const NEGATORS = words(
  'not never neither nor no without nothing none hardly barely scarcely cannot lack lacks lacking than less against',
);

/** What follows takes a negator's force away: `no doubt positive`, `not only positive`. */
export const AFFIRMED = words('doubt question only just merely surprisingly');

/** Two-word negators by their second word: `instead of`, `far from`, `out of` (`4 out of 5`), `anything but`. */
export const NEGATOR_PAIRS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['of', words('instead absence free devoid opposite lack out short')],
  ['from', words('far away')],
  ['to', words('opposed contrary')],
  ['but', words('anything')],
]);

/** Between two labels they make them one answer of two labels. */
export const STRONG_JOINTS = words('or and to / | & + vs versus');
export const WEAK_JOINTS = words(', . ; ! - – — ( but yet');
export const JOINT_FILLERS = words('a an the also partly somewhat slightly then both either maybe perhaps');
