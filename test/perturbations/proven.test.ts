import { expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';
import { rankOf } from '../../perturbations/taxonomy/words/proven.js';
import { createRng } from '../../src/core/rng.js';
import { operatorFollowUps } from '../../src/experiment/operator-follow-ups.js';
import { source } from '../../src/experiment/source-text.js';
import { sentiment } from '../../src/tasks/index.js';

test('a row comes first where readers accepted it often in the task and the direction, last where they never did', () => {
  expect(rankOf('sentiment', 'so > really')).toEqual({ rank: 'first' });
  expect(rankOf('sentiment', 'really > so')).toEqual({});
  expect(rankOf('yes-no', 'really > so')).toEqual({ rank: 'last' });
});

test('the first follow-up of a text is by a proven row where there is one, whatever the seed', () => {
  const operator = perturbations.find(({ name }) => name === 'taxonomy');
  if (!operator) throw new Error('Expected taxonomy');
  const text = source({ id: 'x', input: 'The movie about the kid with the bike was gorgeous, and so sad' });
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const followUps = [...operatorFollowUps(text, { operator }, sentiment, createRng(seed))].map(({ edits }) => edits);
    expect(followUps.length).toBeGreaterThan(3);
    expect(['film', 'child', 'bicycle', 'beautiful', 'really']).toContain(followUps[0]?.at(-1)?.text);
  }
});
