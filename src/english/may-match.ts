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

/** Of expressions that are made once, those that may match in a text: found by its words, without asking each. */
export function mayMatchOf(patterns: readonly RegExp[]): (doc: Doc) => readonly RegExp[] {
  const byWord = new Map<string, RegExp[]>();
  const always: RegExp[] = [];
  let read = false;
  const readAll = () => {
    read = true;
    for (const pattern of patterns) {
      const words = neededWords(pattern);
      if (!words) always.push(pattern);
      for (const word of words ?? []) {
        const those = byWord.get(word);
        if (those) those.push(pattern);
        else byWord.set(word, [pattern]);
      }
    }
  };
  return (doc) => {
    if (!read) readAll();
    const found = new Set(always);
    for (const word of wordsOf(doc)) for (const pattern of byWord.get(word) ?? []) found.add(pattern);
    return [...found];
  };
}
