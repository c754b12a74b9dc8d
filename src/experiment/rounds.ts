import type { Candidate } from '../core/types.js';
import type { UsableRule } from './selection.js';

interface Round {
  has(rule: UsableRule): boolean;
  takes(candidate: Candidate, rule: UsableRule): boolean;
}

/** Whether a rule comes in several rounds. */
export const ranks = ({ rule }: UsableRule) => rule.ranks === true;

/** What is of the first rank, of any rule; then what has none; last what is of the last rank or a fallback. */
export const ROUNDS: readonly Round[] = [
  { has: ranks, takes: ({ rank }) => rank === 'first' },
  { has: ({ fallback }) => !fallback, takes: ({ rank }) => rank === undefined },
  {
    has: (rule) => rule.fallback || ranks(rule),
    takes: ({ rank }, { fallback }) => rank === 'last' || (fallback && rank === undefined),
  },
];

/** Lists of rules do not change: the rules of each round are found once. */
const known = new WeakMap<readonly UsableRule[], readonly (readonly UsableRule[])[]>();

export function inRounds(rules: readonly UsableRule[]): readonly (readonly UsableRule[])[] {
  const rounds = known.get(rules) ?? ROUNDS.map(({ has }) => rules.filter(has));
  known.set(rules, rounds);
  return rounds;
}
