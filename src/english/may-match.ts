import type { Doc } from '../core/doc.js';
import { byKeys } from './by-keys.js';
import { keysOf } from './keys-of.js';
import { neededKeys } from './needed-keys.js';
import { perDoc } from './per-doc.js';

interface Known {
  /** Its place among all that need certain keys; none where it also matches without any. */
  readonly place: number | undefined;
  readonly keys: ReadonlySet<string>;
}

const known = new WeakMap<RegExp, Known>();
/** The places of the expressions that need a key. */
const byKey = new Map<string, number[]>();
let places = 0;

/**
 * Whether an expression may match in a text, by the words and signs that it needs: of many, most need not be tried. What it
 * needs is found once for each, so it must be made once, outside the rule.
 */
export function mayMatch(doc: Doc, pattern: RegExp): boolean {
  const { place, keys } = known.get(pattern) ?? learn(pattern);
  if (place === undefined) return true;
  const { apt, has } = lookedUp(doc);
  const found = apt[place];
  if (found !== undefined) return found === 1;
  for (const key of keys) if (has.has(key)) return true; // it was not known yet when the text was looked up
  return false;
}

function learn(pattern: RegExp): Known {
  const keys = neededKeys(pattern);
  const place = keys && places++;
  if (place !== undefined)
    for (const key of keys ?? []) {
      const those = byKey.get(key);
      if (those) those.push(place);
      else byKey.set(key, [place]);
    }
  const all = { place, keys: keys ?? new Set<string>() };
  known.set(pattern, all);
  return all;
}

/** For each known expression whether the text has something that it needs. */
const lookedUp = perDoc((doc: Doc) => {
  const has = keysOf(doc);
  const apt = new Uint8Array(places);
  for (const key of has) for (const place of byKey.get(key) ?? []) apt[place] = 1;
  return { apt, has };
});

/** Whether an expression that is made once matches somewhere in a text: tried only where what it needs stands in it. */
export function matches(doc: Doc, pattern: RegExp): boolean {
  // `search`, unlike `test`, starts at the beginning for a global expression too.
  return mayMatch(doc, pattern) && doc.text.search(pattern) >= 0;
}

/** Of expressions that are made once, those that may match in a text: found by its words, without asking each. */
export function mayMatchOf(patterns: readonly RegExp[]): (doc: Doc) => readonly RegExp[] {
  return byKeys(patterns, neededKeys);
}
