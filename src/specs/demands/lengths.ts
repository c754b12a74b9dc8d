import type { Demand } from './demand.js';

type Length = Extract<Demand, { kind: 'length' }>;

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']; // biome-ignore format: a list
const NUMBER = `(?<number>\\d{1,6}|${WORDS.slice(1).join('|')}|twenty|thirty|fifty)`;
const UNIT = '(?: (?!in |per |or |and |of )(?:short |single |different )?(?<unit>[a-z]{3,20}))?';

interface Form {
  readonly at: RegExp;
  readonly bounds: (number: number) => Pick<Length, 'least' | 'most'>;
}

const form = (before: string, after: string, bounds: Form['bounds']): Form => ({
  at: new RegExp(`\\b${before}${NUMBER}${UNIT}${after}`, 'giu'),
  bounds,
});

/** Longer forms first: what one has read no other reads again. */
const FORMS: readonly Form[] = [
  form('(?:at least|no fewer than|not fewer than|no less than|a minimum of|minimum(?: of)?) ', '', (least) => ({ least, most: undefined })),
  form('(?:at most|no more than|not more than|no longer than|not longer than|up to|a maximum of|maximum(?: of)?|not exceed(?:ing)?|within|max\\.?) ', '', (most) => ({ least: undefined, most })),
  form('(?:fewer than|less than|shorter than|under|below) ', '', (over) => ({ least: undefined, most: over - 1 })),
  form('(?:more than|longer than|over) ', '', (under) => ({ least: under + 1, most: undefined })),
  form('exactly ', '', (count) => ({ least: count, most: count })),
  form('', ' or (?:fewer|less)', (most) => ({ least: undefined, most })),
  form('', ' or more', (least) => ({ least, most: undefined })),
]; // biome-ignore format: a table
const BETWEEN = new RegExp(`\\b(?:between )?(?<from>\\d{1,6})(?: and |-|–| to )${NUMBER}${UNIT}`, 'giu');
const SINGLE = /\b(?:a single|in one|one single|only one|be one|of one) (?<unit>word|sentence|paragraph|line)\b/giu;
const EACH = /^[^.;]{0,30}\b(?:each|every|per)\b/iu;

/** How long a rule says that something is: `at most 80 words`, `between 3 and 5 topics`, `a single paragraph`. */
export function lengthsIn(rule: string): readonly Length[] {
  const found: { readonly at: number; readonly length: Length }[] = [];
  let text = rule;
  const take = (match: RegExpExecArray, unit: string | undefined, bounds: Pick<Length, 'least' | 'most'>) => {
    const [whole] = match;
    const each = EACH.test(rule.slice(match.index + whole.length));
    found.push({ at: match.index, length: { kind: 'length', unit: plural(unit), each, ...bounds } });
    text = text.slice(0, match.index) + '#'.repeat(whole.length) + text.slice(match.index + whole.length);
  };
  for (const match of text.matchAll(BETWEEN)) {
    const [from, to] = [Number(match.groups?.['from']), countOf(match.groups?.['number'])];
    if (from <= to && match.groups?.['unit'] !== undefined)
      take(match, match.groups['unit'], { least: from, most: to });
  }
  for (const { at, bounds } of FORMS)
    for (const match of text.matchAll(at))
      take(match, match.groups?.['unit'], bounds(countOf(match.groups?.['number'])));
  for (const match of text.matchAll(SINGLE)) take(match, match.groups?.['unit'], { least: 1, most: 1 });
  return found.toSorted((a, b) => a.at - b.at).map(({ length }) => length);
}

function plural(unit: string | undefined): string {
  if (unit === undefined) return '';
  const lower = unit.toLowerCase();
  if (lower.endsWith('s')) return lower;
  return lower.endsWith('y') ? `${lower.slice(0, -1)}ies` : `${lower}s`;
}

function countOf(number: string | undefined): number {
  const lower = number?.toLowerCase() ?? '';
  const word = { twenty: 20, thirty: 30, fifty: 50 }[lower] ?? WORDS.indexOf(lower);
  return word >= 0 ? word : Number(lower);
}
