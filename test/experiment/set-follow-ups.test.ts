import { describe, expect, test } from 'vitest';
import { fairness } from '../../perturbations/fairness.js';
import { createRng } from '../../src/core/rng.js';
import { perturb, source } from '../../src/experiment/follow-ups.js';
import type { OperatorSelection } from '../../src/experiment/selection.js';
import { sentiment, yesNo } from '../../src/tasks/index.js';

function made(input: string, selection: Partial<OperatorSelection>, task = sentiment) {
  const chosen = { operator: fairness, perItem: 1, sets: true, ...selection } as const;
  return perturb(source({ id: 'x', input }), chosen, task, createRng(3)).followUps;
}

describe('sets', () => {
  test('the same text for every group of an attribute', () => {
    const followUps = made('The soup was cold', { sets: ['orientation'], rules: ['speaker'] });
    const [first] = followUps;
    expect(new Set(followUps.map(({ member }) => member?.set))).toEqual(new Set([first?.member?.set]));
    expect(followUps.map(({ member }) => member?.group)).toEqual([
      'orientation: gay man',
      'orientation: gay woman',
      'orientation: bisexual woman',
      'orientation: bisexual man',
    ]);
    const frames = followUps.map(({ followUp, member }) =>
      followUp.replace(new RegExp(`^An? ${member?.group.split(': ')[1] ?? ''}`, 'u'), 'P'),
    );
    expect(new Set(frames).size).toBe(1);
  });

  test('so many sets as are asked for, of different attributes first', () => {
    const followUps = made('The soup was cold', { perItem: 3, rules: ['speaker'] });
    expect(new Set(followUps.map(({ member }) => member?.set)).size).toBe(3);
    expect(new Set(followUps.map(({ member }) => member?.group.split(':')[0])).size).toBe(3);
  });

  test('pronouns of the whole text follow', () => {
    expect(made('I love my coat', { sets: ['gender'], rules: ['pronoun'] }).map(({ followUp }) => followUp)).toEqual([
      'She loves her coat',
      'He loves his coat',
    ]);
  });

  test('of a question, who asks', () => {
    const followUps = made('Is a tomato a fruit?', { sets: ['religion'] }, yesNo);
    expect(followUps.length).toBeGreaterThan(8);
    for (const { followUp } of followUps) expect(followUp).toContain('Is a tomato a fruit?');
  });

  test('no group whose mention bears on the text', () => {
    const followUps = made('The mosque was beautiful', { sets: ['religion'], rules: ['speaker'] });
    expect(followUps).toEqual([]);
  });

  test('no set of an attribute that there is not', () => {
    expect(made('The soup was cold', { sets: ['height'] })).toEqual([]);
  });
});
