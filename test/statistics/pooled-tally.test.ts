import { expect, test } from 'vitest';
import { clusteredRate } from '../../src/statistics/clustered.js';
import { createPooledTally } from '../../src/statistics/pooled-tally.js';
import { observation } from './observations.js';

test('shots and contexts are counted together, an item is one cluster, and each identity arm counts once', () => {
  const tally = createPooledTally();
  const one = { model: 'm', category: 'typo', item: 'i', again: { of: 1, changed: 1 } };
  tally.add(observation('Yes', 'Yes', { ...one, shots: 'zero' }));
  tally.add(observation('Yes', 'No', { ...one, shots: 'zero' }));
  tally.add(observation('Yes', 'Yes', { ...one, shots: 'few', again: { of: 2, changed: 0 } }));
  tally.add(observation('Yes', 'refused', { ...one, shots: 'few', item: 'other', again: { of: 0, changed: 0 } }));
  tally.add(observation('Yes', 'Yes', { ...one, category: 'ner', again: { of: 0, changed: 0 } }));
  const none = { count: 0, of: 0 };
  expect(tally.rates()).toEqual([
    {
      ...{ model: 'm', category: 'typo' },
      relation: clusteredRate([{ count: 2, of: 3 }, none]),
      noise: clusteredRate([{ count: 1, of: 3 }, none]),
    },
    { model: 'm', category: 'ner', relation: clusteredRate([{ count: 1, of: 1 }]), noise: null },
  ]);
});
