import { UserError } from '../core/errors.js';
import { isSettled, type SettledOptions } from '../experiment/is-settled.js';
import { type Prepared, prepare } from '../experiment/prepare.js';
import { nameModel } from '../models/index.js';
import type { RunFolder } from '../store/run-folder.js';
import { plugins } from './plugins.js';
import { storedExperiment } from './stored-manifest.js';

/**
 * The experiment of a run, ready to go on. Where nothing is left to ask (a batch may have answered all), a missing key does
 * not matter.
 * @param open `nameModel` where others ask
 */
export async function prepareToResume(
  folder: RunFolder,
  options: SettledOptions,
  open?: typeof nameModel,
): Promise<Prepared> {
  const stored = storedExperiment(folder);
  try {
    return await prepare(stored, await plugins(), process.env, open);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const named = await prepare(stored, await plugins(), process.env, nameModel);
    if (await isSettled(named, folder, options)) return named;
    throw error;
  }
}
