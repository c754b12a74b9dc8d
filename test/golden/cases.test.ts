import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';
import { createRng } from '../../src/core/rng.js';
import type { Item, Task } from '../../src/core/types.js';
import { readItems } from '../../src/datasets/items.js';
import { perturb, source } from '../../src/experiment/follow-ups.js';
import { labelOf, sentiment, yesNo } from '../../src/tasks/index.js';

const HERE = import.meta.dirname;
const SETS: readonly (readonly [golden: string, dataset: string, task: Task])[] = [
  ['sentiment.txt', 'chat-messages.jsonl', sentiment],
  ['yes-no.txt', 'yes-no-questions.jsonl', yesNo],
];

async function firstItems(dataset: string, task: Task): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of readItems(path.join(HERE, '../../datasets', dataset), { task, labelOf, limit: 40 }))
    items.push(item);
  return items;
}

/** Every case of the first forty items, by every operator, as people review it. */
async function cases(dataset: string, task: Task): Promise<string> {
  const rng = createRng(42);
  const blocks = (await firstItems(dataset, task)).map((item) => {
    const text = source(item);
    const lines = perturbations.flatMap((operator) =>
      perturb(text, { operator, perItem: 2 }, task, rng).followUps.map(
        ({ rule, relation, followUp, id }) =>
          `  ${operator.name}/${rule} ${relation} ${id}\n    ${followUp.replaceAll('\n', '⏎')}`,
      ),
    );
    return [`${item.id}: ${item.input}`, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

describe('seed 42 gives the cases that were reviewed', () => {
  test.each(SETS)('%s (UPDATE=1 npx vitest run test/golden writes it anew)', async (golden, dataset, task) => {
    const file = path.join(HERE, golden);
    const made = await cases(dataset, task);
    if (process.env['UPDATE'] === '1') writeFileSync(file, made);
    expect(made).toBe(readFileSync(file, 'utf8'));
  });

  test('a case does not depend on the items and operators beside it', async () => {
    const items = await firstItems('chat-messages.jsonl', sentiment);
    const alone = (item: Item) =>
      perturbations.map(
        (operator) => perturb(source(item), { operator, perItem: 2 }, sentiment, createRng(42)).followUps,
      );
    const rng = createRng(42);
    for (const item of items.slice(0, 10)) {
      const together = [...perturbations]
        .reverse()
        .map((operator) => perturb(source(item), { operator, perItem: 2 }, sentiment, rng).followUps);
      expect(together.reverse()).toEqual(alone(item));
    }
  });
});
