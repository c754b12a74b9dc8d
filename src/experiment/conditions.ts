import { UserError } from '../core/errors.js';
import type { Item } from '../core/types.js';
import { readPairs } from '../datasets/pairs.js';
import { ownDemonstrations, readDemonstrations, sameText, shotCount } from '../prompts/demonstrations.js';
import { createPrompt } from '../prompts/prompt.js';
import { type Prepared, promptText } from './prepare.js';
import type { PromptCondition } from './run-model.js';

/**
 * The prompt conditions of an experiment: each number of shots with and without context, as asked for. Demonstrations
 * that are items under test are left out, and `note` is told. Throws UserError where there are too few left.
 */
export async function promptConditions(
  prepared: Prepared,
  casesFile: string,
  note: (text: string) => void,
): Promise<readonly PromptCondition[]> {
  const { experiment, task } = prepared;
  const { system, user, demonstration } = experiment.prompt;
  const own = { system: promptText(system), user: promptText(user), demonstration: promptText(demonstration) };
  const prompt = createPrompt(task, Object.fromEntries(Object.entries(own).filter(([, text]) => text !== undefined)));
  const most = Math.max(...experiment.shots.map((shots) => shotCount(shots, experiment.fewShots)));
  const demonstrations = most === 0 ? [] : await usable(prepared, casesFile, note);
  return experiment.shots.flatMap((shots) => {
    const count = shotCount(shots, experiment.fewShots);
    const shown = demonstrations.slice(0, count);
    if (shown.length < Math.min(count, 1)) throw tooFew(prepared);
    return experiment.context.map(
      (context): PromptCondition => ({
        shots,
        context,
        render: (asked) =>
          prompt.render(context ? { ...asked, context: asked.context ?? '' } : { text: asked.text }, shown),
      }),
    );
  });
}

async function usable(
  { experiment, task }: Prepared,
  casesFile: string,
  note: (text: string) => void,
): Promise<readonly Item[]> {
  const file = experiment.demonstrations ?? ownDemonstrations(task);
  if (file === undefined) return [];
  const demonstrations = await readDemonstrations(file, task);
  const shown = new Set(demonstrations.map(({ input }) => sameText(input)));
  const tested = new Set<string>();
  for await (const { source } of readPairs(casesFile)) if (shown.has(sameText(source))) tested.add(sameText(source));
  if (tested.size > 0)
    note(`${tested.size} of ${demonstrations.length} demonstrations are items under test and are not shown.`);
  return demonstrations.filter(({ input }) => !tested.has(sameText(input)));
}

function tooFew({ experiment, task }: Prepared): UserError {
  const file = experiment.demonstrations;
  return file === undefined
    ? new UserError(
        `shots: Expected demonstrations for the task ${task.name}, found none`,
        'Name a file of labelled examples (demonstrations: FILE), or ask with shots: [zero] only.',
      )
    : new UserError(`${file}: Expected demonstrations that are not items under test, found none`);
}
