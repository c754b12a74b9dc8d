import { type Doc, type Edit, matches, neededWords, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { swapsOf } from './swap.js';

/** Lengths of time near to each other, so that what was long stays long. */
const NEAR = wordTable<readonly string[]>({
  two: ['three'],
  three: ['two', 'four'],
  four: ['three', 'five'],
  five: ['four', 'six'],
  six: ['five', 'seven'],
  seven: ['six', 'eight'],
  eight: ['seven', 'nine'],
  nine: ['eight', 'ten'],
  ten: ['twelve', 'fifteen'],
  eleven: ['ten', 'twelve'],
  twelve: ['ten', 'fifteen'],
  fifteen: ['twenty'],
  twenty: ['fifteen', 'thirty'],
  thirty: ['forty', 'twenty'],
  forty: ['fifty', 'thirty'],
  fifty: ['forty'],
});
const UNIT = /^(?:minute|hour|day|night|week|month|year)s?$/u;

/** Where a number is weighed against another, or is the length that something is known for. */
const WEIGHED =
  /\b(?:within|every|each|per|deadline|unless|payment|notice|proceedings|instead of|rather than|supposed|promised|scheduled|out of|old|aged|pregnant|anniversary|exactly|half|twice|double)\b/iu;

export const anotherSpan: Rule = {
  about: 'Makes a length of time in the text a little longer or shorter',
  expects: { sentiment: 'same' },
  examples: [
    ['We waited forty minutes for a sandwich', 'We waited fifty minutes for a sandwich'],
    ['The charger died after 3 weeks 😤', 'The charger died after 4 weeks 😤'],
    [
      'It took them a week to write back, and after an hour I gave up',
      'It took them a week to write back, and after two hours I gave up',
    ],
    ['A two-hour film about bees', 'A three-hour film about bees'],
  ],
  leaves: [
    'It took three hours instead of one',
    'Three hours in the rain. Two.',
    'The claim must be made within three weeks. The form is at the desk, and the office is open to all.',
    'My son is four years old',
    'I go there once a week',
    'We had one day off',
    'I bought four chairs',
    'Open 24 hours, 365 days',
    'It was a two-week wait, not a three-week wait',
    'They close for a day trip',
    'A 7-year-old drew it',
    'Keep it dry for 48 hours',
  ],
  words: () => neededWords(UNIT),
  *propose(doc) {
    // a letter, a rule or a note on a patient means the number that it gives
    if (!/^(?:chat|story|review|ticket)$/u.test(kindOfText(doc)) || matches(doc, WEIGHED)) return;
    if (doc.tokens.filter(isNumber).length > 1) return;
    const spans = doc.tokens.flatMap((token) => numbered(doc, token) ?? single(doc, token) ?? []);
    if (new Set(spans.map(({ start }) => start)).size === 1) yield* swapsOf(spans);
  },
};

const isNumber = ({ kind, lower }: Token): boolean =>
  kind === 'number' || Object.hasOwn(NEAR, lower) || /^(?:one|once|twice|hundred|thousand|half)$/u.test(lower);

/** `three weeks`, `50 minutes`, `two-hour`. */
function numbered(doc: Doc, token: Token): readonly Edit[] | undefined {
  const [whole, number = '', link = '', unit = ''] =
    /^(\p{L}+|\d+)([ -])?(\p{L}+)?/u.exec(doc.text.slice(token.start, token.start + 24)) ?? [];
  if (!whole || !link || !UNIT.test(unit.toLowerCase())) return undefined;
  if (token.start > 0 && /[\d.,:/$£€-]/u.test(doc.text[token.start - 1] ?? '')) return undefined;
  if (/^-/u.test(doc.text.slice(token.start + whole.length))) return undefined;
  const rough = /\b(?:about|around|roughly|some|nearly|almost|over|under) $/iu.test(doc.text.slice(0, token.start));
  // `About twelve minutes` is no round number.
  const others = near(number).filter(
    (each) => !rough || /^(?:ten|fifteen|twenty|thirty|forty|fifty|\d*[05]|two|three|four|five)$/iu.test(each),
  );
  if (others.length === 0) return undefined;
  return others.map((text) => ({ start: token.start, end: token.start + number.length, text }));
}

function near(number: string): readonly string[] {
  if (!/^\d/u.test(number))
    return /^\p{Ll}+$/u.test(number) ? (NEAR[number] ?? []) : (NEAR[number.toLowerCase()] ?? []).map(capital);
  const value = Number(number);
  if (value < 2 || value > 90 || (value >= 20 && value % 5 !== 0)) return [];
  const step = value >= 20 ? 5 : 1;
  return value === 2 ? ['3'] : [`${value + step}`, `${value - step}`];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `after an hour`, `for a week`: one, which becomes two. */
function single({ tokens }: Doc, token: Token): readonly Edit[] | undefined {
  const unit = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  if (!/^an?$/u.test(token.lower) || !/^(?:for|after|within|took|waited|me|us|took)$/u.test(before?.lower ?? ''))
    return undefined;
  if (!unit || !/^(?:hour|week|month|year)$/u.test(unit.lower)) return undefined;
  const after = tokens[unit.index + 1];
  if (after && /^(?:NOUN|PROPN|ADJ)$/u.test(after.pos) && after.kind === 'word') return undefined;
  if (after && /^(?:or|long|-)/u.test(after.lower)) return undefined;
  return [{ start: token.start, end: unit.end, text: `two ${unit.lower}s` }];
}
