import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';
import { relations } from '../../relations/index.js';
import { type Judgement, judgedFolder, readJudged } from '../../src/datasets/judged.js';
import { taskNamed } from '../../src/tasks/index.js';

const names = existsSync(judgedFolder())
  ? readdirSync(judgedFolder()).map((file) => file.replace(/\.jsonl$/u, ''))
  : [];
const relationNames = relations.map(({ name }) => name);

/** What is wrong with each line; `readJudged` holds it to the format. */
function problems(operatorName: string, judged: readonly Judgement[]): string[] {
  const operator = perturbations.find(({ name }) => name === operatorName);
  if (operator === undefined) return [`no operator ${operatorName}`];
  const seen = new Map<string, number>();
  return judged.flatMap(({ task, category, rule: id, original, perturbed, expects }, at) => {
    const pair = JSON.stringify([original, perturbed]);
    const before = seen.get(pair);
    seen.set(pair, before ?? at + 1);
    const rule = Object.hasOwn(operator.rules, id) ? operator.rules[id] : undefined;
    const serves = (rule?.expects ?? operator.expects)[taskNamed(task).like] !== undefined;
    return [
      ...(category === operator.category ? [] : [`category ${category}, of ${operator.category}`]),
      // A rule that was taken out for its faults leaves them in the count.
      ...(rule === undefined || serves ? [] : [`${id} does not serve ${task}`]),
      ...(relationNames.includes(expects) ? [] : [`no relation ${expects}`]),
      ...(before === undefined ? [] : [`the pair of entry ${before} again`]),
    ].map((problem) => `entry ${at + 1}: ${problem}`);
  });
}

describe('judged follow-ups', () => {
  test('there are some', () => {
    expect(names.length).toBeGreaterThan(0);
  });

  test.each(names)('%s: of tasks that its rules serve, each pair once', async (name) => {
    const judged = await readJudged(name);
    expect(judged.length).toBeGreaterThan(0);
    expect(problems(name, judged)).toEqual([]);
  });
});
