import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.js';
import type { Perturbation } from '../../src/core/types.js';
import { parse } from '../../src/english/doc.js';
import { aptRules } from '../../src/experiment/apt-rules.js';
import { usableRules } from '../../src/experiment/selection.js';
import { sentiment } from '../../src/tasks/index.js';

const doc = parse('The soup was cold.');

function rulesNamed(...ids: readonly string[]) {
  const rule = { about: 'Nothing.', examples: [], *propose() {} };
  const operator: Perturbation = {
    name: 'orders',
    category: 'orders',
    about: 'Orders.',
    expects: { sentiment: 'same' },
    rules: Object.fromEntries(ids.map((id) => [id, id === 'soup' ? { ...rule, words: () => ['soup'] } : rule])),
  };
  return usableRules(operator, sentiment);
}

function orderOf(ids: readonly string[], seed: number): string[] {
  return aptRules(rulesNamed(...ids), doc, createRng(seed)).map(({ id }) => id);
}

describe('the rules that a text is tried with', () => {
  test('each comes first about as often', () => {
    const ids = ['a', 'b', 'c', 'soup', 'd', 'e', 'f', 'g'];
    const rules = rulesNamed(...ids);
    const firsts = new Map<string, number>();
    for (let seed = 0; seed < 8000; seed++) {
      const [first] = aptRules(rules, doc, createRng(seed));
      if (first) firsts.set(first.id, (firsts.get(first.id) ?? 0) + 1);
    }
    for (const id of ids) expect(Math.abs((firsts.get(id) ?? 0) - 1000)).toBeLessThan(150); // five standard deviations
  });

  test('have the same order whatever others there are', () => {
    for (let seed = 0; seed < 50; seed++)
      expect(orderOf(['a', 'b', 'c', 'd'], seed).filter((id) => id !== 'c')).toEqual(orderOf(['d', 'b', 'a'], seed));
  });
});
