import type { Doc } from '../core/doc.js';
import { neededWords } from './needed-words.js';
import { wordsOf } from './words-of.js';

/** By expression the words that it needs, none where it also matches without any certain word. */
const known = new WeakMap<RegExp, ReadonlySet<string> | 'any'>();

/**
 * Whether an expression may match in a text, by the words that it needs: of many, most need not be tried. What it needs is
 * found once for each, so it must be made once, outside the rule.
 */
export function mayMatch(doc: Doc, pattern: RegExp): boolean {
  let needed = known.get(pattern);
  if (!needed) {
    const words = neededWords(pattern);
    needed = words ? new Set(words) : 'any';
    known.set(pattern, needed);
  }
  return needed === 'any' || meet(needed, wordsOf(doc));
}

/** Whether two sets have a word in common; those of the smaller are looked up. */
function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  for (const word of small) if (large.has(word)) return true;
  return false;
}

/** Whether an expression that is made once matches somewhere in a text: tried only where its words stand in it. */
export function matches(doc: Doc, pattern: RegExp): boolean {
  // `search`, unlike `test`, starts at the beginning for a global expression too.
  return mayMatch(doc, pattern) && doc.text.search(pattern) >= 0;
}
