import { type Candidate, type Doc, matches, type Rule } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { kindOfText } from '../around/kind.js';
import { setsTerms } from '../around/terms.js';
import { filled, inTurn } from '../person/frames.js';
import { loweredOpening } from '../person/opening.js';
import { isNotice } from '../person/record.js';
import { isReview } from '../person/reviewed.js';
import { bearsName, endsInSomebody } from './bears-name.js';
import { names } from './names.js';
import { GREETING, isOpen } from './spoken-to.js';

const LONGEST = 30;
/** Behind a longer question the name would belong to whatever stands last. */
const LONGEST_WITH_NAME_LAST = 14;

export const addressee: Rule = {
  about: 'A named person is spoken to: “Hey Priya, …”, “Thanks, Omar!”',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['The soup was cold 🍲', 'Hey Arjun, the soup was cold 🍲'],
    ['Thanks for the ride! 🚗', 'Thanks for the ride, Priya! 🚗'],
    ['Is a tomato a fruit?', 'Is a tomato a fruit, Ahmed?'],
    ['Hey.. are we late? 😀', 'Hey Priya.. are we late? 😀'],
    ['Hello', 'Hello Priya'],
  ],
  leaves: [
    'Does anyone know when the pool opens?',
    'Our guide, whose aunt was a miner, told us stories.',
    "I STILL HAVEN'T BEEN PAID",
    'Beat my best time on the pond 🛶',
    'Has anyone had trouble with this lamp?',
    'A toddler has eaten some soap and is sick. Should she be seen by a doctor?',
    'A cellist sprains her thumb. May she use a pick?',
    'The farmer planted his bulbs upside down. Can he hope for flowers?',
    'Two hundred homes lost their roofs in the storm on Friday. Crews say the wind is still rising.',
  ],
  *propose(doc, { task }) {
    const asks = task.like === 'yes-no';
    if (
      isNotice(doc) ||
      isReview(doc) ||
      (!asks && setsTerms(doc)) ||
      (!asks && /^(?:contract|clinical|notice|appraisal|list|speech)$/u.test(kindOfText(doc))) ||
      (!asks && doc.sentences.length > 1 && !matches(doc, BETWEEN_US)) ||
      matches(doc, SUBJECTLESS) ||
      doc.tokens.length > LONGEST ||
      doc.sentences.length > 2 ||
      /["“”:;\n]/u.test(doc.text) ||
      !isOpen(doc, asks)
    )
      return;
    const first = doc.tokens[0];
    if (first && GREETING.test(first.lower)) yield* afterGreeting(doc, first.end);
    else {
      yield* inFront(doc, asks);
      if (!(asks && doc.tokens.length > LONGEST_WITH_NAME_LAST)) yield* atEnd(doc, asks);
    }
  },
};

/** `Beat my best time`: to somebody it would be an order. */
const SUBJECTLESS =
  /^(?:beat|cut|put|set|read|hit|let|quit|split|shut|burst|spread|cast|shed|hurt|lost|won) (?:my|our)\b/iu;

/** Several sentences without any of these are a report, not words to somebody. */
const BETWEEN_US = /\b(?:i|my|me|mine(?!['’])|we|our|us|you|your|yours)\b/iu;

/** Who or what that is would be taken from what was said before. */
const POINTS_BACK = /^(?:he|she|they|it|those|these|that|him|her|them)$/u;

/** Behind a greeting `our guide, whose …` would be the one who is greeted. */
const APPOSED = /^(?:the|my|our) (?:[a-zà-ž]+ )?[a-zà-ž]+, (?:who|whose|which|an?|the|my|our)\b/iu;

/** `Priya, a boy of nine …` would be Priya, as would `Priya, the gardener planted his …`; and `Priya, Omar …` is a list. */
function opensWithSomebody({ text, tokens, sentences, clauses: [clause] }: Doc): boolean {
  if (/^(?:an?|one|another)\b/iu.test(text) || tokens[0]?.pos === 'PROPN') return true;
  const told = sentences[0]?.kind === 'statement' && sentences.length > 1;
  return told && /^the\b/iu.test(text) && clause?.subject.animacy === 'person';
}

function* afterGreeting(doc: Doc, end: number): Generator<Candidate> {
  const { text, tokens } = doc;
  if (/^(?:there)$/u.test(tokens[1]?.lower ?? '') || tokens[1]?.pos === 'PROPN') return;
  yield* inTurn(names(doc), [' P'], text.length, (frame, person) => {
    const comma = tokens[1]?.kind === 'word' ? ',' : '';
    return [{ start: end, end, text: frame.replace('P', person.words) + comma }];
  });
}

function* inFront(doc: Doc, asks: boolean): Generator<Candidate> {
  const opening = loweredOpening(doc);
  if (
    !opening ||
    (!asks && (POINTS_BACK.test(opening.token.lower) || matches(doc, APPOSED))) ||
    opensWithSomebody(doc) ||
    /^\p{Lu}{3}|^\p{Lu}+N'T$/u.test(doc.tokens[1]?.text ?? '')
  )
    return;
  const { start, end } = opening.token;
  const half = names(doc).filter((_, at) => at % 4 >= 2);
  const hello = doc.sentences.length > 1 ? ['Hi P, '] : ['Hey P, ', 'Hi P, ']; // nobody complains at length with `hey`
  const chat = doc.clauses[0]?.start === start ? [...hello, 'P, '] : hello;
  yield* inTurn(half, asks ? ['P, '] : chat, doc.text.length, (frame, person) => [
    { start, end, text: filled(frame, person) + opening.text },
  ]);
}

/** After thanks and questions, but not after a comma, where the name would end a list; a plain statement takes the name in front. */
function* atEnd(doc: Doc, asks: boolean): Generator<Candidate> {
  const at = endOfWords(doc);
  const thanks = /^(?:thanks(?! to\b)|thank|congrats|congratulations)\b/iu.test(doc.text);
  const last = doc.tokens.findLast(({ kind }) => kind === 'word');
  if (
    at === undefined ||
    doc.sentences.length > 1 ||
    (asks && doc.text.includes(',')) ||
    last === undefined ||
    /^\p{Lu}/u.test(last.text) ||
    bearsName(last) ||
    endsInSomebody(doc.text) ||
    !(asks || thanks || doc.text.includes('?'))
  )
    return;
  const half = names(doc).filter((_, place) => place % 4 < 2);
  yield* inTurn(half, [', P'], doc.text.length, (frame, person) => [
    { start: at, end: at, text: frame.replace('P', person.words) },
  ]);
}
