import { describe, expect, test } from 'vitest';
import { negation } from '../../../perturbations/negation.js';
import { createRng } from '../../../src/core/rng.js';
import { perturb, source } from '../../../src/experiment/follow-ups.js';
import { sentiment } from '../../../src/tasks/index.js';

const LEAKED = 'I bought this jug to replace one that leaked. It pours well and hardly weighs a thing.';

function endings(input: string, label?: string): readonly string[] {
  const text = source({ id: 'x', input, ...(label !== undefined && { label }) });
  const { followUps } = perturb(text, { operator: negation, perItem: 100 }, sentiment, createRng(1));
  return followUps.map(({ followUp }) => followUp.slice(input.length).trim());
}

describe('a verdict that is added keeps to the known label', () => {
  test('no blame where the label is Positive or Neutral', () => {
    for (const label of ['Positive', 'Neutral'])
      expect(endings(LEAKED, label).filter((each) => /not impressed|not recommended|not worth/iu.test(each))).toEqual(
        [],
      );
  });

  test('blame as before where the label is Negative', () => {
    const bad = 'Our room stank of drains and the shower was broken. The receptionist was rude when we complained.';
    expect(endings(bad, 'Negative')).toContain('Not recommended.');
    expect(endings(bad, 'Positive')).not.toContain('Not recommended.');
    expect(endings(bad)).toContain('Not recommended.');
  });
});
