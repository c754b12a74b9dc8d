import { type Part, PatternReader, type Sequence } from './pattern-parts.js';

export type Keys = ReadonlySet<string>;

/**
 * Keys of which each text that an expression matches has one: a word, `abc*` and `*xyz` for how a word begins and ends, a
 * sign. Nothing where there are no certain ones.
 */
export function neededKeys(pattern: RegExp): Keys | undefined {
  return allNeededKeys(pattern)?.[0];
}

/** The same of several places in the expression, first the keys that tell most: a text has one of each. */
export function allNeededKeys({ source, flags }: Pick<RegExp, 'source' | 'flags'>): readonly Keys[] | undefined {
  if (flags.includes('v')) return undefined;
  return ofAll(new PatternReader(source).alternatives(), false, false);
}

/** How many letters of a word's beginning or end make a key. */
export const AFFIX = 3;
/** More ways to write a run of letters are not told apart. */
const MANY = 32;

/** Places of an expression that are told apart. */
const PLACES = 3;

function ofAll(alternatives: readonly Sequence[], left: boolean, right: boolean): readonly Keys[] | undefined {
  const each: (readonly Keys[])[] = [];
  for (const sequence of alternatives) {
    const needed = ofSequence(sequence, left, right);
    if (needed.length === 0) return undefined;
    each.push(needed);
  }
  return Array.from({ length: Math.max(...each.map(({ length }) => length)) }, (_, place) => {
    const all = new Set<string>();
    for (const needed of each) for (const key of needed[place] ?? needed.at(-1) ?? []) all.add(key);
    return all;
  });
}

/** The keys that its parts need, cheapest first; `left` and `right`: whether a word surely begins and ends there. */
function ofSequence(parts: Sequence, left: boolean, right: boolean): readonly Keys[] {
  let best: Keys | undefined;
  const others: Keys[] = [];
  const add = (keys: Keys | undefined) => {
    if (!keys) return;
    const cheapest = cheaper(best, keys);
    if (best) others.push(cheapest === best ? keys : best);
    best = cheapest;
  };
  let runs: readonly string[] = [''];
  let edge = left;
  for (const [at, part] of parts.entries()) {
    const longer = joined(runs, spelt(part));
    if (longer) {
      runs = longer;
      continue;
    }
    add(ofRuns(runs, edge, beginsApart(parts, at, right)));
    edge = edge && runs.every((run) => run === '');
    runs = [''];
    if (part.least > 0) {
      const [first, ...rest] = ofPart(part, edge, beginsApart(parts, at + 1, right));
      add(first);
      others.push(...rest);
    }
    edge = endsApart(part, edge);
  }
  add(ofRuns(runs, edge, right));
  return best ? [best, ...others.sort((one, other) => costs(one) - costs(other)).slice(0, PLACES - 1)] : [];
}

function ofPart({ kind, keys, alternatives = [], behind, most }: Part, left: boolean, right: boolean): readonly Keys[] {
  if (kind === 'group') return ofAll(alternatives, left, right && most === 1) ?? [];
  if (kind === 'seen') return ofAll(alternatives, left && !behind, right && behind === true) ?? [];
  return keys ? [new Set(keys)] : [];
}

/** All ways to write a part that is letters only. */
function spelt({ kind, letters = [], alternatives = [], least, most }: Part): readonly string[] | undefined {
  if (kind === 'nothing') return [''];
  if (most !== 1) return undefined;
  let ways: readonly string[] | undefined;
  if (kind === 'letters') ways = letters;
  else if (kind === 'group') {
    const all: string[] = [];
    for (const sequence of alternatives) {
      const one = sequence.reduce<readonly string[] | undefined>(
        (runs, each) => runs && joined(runs, spelt(each)),
        [''],
      );
      if (!one) return undefined;
      all.push(...one);
    }
    ways = all;
  }
  return ways && least === 0 ? ['', ...ways] : ways;
}

function joined(starts: readonly string[], ends: readonly string[] | undefined): readonly string[] | undefined {
  if (!ends || starts.length * ends.length > MANY) return undefined;
  const [end] = ends;
  if (ends.length === 1 && end !== undefined) return starts.map((start) => start + end);
  return starts.flatMap((start) => ends.map((end) => start + end));
}

function ofRuns(runs: readonly string[], left: boolean, right: boolean): Keys | undefined {
  const keys = new Set<string>();
  for (const run of runs) {
    if (run === '' || !((left && right) || ((left || right) && run.length >= AFFIX))) return undefined;
    keys.add(left && right ? run : left ? `${run.slice(0, AFFIX)}*` : `*${run.slice(-AFFIX)}`);
  }
  return keys;
}

/** Whether no word goes on from before the part at a place into it, however the expression matches. */
function beginsApart(parts: Sequence, at: number, right: boolean): boolean {
  const part = parts[at];
  if (!part) return right;
  const { kind, alternatives = [], behind, least } = part;
  if (kind === 'letters' || kind === 'any') return false;
  if (kind === 'edge' && least > 0) return true;
  const next = beginsApart(parts, at + 1, right);
  if (kind === 'group') return (least > 0 || next) && alternatives.every((sequence) => beginsApart(sequence, 0, next));
  if (kind === 'seen' && !behind) return next || alternatives.every((sequence) => beginsApart(sequence, 0, false));
  return next;
}

/** Whether a word that follows the part surely begins there; `before`: whether one would before it. */
function endsApart({ kind, alternatives = [], behind, least, most }: Part, before: boolean): boolean {
  const ends = (start: boolean) =>
    alternatives.every((sequence) => sequence.reduce((edge, part) => endsApart(part, edge), start));
  if (kind === 'edge') return least > 0 || before;
  if (kind === 'group') return (least > 0 || before) && ends(before && most === 1);
  if (kind === 'seen') return before || (behind === true && ends(false));
  return kind === 'nothing' && before;
}

/** Words and signs that most texts have: they tell little. */
const COMMON = new Set(
  `a an the i it is was are were be been to of and in for on my we you he she they me our your his her their that this at not have has
   had can could will would so with by from as but or if no all there what about s t m re ve d ll do did does . , ' ’ -`.split(
    /\s+/u,
  ),
);

function cost(key: string): number {
  if (COMMON.has(key)) return 60;
  if (/^\w+$/u.test(key)) return key === '0' ? 15 : 1;
  return /^\*(?:ing|ion|ers|ent|ted)$/u.test(key) ? 20 : 4;
}

function cheaper(one: Keys | undefined, other: Keys): Keys {
  return one && costs(one) <= costs(other) ? one : other;
}

function costs(keys: Keys): number {
  let sum = 0;
  for (const key of keys) sum += cost(key);
  return sum;
}
