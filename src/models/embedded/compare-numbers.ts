import type { Evidence } from './evidence.js';
import { words } from './words.js';

const MORE = new Set(
  'more over above after later greater larger bigger longer taller higher heavier older exceed exceeds outnumber surpass'.split(
    ' ',
  ),
);
const LESS = new Set('less fewer under below before earlier smaller shorter lower lighter younger'.split(' '));
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FACTORS: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);

/**
 * Whether the numbers of the context compare as the question says; undefined where it does not compare, or numbers are
 * missing. `… before 1950?` is put against the number in the sentence that matches best; without a number, `Is A older
 * than B?` compares the sentence that shares most with A to the one that shares most with B.
 */
export function compareNumbers(question: string, { sentences }: Pick<Evidence, 'sentences'>): boolean | undefined {
  const asked = words(question);
  const at = asked.findIndex((word) => MORE.has(word) || LESS.has(word));
  if (at < 0) return undefined;
  const limit = numbers(asked.slice(at + 1))[0];
  const told = sentences
    .map(({ text, weight }) => ({ words: words(text), weight }))
    .filter((each) => numbers(each.words).length > 0);
  const shared = (some: readonly string[]) => (each: { words: readonly string[] }) =>
    some.filter((word) => word.length > 3 && each.words.some((other) => sameWord(word, other))).length;
  const left = best(told, limit === undefined ? shared(asked.slice(0, at)) : ({ weight }) => weight);
  const right = limit === undefined ? best(told, shared(asked.slice(at + 1))) : undefined;
  const first = numbers(left?.words ?? [])[0];
  const second = limit ?? numbers(right?.words ?? [])[0];
  if (first === undefined || second === undefined || left === right) return undefined;
  return MORE.has(asked[at] ?? '') ? first > second : first < second;
}

/** The first of the highest above 0. */
function best<T>(values: readonly T[], score: (value: T) => number): T | undefined {
  let top: { readonly value: T; readonly score: number } | undefined;
  for (const value of values) {
    const scored = score(value);
    if (scored > (top?.score ?? 0)) top = { value, score: scored };
  }
  return top?.value;
}

/** `spiders` and `spider`. */
function sameWord(one: string, other: string): boolean {
  return one === other || `${one}s` === other || one === `${other}s`;
}

/** The numbers among the words, in digits (`1950`) or spelled (`ninety-two`, `two thousand`). */
export function numbers(text: readonly string[]): number[] {
  const found: number[] = [];
  let wasNumber = false;
  for (const word of text) {
    const factor = FACTORS.get(word);
    const value = numberOf(word);
    if (factor !== undefined) found.push((wasNumber ? (found.pop() ?? 1) : 1) * factor);
    else if (value !== undefined) found.push(value);
    wasNumber = factor !== undefined || value !== undefined;
  }
  return found;
}

function numberOf(word: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word);
  const [tens = '', unit = ''] = word.split('-');
  if (UNITS.includes(word)) return UNITS.indexOf(word);
  if (!TENS.includes(tens) || (unit !== '' && !UNITS.includes(unit))) return undefined;
  return 20 + 10 * TENS.indexOf(tens) + Math.max(0, UNITS.indexOf(unit));
}
