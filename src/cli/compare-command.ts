import { compareRuns } from '../comparison/compare-runs.js';
import { MEASURES } from '../comparison/comparison.js';
import { sidesOf } from '../comparison/sides.js';
import { warningsOf } from '../comparison/warnings.js';
import { comparisonReports } from '../reports/comparison/index.js';
import { chosen } from './choice.js';
import type { CompareOptions } from './compare.js';
import { namedRun } from './named-run.js';
import { print } from './print.js';
import { readManifest } from './stored-manifest.js';
import { screen } from './tables.js';

/** `mmt4nl compare`: from the two folders alone; nothing is asked. */
export async function compare(nameA: string, nameB: string, options: CompareOptions): Promise<void> {
  const measure = chosen('--measure', options.measure, MEASURES);
  const format = chosen('--format', options.format, Object.keys(comparisonReports));
  const [a, b] = [namedRun(nameA), namedRun(nameB)];
  const [manifestA, manifestB] = [readManifest(a), readManifest(b)];
  const sides = sidesOf(manifestA, manifestB, options.models);
  const comparison = await compareRuns(a, b, { measure, sides, examples: options.examples });
  const report = {
    ...comparison,
    names: { a: `${manifestA.name} (${a.folder})`, b: `${manifestB.name} (${b.folder})` },
    warnings: warningsOf(manifestA, manifestB, comparison.unpaired),
  };
  await print((await comparisonReports[format]?.(report, screen())) ?? '');
}
