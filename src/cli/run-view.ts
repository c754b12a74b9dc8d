import { UserError } from '../core/errors.js';
import type { Model, ModelSpec } from '../core/types.js';
import { prepare } from '../experiment/prepare.js';
import { builtIns } from '../index.js';
import { type KnownRequests, knownRequests, NOTHING_KNOWN } from '../page/known-requests.js';
import { openReviews } from '../page/reviews.js';
import { openRunView, type RunView } from '../page/run-view.js';
import type { RunFolder } from '../store/run-folder.js';
import { heldAgainst } from './against.js';
import { validityRemark } from './report-data.js';
import { readManifest, storedExperiment } from './stored-manifest.js';

export interface ViewedAs {
  /** Who reviews follow-ups; undefined: nobody does. */
  readonly reviewer?: string | undefined;
  /** The run that it is held against. */
  readonly against?: string | undefined;
}

/** A run to look at, with what our plug-ins know about its requests. */
export async function viewOf(folder: RunFolder, { reviewer, against }: ViewedAs = {}): Promise<RunView> {
  const manifest = readManifest(folder);
  const validity = await validityRemark(manifest, manifest.categories);
  return openRunView({
    folder,
    manifest,
    ...(reviewer !== undefined && { reviews: openReviews(folder, reviewer, today) }),
    against: await heldAgainst(folder, against),
    requests: await requestsOf(folder),
    remarks: async ({ judged, planned }) => [
      ...(judged < planned ? [`Not finished: ${judged} of ${planned} cases were judged.`] : []),
      ...(validity === undefined ? [] : [validity]),
    ],
  });
}

/** Where files of the experiment are gone, its prompts are not known; all else is. */
async function requestsOf(folder: RunFolder): Promise<KnownRequests> {
  try {
    return await knownRequests(await prepare(storedExperiment(folder), builtIns, process.env, named), folder);
  } catch (error) {
    if (error instanceof UserError || (error instanceof Error && 'code' in error)) return NOTHING_KNOWN;
    throw error;
  }
}

async function named({ provider, name }: ModelSpec): Promise<Model> {
  return { name: `${provider}:${name}`, complete: () => Promise.reject(new Error('Expected not to be asked')) };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
