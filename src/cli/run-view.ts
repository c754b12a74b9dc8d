import { openReviews } from '../page/reviews.js';
import { openRunView, type RunView } from '../page/run-view.js';
import type { RunFolder } from '../store/run-folder.js';
import { heldAgainst } from './against.js';
import { validityRemark } from './report-data.js';
import { requestsOf } from './requests-of.js';
import { readManifest } from './stored-manifest.js';

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
  const held = await heldAgainst(folder, against);
  const view = openRunView({
    folder,
    manifest,
    ...(reviewer !== undefined && { reviews: openReviews(folder, reviewer, today) }),
    against: held?.against,
    beside: held?.beside,
    requests: await requestsOf(folder),
    remarks: async ({ judged, planned }) => [
      ...(judged < planned ? [`Not finished: ${judged} of ${planned} cases were judged.`] : []),
      ...(validity === undefined ? [] : [validity]),
    ],
  });
  return {
    ...view,
    close() {
      view.close();
      held?.close();
    },
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
