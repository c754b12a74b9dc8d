import { UserError } from '../core/errors.js';
import type { Item } from '../core/types.js';
import { sameText, shotCount } from '../prompts/demonstrations.js';
import type { RunFolder } from '../store/run-folder.js';
import type { PromptCondition } from './askings.js';
import type { Prepared } from './prepare.js';
import { readCases } from './read-cases.js';

/**
 * The prompt conditions of an experiment: each number of shots with and without context, as asked for. Demonstrations
 * that are items under test are left out, and `note` is told. Throws UserError where that leaves none to show.
 */
export async function promptConditions(
  prepared: Prepared,
  folder: Pick<RunFolder, 'path'>,
  note: (text: string) => void,
): Promise<readonly PromptCondition[]> {
  const { experiment, prompt } = prepared;
  const demonstrations = await notUnderTest(prepared.demonstrations, folder, note);
  return experiment.shots.flatMap((shots) => {
    const count = shotCount(shots, experiment.fewShots);
    const shown = demonstrations.slice(0, count);
    if (count > 0 && shown.length === 0) {
      throw new UserError('demonstrations: Expected some that are not items under test, found none');
    }
    return experiment.context.map(
      (context): PromptCondition => ({
        shots,
        context,
        render: (asked) => prompt.render(context ? asked : { text: asked.text }, shown),
      }),
    );
  });
}

async function notUnderTest(
  demonstrations: readonly Item[],
  folder: Pick<RunFolder, 'path'>,
  note: (text: string) => void,
): Promise<readonly Item[]> {
  if (demonstrations.length === 0) return [];
  const shown = new Set(demonstrations.map(({ input }) => sameText(input)));
  const tested = new Set<string>();
  for await (const { source } of readCases(folder)) if (shown.has(sameText(source))) tested.add(sameText(source));
  if (tested.size === 0) return demonstrations;
  note(`${tested.size} of ${demonstrations.length} demonstrations are items under test and are not shown.`);
  return demonstrations.filter(({ input }) => !tested.has(sameText(input)));
}
