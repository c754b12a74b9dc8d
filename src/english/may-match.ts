import type { Doc } from '../core/doc.js';
import { alternativesOf } from './alternatives.js';
import { hasBit, noBits } from './bits.js';
import { byKeys } from './by-keys.js';
import { keyNamed, keysOf } from './keys-of.js';
import { allNeededKeys, type Keys, neededKeys } from './needed-keys.js';
import { perDoc } from './per-doc.js';

/** The numbers of what an expression needs, all of it; none where it also matches without any key. */
type Needs = readonly number[];
/** What is known of an expression. */
interface Known {
  readonly needs: Needs;
  /** What it is taken apart into, when it is first tried. */
  ways: readonly Way[] | undefined;
}
const known = new WeakMap<RegExp, Known>();
/** What many expressions need has one number. */
const numbered = new Map<string, number>();
let numbers = 0;

/**
 * Whether an expression may match in a text, by the words and signs that it needs: of many, most need not be tried. What it
 * needs is found once for each, so it must be made once, outside the rule.
 */
export function mayMatch(doc: Doc, pattern: RegExp): boolean {
  return has(doc, (known.get(pattern) ?? learn(pattern)).needs);
}

/** Whether one of the expressions may match in a text. */
export function oneMayMatch(patterns: readonly RegExp[]): (doc: Doc) => boolean {
  const needs = patterns.map((pattern) => (known.get(pattern) ?? learn(pattern)).needs);
  return (doc) => {
    for (const each of needs) if (has(doc, each)) return true;
    return false;
  };
}

function has(doc: Doc, needs: Needs): boolean {
  return needs.length === 0 || hasAll(doc, looked(doc), needs);
}

function hasAll(doc: Doc, apt: Apt, needs: Needs): boolean {
  for (const number of needs) {
    if (number >= apt.among) lookThrough(doc, apt);
    if (!hasBit(apt.bits, number)) return false;
  }
  return true;
}

function learn(pattern: RegExp): Known {
  const learnt = { needs: needsOf(pattern), ways: undefined };
  known.set(pattern, learnt);
  return learnt;
}

function needsOf(pattern: Pick<RegExp, 'source' | 'flags'>): Needs {
  const [first, ...others] = allNeededKeys(pattern) ?? [];
  // Signs beside what tells most are not asked for: an expression may be tried on the text with its apostrophes made one.
  const needs = [
    ...(first ? [first] : []),
    ...others.filter((keys) => [...keys].every((key) => /^[\w*]+$/u.test(key))),
  ];
  return needs.map(numberOf);
}

function numberOf(keys: Keys): number {
  const name = [...keys].join(' ');
  const before = numbered.get(name);
  if (before !== undefined) return before;
  for (const key of keys) keyNamed(key).needs.add(numbers);
  if (keys.size <= FEW) numbered.set(name, numbers);
  return numbers++;
}

/** More keys hardly come together twice. */
const FEW = 8;

/** A bit for each number: whether the text has one of those keys. */
interface Apt {
  bits: readonly number[];
  /** How many numbers there were when the text was looked through. */
  among: number;
}

const looked = perDoc((): Apt => ({ bits: [], among: 0 }));

function lookThrough(doc: Doc, apt: Apt): void {
  const bits = noBits(numbers);
  for (const { needs } of keysOf(doc)) needs.addTo(bits);
  apt.bits = bits;
  apt.among = numbers;
}

/** An expression that matches where another does, by some of the other's alternatives: those that need the same. */
class Way {
  readonly needs: Needs;
  private readonly source: string;
  private readonly flags: string;
  private pattern: RegExp | undefined;

  constructor(needs: Needs, source: string, flags: string) {
    this.needs = needs;
    this.source = source;
    this.flags = flags;
  }

  matches(text: string): boolean {
    this.pattern ??= new RegExp(this.source, this.flags);
    // `search`, unlike `test`, starts at the beginning for a global expression too.
    return text.search(this.pattern) >= 0;
  }
}

/**
 * Whether an expression that is made once matches somewhere in a text, or in a part of it, in whole words. Of its alternatives
 * only those are tried whose words stand in the text: mostly none.
 */
export function matches(doc: Doc, pattern: RegExp, part = doc.text): boolean {
  const of = known.get(pattern) ?? learn(pattern);
  const apt = looked(doc);
  if (!hasAll(doc, apt, of.needs)) return false; // asked first: it is one question, and the ways are many
  of.ways ??= takeApart(pattern);
  for (const way of of.ways) if (hasAll(doc, apt, way.needs) && way.matches(part)) return true;
  return false;
}

function takeApart(pattern: RegExp): readonly Way[] {
  const { source, flags } = pattern;
  const byNeeds = new Map<string, { readonly needs: Needs; readonly sources: string[] }>();
  for (const alternative of alternativesOf(source)) {
    const needs = needsOf({ source: alternative, flags });
    const same = byNeeds.get(String(needs));
    if (same) same.sources.push(alternative);
    else byNeeds.set(String(needs), { needs, sources: [alternative] });
  }
  return [...byNeeds.values()].map((way) => new Way(way.needs, way.sources.join('|'), flags));
}

/** Of expressions that are made once, those that may match in a text: found by its words, without asking each. */
export function mayMatchOf(patterns: readonly RegExp[]): (doc: Doc) => readonly RegExp[] {
  return byKeys(patterns, neededKeys);
}
