import { neededKeys } from './needed-keys.js';

/** The expressions that words were found for. */
const found = new WeakMap<Iterable<string>, readonly RegExp[]>();

/**
 * Words, in lower case, or how a word begins (`abc*`) or ends (`*xyz`), or signs, of which one stands in each text that one of
 * the expressions matches: what a rule that begins with them may declare as its words. Nothing where an expression also
 * matches without any of these. A word stands for itself.
 */
export function neededWords(...patterns: readonly (RegExp | string)[]): readonly string[] | undefined {
  const all = new Set<string>();
  const expressions: RegExp[] = [];
  for (const pattern of patterns) {
    const needed = typeof pattern === 'string' ? [pattern] : neededKeys(pattern);
    if (!needed) return undefined;
    if (typeof pattern !== 'string') expressions.push(pattern);
    for (const word of needed) all.add(word);
  }
  const words = [...all];
  if (expressions.length === patterns.length) found.set(words, expressions);
  return words;
}

/** The expressions that words were found for: where none of them may match, the words do not help. */
export function expressionsOf(words: Iterable<string>): readonly RegExp[] | undefined {
  return found.get(words);
}
