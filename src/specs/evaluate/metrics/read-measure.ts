import { stripThinking } from '../../../tasks/reading/strip-thinking.js';
import type { Decision } from '../evaluation.js';

/** A score from 0 to 100, or a decision, as one reply says it. */
export type Read =
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'decision'; readonly decision: Decision }
  | { readonly kind: 'none'; readonly reason: string };

const SCORE =
  /(?:^[^\S\n]*|"?\bscore"?[^\S\n]*[:=][^\S\n]*"?)(?<score>\d{1,3}(?:\.\d{1,4})?)(?:[^\S\n]*%|[^\S\n]*\/[^\S\n]*100)?"?[^\S\n]*[.,;]?(?=[^\S\n]*[}\n]|[^\S\n]*$|[^\S\n]*")/gimu;

/** A score on a line of its own or after `score:`, or OK or ERR as words: exactly one of them, or nothing is read. */
export function readMeasure(reply: string): Read {
  const text = (stripThinking(reply) ?? '').replaceAll(/[*_`]/gu, '');
  const decisions = [...new Set(text.match(/\b(?:OK|ERR)\b/gu) ?? [])];
  const scores = [...new Set([...text.matchAll(SCORE)].map((match) => Number(match.groups?.['score'])))];
  const [decision] = decisions;
  const [score] = scores;
  if (decisions.length + scores.length > 1) return { kind: 'none', reason: 'it says more than one thing' };
  if (score !== undefined)
    return score <= 100 ? { kind: 'score', score } : { kind: 'none', reason: `${score} is no score from 0 to 100` };
  if (decision === 'OK' || decision === 'ERR') return { kind: 'decision', decision };
  return { kind: 'none', reason: 'there is no score from 0 to 100 in it, and neither OK nor ERR' };
}
