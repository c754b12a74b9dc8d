import { describe, expect, test } from 'vitest';
import { negation } from '../../perturbations/negation.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';
import { ASKED_AROUND } from './negation/asked-around.js';
import { DENIED_INSIDE } from './negation/denied-inside.js';
import { FACTS_DENIED } from './negation/facts-denied.js';
import { REWORDED } from './negation/reworded.js';
import { SAID_AROUND } from './negation/said-around.js';
import { SINGLE } from './negation/single.js';

/** A table for each file of rules; rules that have a file of their own are in `SINGLE`. */
const TABLE = [ASKED_AROUND, DENIED_INSIDE, FACTS_DENIED, REWORDED, SAID_AROUND, SINGLE].flat();

function proposed(rule: string, text: string): string[] {
  const candidates = negation.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(1) }) ?? [];
  return [...candidates].map(({ edits }) => applyEdits(text, edits));
}

describe('negation', () => {
  test.each(TABLE)('%s on %j', (rule, text, want) => {
    expect(proposed(rule, text)).toEqual(want);
  });

  test('every rule has a row', () => {
    expect(Object.keys(negation.rules).filter((id) => !TABLE.some(([rule]) => rule === id))).toEqual([]);
  });
});
