import type { Task } from '../../core/types.js';
import { isTransparent } from './endings.js';
import { type Group, groupsOf } from './groups.js';
import { mentionsOf } from './mentions.js';
import { type Rank, rankOf } from './rank.js';
import { type Scan, tokenAt, toScan } from './scan.js';
import type { Token } from './tokens.js';

export interface Claim {
  readonly rank: Rank;
  /** The labels that are given, each once: more than one is no answer. */
  readonly labels: readonly string[];
}

/** Every place in a text where labels are given as an answer. */
export function claimsOf(tokens: readonly Token[], task: Task): readonly Claim[] {
  const groups = groupsOf(tokens, mentionsOf(tokens, task));
  const scan = toScan(tokens, task);
  const choiceEnds = new Set(groups.filter(({ all }) => all.length > 1).map(({ last }) => last));
  const scored = new Set(groups.filter((group) => isScored(tokens, group)).flatMap(({ all }) => all));
  return groups.flatMap((group) => {
    const isOneOfScores = scored.size > 1 && isScored(tokens, group);
    if (group.labels.length === 0 || isChoice(tokens, group) || isOneOfScores) return [];
    const rank = rankOf(scan, group, (token) => choiceEnds.has(token));
    return rank && !isEcho(scan, group, rank) ? [{ rank, labels: group.labels }] : [];
  });
}

/** All labels in a row, after a colon or as a sentence of their own in the middle of a reply: the prompt's list of options. */
function isEcho({ tokens, task }: Scan, { labels, first }: Group, rank: Rank): boolean {
  if (labels.length < task.labels.length) return false;
  if (rank === 'stated') return labels.length > 2;
  return rank === 'sentence' && (labels.length > 2 || tokenAt(tokens, first - 1).text === ':');
}

/** `Yes or No: …` asks; it does not answer. */
function isChoice(tokens: readonly Token[], { all, last }: Group): boolean {
  const next = tokens.slice(last + 1, last + 6).find((token) => !isTransparent(token));
  return all.length > 1 && next?.text === ':';
}

/** `Positive: 0.7`, `Negative (20%)`: with another label's score beside it, it is no answer. */
function isScored(tokens: readonly Token[], { last }: Group): boolean {
  const after = tokens.slice(last + 1, last + 6).filter((token) => token.text === '(' || !isTransparent(token));
  return ':=(-–—'.includes(tokenAt(after, 0).text) && /^[-+]?\d/.test(tokenAt(after, 1).text);
}
