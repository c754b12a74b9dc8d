import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { isFormal, isOfficial } from '../around/register.js';
import { filled, inTurn } from '../person/frames.js';
import { loweredOpening } from '../person/opening.js';
import { isNotice } from '../person/record.js';
import { isReview } from '../person/reviewed.js';
import { bearsName, endsInSomebody } from './bears-name.js';
import { names } from './names.js';

const GREETING = /^(?:hey|hi|hello)$/u;
const TO_ONE =
  /^(?:guys|all|everyone|everybody|team|folks|sir|madam|you|dear|doctor|doc|nurse|officer|driver|chef|coach|teacher|professor|mom|dad|mum|babe|friends|ladies|girls|people|y'all)$/u;
const TO_ALL =
  /\b(?:you all|you guys|any(?:one|body) (?:else )?(?:know|think|have|want|got|sell|need|been|tried|going|up)(?:s|ing)?)\b|\bany(?:one|body)\b[^.!]*\?|^any(?:one|body)\b/iu;
const TO_WHOEVER = /\bany(?:one|body) else\b|^(?:has|is|did|does) any(?:one|body) (?!in |from |of |on )/iu;
const LONGEST = 30;

export const addressee: Rule = {
  about: 'A named person is spoken to: “Hey Priya, …”, “Thanks, Omar!”',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['The soup was cold 🍲', 'Hey Leila, the soup was cold 🍲'],
    ['Thanks for the ride! 🚗', 'Thanks for the ride, Priya! 🚗'],
    ['Is a tomato a fruit?', 'Is a tomato a fruit, Ahmed?'],
    ['Hey.. are we late? 😀', 'Hey Priya.. are we late? 😀'],
  ],
  leaves: [
    'Does anyone know when the pool opens?',
    "I STILL HAVEN'T BEEN PAID",
    'Has anyone had trouble with this lamp?',
  ],
  *propose(doc, { task }) {
    const asks = task.like === 'yes-no';
    if (
      isNotice(doc) ||
      isReview(doc) ||
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
      yield* atEnd(doc, asks);
    }
  },
};

/** Who or what that is would be taken from what was said before. */
const POINTS_BACK = /^(?:he|she|they|it|those|these|that|him|her|them)$/u;

/** Nobody else is spoken to, and `you` in a question does not come to mean the person. */
function isOpen(doc: Doc, asks: boolean): boolean {
  const { tokens } = doc;
  if (tokens[0]?.lower === 'dear' || TO_ALL.test(doc.text) || (!asks && isOfficial(doc))) return false;
  if (
    tokens.some(
      ({ lower, pos }, at) =>
        TO_ONE.test(lower) && (at < 3 || lower !== 'you') && pos !== 'DET' && tokens[at + 1]?.text === ',',
    )
  )
    return false;
  if (tokens.some(({ lower }, at) => at < 3 && TO_ONE.test(lower) && GREETING.test(tokens[at - 1]?.lower ?? '')))
    return false;
  if (TO_WHOEVER.test(doc.text)) return false;
  return !asks || !tokens.some(({ lower }) => /^(?:i|me|my|you|your|yours|yourself)$/u.test(lower));
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
    (!asks && POINTS_BACK.test(opening.token.lower)) ||
    /^\p{Lu}{3}|^\p{Lu}+N'T$/u.test(doc.tokens[1]?.text ?? '')
  )
    return;
  const { start, end } = opening.token;
  const half = names(doc).filter((_, at) => at % 4 >= 2);
  const chat = doc.clauses[0]?.start === start ? ['Hey P, ', 'Hi P, ', 'P, '] : ['Hey P, ', 'Hi P, '];
  const asking = isFormal(doc) ? ['P, '] : ['P, ', 'P, ', 'Hey P, '];
  yield* inTurn(half, asks ? asking : chat, doc.text.length, (frame, person) => [
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
    /^\p{Lu}/u.test(last?.text ?? '') ||
    (last && bearsName(last)) ||
    endsInSomebody(doc.text) ||
    !(asks || thanks || doc.text.includes('?'))
  )
    return;
  const half = names(doc).filter((_, place) => place % 4 < 2);
  yield* inTurn(half, [', P'], doc.text.length, (frame, person) => [
    { start: at, end: at, text: frame.replace('P', person.words) },
  ]);
}
