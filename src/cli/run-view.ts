import { statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { openReviews } from '../page/reviews.js';
import { openRunView, type RunView } from '../page/run-view.js';
import type { RunFolder } from '../store/run-folder.js';
import { readTrend } from '../trend/read-trend.js';
import { heldAgainst } from './against.js';
import { validityRemark } from './report-data.js';
import { requestsOf } from './requests-of.js';
import { readManifest } from './stored-manifest.js';

export interface ViewedAs {
  /** Who reviews follow-ups; undefined: nobody does. */
  readonly reviewer?: string | undefined;
  /** The folder of earlier runs; undefined: the one that the run is in. */
  readonly trend?: string | undefined;
  /** The run that it is held against. */
  readonly against?: string | undefined;
}

/** A run to look at, with what our plug-ins know about its requests. */
export async function viewOf(folder: RunFolder, { reviewer, against, trend }: ViewedAs = {}): Promise<RunView> {
  const manifest = readManifest(folder);
  const validity = await validityRemark(manifest, manifest.categories);
  const earlier = trend === undefined ? path.dirname(path.resolve(folder.folder)) : folderOfRuns(trend);
  const held = await heldAgainst(folder, against);
  const view = openRunView({
    folder,
    manifest,
    ...(reviewer !== undefined && { reviews: openReviews(folder, reviewer, today) }),
    against: held?.against,
    beside: held?.beside,
    trend: () => readTrend(folder, earlier),
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

function folderOfRuns(named: string): string {
  if (statSync(named, { throwIfNoEntry: false })?.isDirectory()) return named;
  throw new UserError(`--trend: Expected a folder that runs are in, got \`${named}\``);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
