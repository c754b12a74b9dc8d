import { readFileSync } from 'node:fs';
import { UserError } from '../core/errors.js';
import type { Item, Task } from '../core/types.js';
import { readError } from '../datasets/read-error.js';
import { ownDemonstrations, readDemonstrations, shotCount } from '../prompts/demonstrations.js';
import { createPrompt, type Prompt } from '../prompts/prompt.js';
import type { Experiment, PromptPart } from './experiment.js';

/** The prompt of an experiment: the task's own, with the user's texts where there are any. Throws UserError for a template that cannot carry the text. */
export function experimentPrompt(experiment: Experiment, task: Task): Prompt {
  return createPrompt(task, promptTexts(experiment));
}

/** The user's own texts of the prompt, from their files where they name one. */
export function promptTexts({ prompt }: Experiment): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(prompt).map(([role, part]) => [role, promptText(part)]));
}

function promptText(part: PromptPart): string {
  if (typeof part === 'string') return part;
  try {
    return readFileSync(part.file, 'utf8');
  } catch (error) {
    throw readError(error, part.file);
  }
}

/**
 * The demonstrations that an experiment may show; none is read where only zero shots are asked for. Throws UserError where
 * there are fewer than a number of shots asks for, and where the prompt has no place for them.
 */
export async function experimentDemonstrations(
  experiment: Experiment,
  task: Task,
  prompt: Prompt,
): Promise<readonly Item[]> {
  const counts = experiment.shots.map((shots) => shotCount(shots, experiment.fewShots));
  if (Math.max(...counts) === 0) return [];
  const file = experiment.demonstrations ?? ownDemonstrations(task);
  if (file === undefined) {
    throw new UserError(
      `shots: Expected demonstrations for the task ${task.name}, found none`,
      'Name a file of labelled examples (demonstrations: FILE), or ask with shots: [zero] only.',
    );
  }
  const demonstrations = await readDemonstrations(file, task);
  const wanted = Math.max(...experiment.shots.map((shots) => (shots === 'few' ? 1 : shotCount(shots, 0))));
  if (demonstrations.length < wanted) {
    throw new UserError(
      `${file}: Expected at least ${wanted} demonstrations with a label, as shots asks for, found ${demonstrations.length}`,
    );
  }
  for (const count of counts) prompt.render({ text: 'x', context: 'x' }, demonstrations.slice(0, count));
  return demonstrations;
}
