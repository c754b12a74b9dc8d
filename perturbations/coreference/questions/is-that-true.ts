import { type Candidate, capitalize, type Doc, type Rule } from '../../../src/plugin.js';
import { type Asked, askedIn, statementIn } from '../asked.js';
import { isPersonal, isTold } from './is-told.js';
import { isCase, isSupposed, isVague } from './made-up-case.js';

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
      'My dough has not risen; should it stand in the sun?',
      'My dough has not risen. I was told that it should stand in the sun. Is that true?',
    ],
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
    'Could a clerk who makes up a story for her uncle under oath later be fined for it, even if he goes free?',
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
    'Would the tale of the two foxes be classed as a fable?',
    'Would Brellin own a poster of the opera?',
    'Could Tarvo have met Brellin?',
    'Would it be fair to say that Tarvo won?',
    'A man drops a ring in a shop. Would handing it in be kind?',
    'A tenant finds a crack. Should he call the owner?',
    'Could two bakers share a birthday?',
    'The sign says that the pool is shut. Are guests therefore free to dive?',
    'The oven is off. Is the pie then warm?',
    'I broke a vase of my aunt. Would she be glad if I told her a year later?',
    'The vet told you that your goat must not eat nuts. Is it wise to give it one?',
    'I owe my uncle a visit. Would he mind if I forgot it?',
    'Is Oberon a king invented by Ibsen?',
    'Is Ibsen said to have painted?',
    'Can a cake batter from which the eggs were left out rise?',
    'Is a tooth pulled to spare a patient pain gone for good?',
    'Tom is three. Is he old enough to drive a cab?',
    'Magellan was killed in 1521. Did he sail home in 1522?',
    'The tin says that it has nuts in it. May a guest eat some?',
    'May a Quaker gladly take an oath?',
    'Does Narnia hypothetically have a king?',
    'Is it rude for somebody who has just had a hat mended to laugh?',
    'Can a pan that has been scrubbed properly be used at once?',
    'My vet told me that my goat must fast. May it drink?',
  ],
  *propose(doc) {
    const asked = askedIn(doc);
    const statement = asked && statementIn(asked);
    if (!asked || statement === undefined || !isTold(doc, asked) || isSupposed(doc)) return;
    if (isCase(doc) || isVague(asked) || asked.front !== '' || /[,:]\s*$/u.test(doc.text.slice(0, asked.start))) return;
    if (!asked.alone && (!isPersonal(doc) || SAID.test(doc.text.slice(0, asked.start)))) return; // stated flatly, and then told by others
    if (
      IS_HEARSAY.test(statement) ||
      isInferred(asked, statement) ||
      isClassed(asked) ||
      isOnesOwn(asked, statement) ||
      isToldOfYou(doc, asked)
    )
      return;
    const openings = asked.alone && !isPersonal(doc) ? HEARD : TOLD;
    const third = THIRD.test(statement);
    for (const opening of openings.filter(
      (each) =>
        !(third && /\b(?:friend|[Ss]omeone)\b/u.test(each)) && // `he` would be the one who says it
        !(/\bfriend\b/u.test(each) && /\bfriends?\b/u.test(doc.text)) &&
        !(/^Some(?:one|body)\b/u.test(each) && /\bsome(?:one|body)\b/u.test(statement)),
    ))
      for (const question of ASKED) yield said(doc, asked, `${capitalize(opening)} ${stopped(statement)} ${question}`);
  },
};

const SAID = /\b(?:says?|said|told|tells|writes?|wrote|warns?|warned|recommends?|heard|read that)\b/iu;

/** `Ibsen is said to have painted`: one does not hear that something is said. */
const IS_HEARSAY =
  /\b(?:is|are|was|were) (?:[a-zà-ž]+ly |often )?(?:said|believed|thought|reputed|rumou?red|reported|alleged) to\b/iu;

/** `Would a whale be counted as a fish?`: what it counts as it is told to be, not that it would be. */
const isClassed = ({ question: { auxiliary, predicate } }: Asked): boolean =>
  auxiliary.lower === 'would' &&
  /^(?:\p{L}+ly )?(?:(?:be (?:\p{L}+ly )?(?:counted|classed|classified|considered|regarded|categori[sz]ed|ranked|deemed|labelled|labeled|described|defined|called|termed|treated|seen|viewed|thought of)|count|qualify|rank)\b|be (?:an example|a (?:kind|type|form|sort)) of\b)/u.test(
    predicate.text,
  );

/** `Are guests therefore free to dive?`: whoever asks draws it from what is said before; nobody tells it. */
const INFERRED = /\b(?:therefore|thus|hence|consequently|accordingly|thereby|after all)\b/u;
const isInferred = ({ alone }: Asked, statement: string): boolean =>
  INFERRED.test(statement) ||
  (!alone && /(?<!\b(?:and|by|since|until|back) )\bthen\b|\bso(?= \p{L}+ed\b|[,.]?$)/u.test(statement));

/** `Would she be glad if I told her?`: how others take what one does oneself nobody reports. */
const isOnesOwn = ({ alone, question: { subject } }: Asked, statement: string): boolean =>
  !alone && (/^(?:he|she|they)$/iu.test(subject.text) || subject.animacy === 'person') && OWN_WORD.test(statement);
const OWN_WORD = /\b(?:I|me|my|mine|we|us|our)\b/u;

/** A situation of the one who is asked: what others say of it is told to somebody else. */
const isToldOfYou = ({ text }: Doc, { alone, start }: Asked): boolean =>
  !alone && /\byour?\b/iu.test(text.slice(0, start));

const THIRD = /\b(?:he|she|they|him|her|them|his|hers|their|himself|herself|themselves)\b/iu;

/** With its full stop, which an abbreviation at the end has. */
export const stopped = (statement: string): string => (statement.endsWith('.') ? statement : `${statement}.`);

/** A semicolon in front of what becomes two sentences becomes a full stop. */
function said({ text: whole }: Doc, { start, end }: Asked, text: string): Candidate {
  const before = whole.slice(0, start).trimEnd();
  return before.endsWith(';')
    ? { edits: [{ start: before.length - 1, end, text: `. ${text}` }] }
    : { edits: [{ start, end, text }] };
}
