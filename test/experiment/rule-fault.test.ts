import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { createRng } from '../../src/core/rng.js';
import type { Edit, Perturbation } from '../../src/core/types.js';
import { perturb, source } from '../../src/experiment/follow-ups.js';
import { sentiment } from '../../src/tasks/index.js';

function operator(propose: Perturbation['rules'][string]['propose']): Perturbation {
  const rule = { about: 'a rule of a test', examples: [], leaves: [], propose };
  return { name: 'own', category: 'own', about: 'of a test', expects: { sentiment: 'same' }, rules: { faulty: rule } };
}

const run = (propose: Perturbation['rules'][string]['propose']) => () =>
  perturb(
    source({ id: 't1', input: 'I like it' }),
    { operator: operator(propose), perItem: 1 },
    sentiment,
    createRng(1),
  );

describe('a rule that breaks the plug-in contract is named, with the item', () => {
  test('where it throws', () => {
    const fails = run(() => {
      throw new TypeError('boom');
    });
    expect(fails).toThrow(UserError);
    expect(fails).toThrow('Operator own, rule faulty, on item t1: boom');
  });

  test.each<[why: string, edit: object]>([
    ['Expected disjoint edits inside 0..9', { start: 0, end: 99, text: 'x' }],
    ['Expected the text of an edit, got function', { start: 0, end: 1, text: Object }],
    ['Expected the text of an edit, got undefined', { start: 0, end: 1 }],
  ])('%s', (why, edit) => {
    expect(run(() => [{ edits: [edit as Edit] }])).toThrow(`Operator own, rule faulty, on item t1: ${why}`);
  });
});
