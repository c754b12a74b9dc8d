import type { Doc } from '../core/doc.js';
import { byKeys, findBy, newList } from './by-keys.js';
import { keysOf } from './keys-of.js';
import { neededKeys } from './needed-keys.js';
import { perDoc } from './per-doc.js';

/** The places of expressions that need certain keys; none for those that also match without any. */
const known = new WeakMap<RegExp, { readonly place: number | undefined }>();
const list = newList();
let places = 0;

/**
 * Whether an expression may match in a text, by the words and signs that it needs: of many, most need not be tried. What it
 * needs is found once for each, so it must be made once, outside the rule.
 */
export function mayMatch(doc: Doc, pattern: RegExp): boolean {
  const { place } = known.get(pattern) ?? learn(pattern);
  if (place === undefined) return true;
  const apt = looked(doc);
  if (place >= apt.among) lookThrough(doc, apt);
  return (((apt.bits[(place / BITS) | 0] ?? 0) >> (place % BITS)) & 1) === 1;
}

function learn(pattern: RegExp): { readonly place: number | undefined } {
  const keys = neededKeys(pattern);
  const place = keys && places++;
  if (place !== undefined) for (const key of keys ?? []) findBy(key, list, place);
  const learnt = { place };
  known.set(pattern, learnt);
  return learnt;
}

/** A bit for each known expression: whether the text has something that it needs. A plain array of small numbers costs least. */
interface Apt {
  bits: readonly number[];
  /** How many expressions were known when the text was looked through. */
  among: number;
}
const BITS = 30;

const looked = perDoc((): Apt => ({ bits: [], among: 0 }));

function lookThrough(doc: Doc, apt: Apt): void {
  const bits: number[] = new Array(Math.ceil(places / BITS)).fill(0);
  for (const key of keysOf(doc))
    for (const place of key.places[list] ?? NONE) {
      const at = (place / BITS) | 0;
      bits[at] = (bits[at] ?? 0) | (1 << (place % BITS));
    }
  apt.bits = bits;
  apt.among = places;
}

const NONE: readonly number[] = [];

/** Whether an expression that is made once matches somewhere in a text: tried only where what it needs stands in it. */
export function matches(doc: Doc, pattern: RegExp): boolean {
  // `search`, unlike `test`, starts at the beginning for a global expression too.
  return mayMatch(doc, pattern) && doc.text.search(pattern) >= 0;
}

/** Of expressions that are made once, those that may match in a text: found by its words, without asking each. */
export function mayMatchOf(patterns: readonly RegExp[]): (doc: Doc) => readonly RegExp[] {
  return byKeys(patterns, neededKeys);
}
