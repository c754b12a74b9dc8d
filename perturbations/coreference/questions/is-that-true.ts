import { type Candidate, capitalize, type Doc, perDoc, type Question, type Rule } from '../../../src/plugin.js';
import { says } from '../../around/says.js';
import { isLongAgo } from '../asked/long-ago.js';
import { type Asked, askedIn, statementIn } from '../asked.js';

/** What somebody told the speaker may be about the speaker, or about what was said before. */
const TOLD = ['Someone told me that', 'A friend of mine says that', 'I was told that'];
const HEARD = [...TOLD, "I've heard that", 'I read somewhere that'];
const ASKED = ['Is that true?', 'Is that right?'];

/** What is asked is said first, and `that` stands for it. */
export const isThatTrue: Rule = {
  about: 'Says what is asked as hearsay, and asks whether that is true',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Was Tarvo older than Brellin?', 'Someone told me that Tarvo was older than Brellin. Is that true?'],
    ['Is my tent dry enough?', 'I was told that my tent is dry enough. Is that right?'],
    [
      'My uncle is colour-blind. Could he fly a jet?',
      'My uncle is colour-blind. I was told that he could fly a jet. Is that right?',
    ],
  ],
  leaves: [
    'Who won?',
    'Has a goat ever sung?',
    'Was the ring worn by each king that has ever lived?',
    'Is he in?',
    "Isn't Brellin old?",
    'Is Brellin older than that?',
    'Was Tarvo or Brellin older?',
    'Can you help me?',
    'Are we late?',
    'Could it be a loose wire?',
    'Imagine a snail. Would it win?',
    'Do I have enough?',
    'Our son is three and his cousin is six. Is the cousin older?',
    'My gran tells of the war. Could she remember it?',
    'Is either of the oars broken?',
    'Were it not for the wind, would the lake freeze?',
    'Would boiling remove any stain?',
    'Would Brellin own a poster of the opera?',
    'Could Tarvo have met Brellin?',
    'Would it be fair to say that Tarvo won?',
    'A man drops a ring in a shop. Would handing it in be kind?',
    'A tenant finds a crack. Should he call the owner?',
    'Could two bakers share a birthday?',
    'The sign says that the pool is shut. Are guests therefore free to dive?',
    'The oven is off. Is the pie then warm?',
    'I broke a vase of my aunt. Would she be glad if I told her a year later?',
    'I owe my uncle a visit. Would he mind if I forgot it?',
  ],
  *propose(doc) {
    const asked = askedIn(doc);
    const statement = asked && statementIn(asked);
    if (!asked || statement === undefined || !isTold(doc, asked) || isSupposed(doc)) return;
    if (isCase(doc) || isVague(asked) || asked.front !== '' || /[,:]\s*$/u.test(doc.text.slice(0, asked.start))) return;
    if (isInferred(asked, statement) || isOnesOwn(asked, statement)) return;
    const openings = asked.alone && !isPersonal(doc) ? HEARD : TOLD;
    const third = THIRD.test(statement);
    for (const opening of openings.filter(
      (each) =>
        !(third && /\b(?:friend|[Ss]omeone)\b/u.test(each)) && // `he` would be the one who says it
        !(/\bfriend\b/u.test(each) && /\bfriends?\b/u.test(doc.text)) &&
        !(/^Some(?:one|body)\b/u.test(each) && /\bsome(?:one|body)\b/u.test(statement)),
    ))
      for (const question of ASKED) yield said(asked, `${capitalize(opening)} ${stopped(statement)} ${question}`);
  },
};

/** `Are guests therefore free to dive?`: whoever asks draws it from what is said before; nobody tells it. */
const INFERRED = /\b(?:therefore|thus|hence|consequently|accordingly|thereby|after all)\b/u;
const isInferred = ({ alone }: Asked, statement: string): boolean =>
  INFERRED.test(statement) ||
  (!alone && /(?<!\b(?:and|by|since|until|back) )\bthen\b|\bso(?= \p{L}+ed\b|[,.]?$)/u.test(statement));

/** `Would she be glad if I told her?`: how others take what one does oneself nobody reports. */
const isOnesOwn = ({ alone, question: { subject } }: Asked, statement: string): boolean =>
  !alone && (/^(?:he|she|they)$/iu.test(subject.text) || subject.animacy === 'person') && OWN_WORD.test(statement);
const OWN_WORD = /\b(?:I|me|my|mine|we|us|our)\b/u;

/** `A woman finds a wallet.`: of someone made up for the question nobody has been told anything. */
export const isCase = perDoc(({ sentences: [first, second] }: Doc): boolean => {
  return second !== undefined && /^(?:an?|two|three|some|someone|somebody|one) /iu.test(first?.text ?? '');
});

/** `Two bakers could share a birthday`: what may happen to some or other is no news. */
export function isVague({ question: { auxiliary, subject } }: Asked): boolean {
  return /^(?:can|could|might|may)$/u.test(auxiliary.lower) && /^(?:two|three|four|five|several) /iu.test(subject.text);
}

const THIRD = /\b(?:he|she|they|him|her|them|his|hers|their|himself|herself|themselves)\b/iu;

/** What is only supposed of somebody, or asked of any, is nothing that one is told. */
export const isSupposed = perDoc(({ text }: Doc): boolean => {
  return /^would (?:an? |any|some|most )|^(?:if|after|before|when|once|suppose|say|let['’]s say)\b|\d+ (?:seats|pounds|euros|dollars|metres|miles|minutes|hours)\b|\bany(?:one|body|thing|where)?\b/iu.test(
    text,
  );
});

/** With its full stop, which an abbreviation at the end has. */
export const stopped = (statement: string): string => (statement.endsWith('.') ? statement : `${statement}.`);

function said({ start, end }: Asked, text: string): Candidate {
  return { edits: [{ start, end, text }] };
}

/** Whether somebody can have told it to the speaker. */
export function isTold(doc: Doc, { question, alone, front }: Asked): boolean {
  const { subject, form, auxiliary } = question;
  const who = subject.text.toLowerCase();
  if (/, (?:most likely|probably|perhaps|maybe|likely|too|either|then|though|at all)$/u.test(question.predicate.text))
    return false;
  if (/^(?:i|we)$/u.test(who) && form !== 'modal') return false;
  if (!alone && form !== 'modal' && isPersonal(doc) && !/^(?:it|there)$/u.test(who)) return false; // of one's own nobody needs to be told
  if (isAbleThen(question.text) || isUnconditioned(doc.text, question)) return false;
  if (isLongAgo(question)) return false;
  if (
    who === 'it' &&
    /^be (?:fair|right|true|accurate|correct|wrong|reasonable|safe) to say\b/u.test(question.predicate.text)
  )
    return false; // asks already
  if (who === 'it' && /^(?:true|the case)\b/u.test(question.predicate.text)) return false;
  // `Could it be a blown fuse?`: of what is at hand nobody has read
  if (
    alone &&
    who === 'it' &&
    /^(?:have )?be(?:en)? (?:an?|the|my|your)\b(?!.*\b(?:to|that)\b)/u.test(question.predicate.text)
  )
    return false;
  if (alone && /^(?:he|she|they|this|that|these|those|we)$/u.test(who) && front === '') return false;
  if (
    alone &&
    who === 'it' &&
    /^(?:does|did|has|had)$/u.test(auxiliary.lower) &&
    !/^take\b.* to\b/u.test(question.predicate.text)
  )
    return false;
  if (who === 'you' && !(form === 'modal' && /^(?:can|could|should|must|may)$/u.test(auxiliary.lower))) return false;
  if (who === 'you' && /\b(?:me|us|please|your)\b/u.test(question.predicate.text)) return false;
  if (isPersonal(doc) && says(doc, YOUR)) return false;
  if (doc.tokens.some(({ lower }, at) => lower === 'or' && /\?/u.test(doc.text.slice(doc.tokens[at]?.start)) && !alone))
    return false;
  if (question.tokens.some(({ lower }) => /^(?:or|us|this|here|you['’]d)$/u.test(lower))) return false;
  if (hasDemonstrative(question.tokens.map(({ lower, pos }) => ({ lower, pos })))) return false;
  return (
    alone ||
    !/^(?:suppose|imagine|picture|say|let|think|consider|take|i (?:read|heard|was told|think|wonder)|someone|is|are)\b/iu.test(
      doc.text,
    )
  );
}

/** As said, what they were able to do. */
export function isAbleThen(question: string): boolean {
  return /^could (?:he|she|they|we|i) (?:remember|recall|see|hear|feel|tell|have|get|go|come)\b/iu.test(question);
}

/** `Would Bach own a poster?`, `Could she have flown?`: a thought which nobody hears or says as news, unless a case is given. */
export function isUnconditioned(text: string, { auxiliary, predicate, subject }: Question): boolean {
  const thought =
    (auxiliary.lower === 'would' &&
      subject.kind !== 'pronoun' &&
      (subject.kind === 'name' || subject.animacy === 'person')) ||
    (/^(?:could|might|should)$/u.test(auxiliary.lower) && /^(?:\p{L}+ly )?have \p{L}/u.test(predicate.text));
  return thought && !GIVEN.test(text) && !/ (?:who|whose|that|which|with|without) /u.test(subject.text);
}

const GIVEN =
  /\b(?:if|unless|suppose|supposing|without|imagine|provided|were (?:it|there)|in case|when|while|under|after|by \p{L}+ing)\b|^(?:for|in|at|on|with|given|despite)\b/iu;

const OWN = /^(?:i|me|my|we|our|us)$/u;
const isPersonal = (doc: Doc): boolean => says(doc, OWN);

const YOUR = /^your?$/u;

/** `that` by itself would be read as what is asked; in `the ship that sank`, `say that it sank` it is not. */
function hasDemonstrative(tokens: readonly { readonly lower: string; readonly pos: string }[]): boolean {
  return tokens.some(
    ({ lower }, at) =>
      lower === 'that' &&
      !/^(?:NOUN|PROPN|PRON|VERB|ADJ)$/u.test(tokens[at - 1]?.pos ?? '') &&
      !/^(?:those|one)$/u.test(tokens[at - 1]?.lower ?? ''),
  );
}
