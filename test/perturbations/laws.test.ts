import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import type { Perturbation } from '../../src/core/types.js';
import { judgedFolder, readJudged } from '../../src/datasets/judged.js';
import { perturb, source } from '../../src/experiment/follow-ups.js';
import { taskNamed } from '../../src/tasks/index.js';

const names = existsSync(judgedFolder())
  ? readdirSync(judgedFolder()).map((file) => file.replace(/\.jsonl$/u, ''))
  : [];

/** What was judged of any operator, texts of people for the most part; and what any rule shows or leaves, which most others never saw. */
const texts = new Map<string, string>();
for (const { rules } of perturbations)
  for (const { examples, leaves = [] } of Object.values(rules))
    for (const text of [...examples.map(([source]) => source), ...examples.map(([, followUp]) => followUp), ...leaves])
      texts.set(text, text.trim().endsWith('?') ? 'yes-no' : 'sentiment');
for (const name of names) for (const { task, original } of await readJudged(name)) texts.set(original, task);

/** What is wrong with what the operator makes of a text. */
function faults(operator: Perturbation, text: string, task: string): readonly string[] {
  const { followUps } = perturb(
    source({ id: 'x', input: text }),
    { operator, perItem: 100 },
    taskNamed(task),
    createRng(1),
  );
  return followUps.flatMap(({ rule, followUp, edits }, at) => [
    ...(applyEdits(text, edits) === followUp
      ? []
      : [`${rule}: edits make ${applyEdits(text, edits)}, not ${followUp}`]),
    ...(followUp === text ? [`${rule}: leaves ${text}`] : []),
    ...(followUps.findIndex((each) => each.followUp === followUp) === at ? [] : [`${rule}: ${followUp} again`]),
    ...(/ {2}|\bundefined\b|\bNaN\b/u.test(followUp) && !/ {2}|undefined|NaN/u.test(text)
      ? [`${rule}: ${followUp}`]
      : []),
  ]);
}

test.each(perturbations.map((operator) => [operator.name, operator] as const))(
  '%s obeys its laws on what readers judged and on the examples of all',
  (_, operator) => {
    expect(texts.size).toBeGreaterThan(500);
    expect([...texts].flatMap(([text, task]) => faults(operator, text, task))).toEqual([]);
  },
);
