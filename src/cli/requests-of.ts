import { UserError } from '../core/errors.js';
import { prepare } from '../experiment/prepare.js';
import { unasked } from '../models/index.js';
import { type KnownRequests, knownRequests, NOTHING_KNOWN } from '../page/known-requests.js';
import type { RunFolder } from '../store/run-folder.js';
import { plugins } from './plugins.js';
import { storedExperiment } from './stored-manifest.js';

/** How the requests of a run were made. Where files of the experiment are gone, its prompts are not known; all else is. */
export async function requestsOf(folder: RunFolder): Promise<KnownRequests> {
  try {
    return await knownRequests(
      await prepare(storedExperiment(folder), await plugins(), process.env, async (spec) => unasked(spec)),
      folder,
    );
  } catch (error) {
    if (error instanceof UserError || (error instanceof Error && 'code' in error)) return NOTHING_KNOWN;
    throw error;
  }
}
