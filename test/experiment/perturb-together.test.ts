import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';
import { createRng } from '../../src/core/rng.js';
import type { Task } from '../../src/core/types.js';
import { perturb, type Selection, source } from '../../src/experiment/follow-ups.js';
import { perturbTogether } from '../../src/experiment/perturb-together.js';
import { sentiment, yesNo } from '../../src/tasks/index.js';

function items(file: string, most: number): { readonly id: string; readonly input: string }[] {
  const lines = readFileSync(new URL(`../../datasets/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(0, most).map((line, at) => ({ id: `text-${at}`, input: String(JSON.parse(line).input) }));
}

function selections(perItem: number): Selection[] {
  const named = (name: string) => perturbations.filter((operator) => operator.name === name);
  return [
    ...perturbations.map((operator) => ({ operator, perItem })),
    ...named('fairness').map((operator) => ({ operator, perItem: 1, sets: ['religion'] })),
    { compose: [...named('negation'), ...named('typo')], perItem },
  ];
}

function expectSame(texts: readonly { id: string; input: string }[], chosen: readonly Selection[], task: Task): void {
  const together = perturbTogether(texts.map(source), chosen, task, createRng(7));
  const apart = texts.map((item) => {
    const text = source(item);
    return chosen.map((selection) => perturb(text, selection, task, createRng(7)));
  });
  expect(together).toEqual(apart);
}

describe('texts perturbed together', () => {
  test.each([
    { file: 'chat-messages.jsonl', task: sentiment, perItem: 1 },
    { file: 'chat-messages.jsonl', task: sentiment, perItem: 4 },
    { file: 'yes-no-questions.jsonl', task: yesNo, perItem: 1 },
    { file: 'yes-no-questions.jsonl', task: yesNo, perItem: 4 },
  ])('get what each gets by itself: $file, $perItem per item', ({ file, task, perItem }) => {
    const texts = [...items(file, 30), { id: 'french', input: 'La soupe était froide et le serveur malpoli.' }];
    expectSame(texts, selections(perItem), task);
  });

  test('have nothing where no rule promises anything for the task', () => {
    const silent = { name: 'silent', category: 'silence', about: 'nothing', expects: {}, rules: {} };
    expectSame([{ id: 'one', input: 'The soup was cold.' }], [{ operator: silent, perItem: 1 }], sentiment);
  });

  test('may be none', () => {
    expect(perturbTogether([], selections(1), sentiment, createRng(7))).toEqual([]);
  });
});
