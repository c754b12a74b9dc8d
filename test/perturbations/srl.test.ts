import { describe, expect, test } from 'vitest';
import { srl } from '../../perturbations/srl.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';
import { ROWS } from './srl/rows.js';

function proposed(rule: string, text: string): string[] {
  const candidates = srl.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(1) }) ?? [];
  return [...candidates].map(({ edits }) => applyEdits(text, edits));
}

describe('srl', () => {
  test.each(ROWS)('%s on %j', (rule, text, want) => {
    expect(proposed(rule, text)).toEqual(want);
  });

  test('every rule has a row', () => {
    expect(Object.keys(srl.rules).filter((id) => !ROWS.some(([rule]) => rule === id))).toEqual([]);
  });
});
