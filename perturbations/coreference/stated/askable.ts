import { isPolar } from '../../around/evaluative.js';
import { isFlat } from './flat.js';
import type { Said } from './said.js';
import type { StatedTopic } from './topic.js';

/**
 * Of what the writer felt, went through or thinks of: the whole text, or its first sentence where that says what
 * something is like. A notice is not said so, nor is somebody brought up.
 */
export function isAskable({ said, mention, role, named, describes, opening }: StatedTopic): boolean {
  if (
    isFlat(said.sentence.text) ||
    BLAND.test(said.sentence.text) ||
    OF_A_CASE.test(mention) ||
    /^(?:this|that|these|those)$/u.test(mention) ||
    NOT_SO.test(said.sentence.text) ||
    /n['’]t \p{L}+, but\b/u.test(said.sentence.text) ||
    said.sentence.index > 0 ||
    /\b(?:and|or|but)\b/u.test(mention.replace(/^\p{Lu}\p{L}+ and \p{Lu}\p{L}+$/u, ''))
  )
    return false;
  const alone = said.textEnd <= said.sentence.end + 8;
  if (role === 'activity')
    return (
      alone &&
      (/^(?:I|we) (?:[a-zà-ž]+ )?(?:hate|love|regret|can['’]t stand)\b/iu.test(said.sentence.text) ||
        SAYS_MUCH.test(said.sentence.text))
    );
  if (role === 'owner' && !/^(?:the|this|these|that) /u.test(mention)) return false; // `My grandma? Her quilt is new`
  if (named === 'bare') return alone && describes;
  const rest = said.tokens.filter(({ start }) => start >= opening.end);
  if (role === 'subject' && /^(?:my|our) /u.test(mention)) return describes && said.tokens.length < 8 && !isNews(said);
  if (role === 'subject')
    return describes || (alone && (named === 'name' || lives(rest) || SAYS_MUCH.test(said.sentence.text)));
  if (!alone || said.tokens.some(({ lower }) => /^(?:just|and|about)$/u.test(lower))) return false;
  if (
    role === 'object' &&
    /\b(?:when|while|if|whenever|every time|each time|after|before|until|because|since|once)\b/iu.test(
      said.sentence.text,
    )
  )
    return false; // `I love it when …` is another it
  if (role === 'object' && said.tokens.some(({ text }) => text === ',')) return false; // `proud of them, they …`
  if (role === 'object' && PRAISED.test(mention)) return false;
  if (role === 'object' && LOSES.test(said.sentence.text)) return false;
  if (role === 'object') return FELT.test(said.sentence.text) && !/\bfor \p{L}+ing\b/u.test(said.sentence.text); // `proud of them for …`
  return (
    role !== 'embedded' ||
    /\bwant\b/u.test(said.sentence.text) ||
    /\b(?:how|whether|why)\b.*\b(?:works?|is|are)\b/u.test(said.sentence.text)
  );
}

/** The feeling is of this, and with it the statement ends. */
export function closesIt({ tokens, last }: Said, [edit]: StatedTopic['rest']): boolean {
  const before = tokens.findLast(({ end }) => edit !== undefined && end <= edit.start);
  return (
    edit !== undefined &&
    last.end <= edit.end &&
    /^(?:of|with|about|at|hate|love|adore|loathe|despise|miss|regret|stand)$/u.test(before?.lower ?? '')
  );
}

/** `was not bad`, `wasn’t sturdy`: too little said to bring a thing up for. */
const NOT_SO = /\b(?:is|was|are|were) not (?:[a-zà-ž]+ )?[a-zà-ž]+[\p{P}\p{S}\s]*$/iu;

/** What has just come about is told, and not brought up: `My tomatoes are finally ripe`. */
function isNews({ tokens }: Said): boolean {
  return tokens.some(({ lower }) => /^(?:just|finally|now|again|already|today|and|but|so|because|until)$/u.test(lower));
}

/** `grateful for my patient teachers`: they are praised as they are named. */
const PRAISED =
  /^(?:my|our) (?:patient|kind|supportive|sweet|caring|generous|thoughtful|loyal|wonderful|amazing|lovely|brilliant|great|talented|helpful|loving|incredible|dear|faithful)\b/iu;

const FELT =
  /\b(?:love|loved|hate|hated|enjoy|enjoyed|adore|adored|despise|loathe|regret|can['’]?t stand|recommend|miss|appreciate|proud|thrilled|disappointed|tired|sick|happy|excited|obsessed|grateful|furious|annoyed|terrified|lost|forgot|broke|ruined|wrecked|overbooked)\b/iu;
/** `I’ve lost my ring`: cried out, not brought up. */
const LOSES =
  /^(?:i|we)(?:['’]ve| have)?(?: just)? (?:lost|forgot|forgotten|broke|broken|ruined|wrecked|dropped) (?:my|our)\b/iu;
/** What is said with some warmth or heat: no measure, no plain news. */
export function isHeated({ sentence, tokens, exclaims }: Said): boolean {
  if (isFlat(sentence.text)) return false;
  return (
    exclaims || FELT.test(sentence.text) || SAYS_MUCH.test(sentence.text) || tokens.some(({ lower }) => isPolar(lower))
  );
}

const SAYS_MUCH =
  /\b(?:perfect(?:ly)?|best|worst|never|always|pure joy|(?:changed|saved) my life|drains (?:my|the) battery|logs me out|cracked (?:my|our|one of|two|three|half|both|all|every)|disaster|nightmare|joke|dream|blast|angels?|paradise|treasure|stopped working|(?:minutes|hours|days|weeks) late|smell(?:s|ed) (?:awful|amazing|terrible|lovely|horrible|dreadful|wonderful|funny|so [a-zà-ž]+)|taste[sd] (?:awful|amazing|terrible|lovely|horrible|divine|wonderful|so [a-zà-ž]+)|look(?:s|ed) (?:awful|amazing|terrible|lovely|stunning|gorgeous|fantastic|so [a-zà-ž]+)|broke (?:after|within|on day)|fell apart|keeps? (?:[a-zà-ž]+ing|freezing|dying)|doesn['’]t work|don['’]t work|won['’]t (?:start|open|turn on|charge|connect)|dragged|exceeded|crashes|leaks|squeaks|rattles)\b/iu;

/** The writer is in it. */
function lives(tokens: StatedTopic['said']['tokens']): boolean {
  return tokens.some(({ lower }) => /^(?:i|me|my|we|us|our)$/u.test(lower));
}
/** Whom notes on a case call so, and no chat. */
const OF_A_CASE =
  /^the (?:daughter|son|wife|husband|mother|father|patient|carer|client|customer|caller|tenant|landlord|claimant|defendant)s?$/iu;
/** What nobody would bring a thing up for. */
const BLAND =
  /\b(?:is|was|are|were)(?: [a-zà-ž]+)? (?:beige|gr[ae]y|white|black|brown|green|blue|red|yellow|warm|cool|new|old|small|big|short|long|medium|plain|flat|basic|quiet|busy|empty|full|free|odd|uneventful|watchable|bearable|cheap|as [a-zà-ž]+ as (?:you|one|I|we)\b[^.!?]*|the same as [^.!?]*|all right,? I (?:suppose|guess)|fine,? I (?:suppose|guess)|running [^.!?]*late|lukewarm enough|fine|okay|ok|alright|as usual|as ever|punctual enough|comparable\b[^.!?]*|medium,[^.!?]*|(?:more or less |about |pretty much |roughly )?what (?:I|we) [a-zà-ž]+|as (?:I|we) [a-zà-ž]+ed it)[\p{P}\p{S}\s]*$/iu;
