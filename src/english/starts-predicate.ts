import type { Token } from '../core/doc.js';
import { isParticiple } from './participle.js';
import { POSSESSIVES } from './words.js';

/** Whether what begins at `at` can be said of a subject: an adjective, a noun phrase with its determiner, a participle. */
export function startsPredicate(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (/^(?:some|any|every|no)(?:one|body|thing)$/u.test(token.lower) || token.lower === 'once') return true;
  if (['ADJ', 'DET', 'ADV', 'NUM', 'ADP'].includes(token.pos) || POSSESSIVES.has(token.lower)) return true;
  return token.pos === 'VERB' && (isParticiple(token) || /ing$/u.test(token.lower));
}
