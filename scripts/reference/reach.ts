import path from 'node:path';
import { packageRoot } from '../../src/core/package-root.js';
import { createRng } from '../../src/core/rng.js';
import type { Perturbation, Task } from '../../src/core/types.js';
import { readItems } from '../../src/datasets/items.js';
import { perturb, source } from '../../src/experiment/follow-ups.js';
import type { SourceText } from '../../src/experiment/source-text.js';
import { labelOf, sentiment, yesNo } from '../../src/tasks/index.js';
import { servedBy } from './served-by.js';

const SEEDS = [
  { task: sentiment, name: 'chat-messages.jsonl', of: 'chat messages' },
  { task: yesNo, name: 'yes-no-questions.jsonl', of: 'yes/no questions' },
];

/** `Of our seed data, it makes a follow-up of about 60 % of the chat messages`; in tens, so that one text more changes no page. */
export async function reachLine(operator: Perturbation): Promise<string> {
  const served = servedBy(operator);
  const parts = await Promise.all(
    SEEDS.filter(({ task }) => served.has(task.like)).map(async ({ task, name, of }) => {
      const texts = await textsOf(name, task);
      const made = texts.filter(
        (text) => perturb(text, { operator, perItem: 1 }, task, createRng(42)).followUps.length > 0,
      );
      return `${share(made.length / texts.length)} of the ${texts.length} ${of}`;
    }),
  );
  return `Of our [seed data](../../datasets/README.md), it makes a follow-up of ${parts.join(' and of ')}; for other texts see [the counts](../validity.md#how-it-went).`;
}

function share(rate: number): string {
  if (rate >= 0.95) return 'nearly all';
  return rate < 0.05 ? 'hardly any' : `about ${Math.round(rate * 10) * 10} %`;
}

const read = new Map<string, Promise<readonly SourceText[]>>();

/** Read and parsed once for all operators. */
function textsOf(name: string, task: Task): Promise<readonly SourceText[]> {
  const known = read.get(name) ?? allOf(path.join(packageRoot(), 'datasets', name), task);
  read.set(name, known);
  return known;
}

async function allOf(file: string, task: Task): Promise<readonly SourceText[]> {
  const texts: SourceText[] = [];
  for await (const item of readItems(file, { task, labelOf })) texts.push(source(item));
  return texts;
}
