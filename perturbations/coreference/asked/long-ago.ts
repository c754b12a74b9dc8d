import type { Question } from '../../../src/plugin.js';

/** `Has a dog gone up before a man did`: said of then it is `went`, not `has gone`. */
export function isLongAgo({ auxiliary, predicate }: Question): boolean {
  return /^ha(?:s|ve)$/u.test(auxiliary.lower) && /\b(?:before|after) [^,]* (?:did|was|were)\b/u.test(predicate.text);
}
