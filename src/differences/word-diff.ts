import type { Change } from './changes.js';
import { sequenceDiff } from './sequence-diff.js';

const TOKENS = /[\p{L}\p{N}\p{M}'’]+|\s+|[^\p{L}\p{N}\p{M}'’\s]/gu;

/** What became of the words of `source`: the longest common subsequence is kept. Quadratic in the words between the common ends. */
export function wordDiff(source: string, followUp: string): Change[] {
  return sequenceDiff(source.match(TOKENS) ?? [], followUp.match(TOKENS) ?? []);
}
