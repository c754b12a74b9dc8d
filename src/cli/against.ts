import { compareRuns } from '../comparison/compare-runs.js';
import { sidesOf } from '../comparison/sides.js';
import { warningsOf } from '../comparison/warnings.js';
import { type Against, againstOf } from '../page/against.js';
import { type Beside, besideOf } from '../page/beside.js';
import { openRunView } from '../page/run-view.js';
import type { RunFolder } from '../store/run-folder.js';
import { namedRun } from './named-run.js';
import { requestsOf } from './requests-of.js';
import { readManifest } from './stored-manifest.js';

/** Changed cases of each category and kind that the page lists. */
const EXAMPLES = 20;

export interface HeldAgainst {
  readonly against: Against;
  readonly beside: Beside;
  close(): void;
}

/** The run held against another that has ended; undefined where none is named. Throws UserError where the two have no models to compare. */
export async function heldAgainst(run: RunFolder, other: string | undefined): Promise<HeldAgainst | undefined> {
  if (other === undefined) return undefined;
  const folder = namedRun(other);
  const [a, b] = [readManifest(folder), readManifest(run)];
  const sides = sidesOf(a, b, undefined);
  const comparison = await compareRuns(folder, run, { measure: 'relation', sides, examples: EXAMPLES });
  const view = openRunView({ folder, manifest: a, requests: await requestsOf(folder), remarks: async () => [] });
  return {
    against: againstOf(comparison, `${a.name} (${folder.folder})`, warningsOf(a, b, comparison.unpaired)),
    beside: besideOf(view, sides),
    close: () => view.close(),
  };
}
