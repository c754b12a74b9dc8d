import { neededKeys } from './needed-keys.js';

/**
 * Words, in lower case, or how a word begins (`abc*`) or ends (`*xyz`), or signs, of which one stands in each text that one of
 * the expressions matches: what a rule that begins with them may declare as its words. Nothing where an expression also
 * matches without any of these. A word stands for itself.
 */
export function neededWords(...patterns: readonly (RegExp | string)[]): readonly string[] | undefined {
  const all = new Set<string>();
  for (const pattern of patterns) {
    const needed = typeof pattern === 'string' ? [pattern] : neededKeys(pattern);
    if (!needed) return undefined;
    for (const word of needed) all.add(word);
  }
  return [...all];
}
