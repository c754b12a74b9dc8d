import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';
import { createRng } from '../../src/core/rng.js';
import { operatorFollowUps } from '../../src/experiment/operator-follow-ups.js';
import { source } from '../../src/experiment/source-text.js';
import { taskNamed } from '../../src/tasks/index.js';

/** A follow-up that a blind reader called invalid, with the reason. */
interface Fault {
  readonly task: string;
  readonly category: string;
  readonly original: string;
  readonly perturbed: string;
  readonly why: string;
  /** The label of the original, where a rule that asks for it made the follow-up. */
  readonly label?: string;
}

const faults: readonly Fault[] = readFileSync(path.join(import.meta.dirname, 'faults.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function isMade({ task, category, original, perturbed, label }: Fault): boolean {
  const operator = perturbations.find((each) => each.category === category);
  if (operator === undefined) throw new Error(`Expected an operator of category ${category}`);
  const text = source({ id: 'text', input: original, ...(label !== undefined && { label }) });
  for (const { followUp } of operatorFollowUps(text, { operator }, taskNamed(task), createRng(1)))
    if (followUp === perturbed) return true;
  return false;
}

describe('what readers called invalid is not made again', () => {
  test.each(perturbations.map(({ category }) => category))('%s', (category) => {
    const judged = faults.filter((fault) => fault.category === category);
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.filter(isMade)).toEqual([]);
  });
});
