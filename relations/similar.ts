import type { Relation } from '../src/plugin.js';
import { excerpt } from './checks/excerpt.js';
import { tokenF1 } from './checks/similarity/token-f1.js';
import { same } from './same.js';

/** What the share of words in common must reach where nobody says otherwise. */
const THRESHOLD = 0.6;

/**
 * Invariance between free texts: the two replies need not be equal, but must share most of their words. What is turned round by
 * one word ("can", "cannot") is as similar as before: invariants are for that. Of labels, only equal ones are similar.
 */
export const similar: Relation = {
  name: 'similar',
  about: `two free texts share at least ${THRESHOLD} of their words (token F1); between labels the same as same`,
  threshold: THRESHOLD,
  check({ threshold = THRESHOLD, ...pair }) {
    if (pair.task.labels.length > 0) return same.check(pair);
    const score = tokenF1(pair.source, pair.followUp);
    if (score >= threshold - 1e-9) return { status: 'held' };
    const got = Math.floor(100 * score) / 100;
    return {
      status: 'violated',
      reason: `Expected replies that share at least ${threshold} of their words, got ${got}: ${excerpt(pair.source)} and ${excerpt(pair.followUp)}`,
    };
  },
  expected: ({ label }) => [label],
};
