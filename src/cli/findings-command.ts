import { findingsOf } from '../findings/findings-of.js';
import { findingsReports } from '../reports/findings/index.js';
import { chosen } from './choice.js';
import type { FindingsOptions } from './findings.js';
import { namedRun } from './named-run.js';
import { print } from './print.js';
import { readManifest } from './stored-manifest.js';
import { screen } from './tables.js';

/** `mmt4nl findings`: from the folder alone; nothing is asked. */
export async function findings(name: string, { model, category, most, format }: FindingsOptions): Promise<void> {
  const report = chosen('--format', format, Object.keys(findingsReports));
  const folder = namedRun(name);
  const { models, categories } = readManifest(folder);
  if (model !== undefined) chosen('--model', model, models);
  if (category !== undefined && categories.length > 0) chosen('--category', category, categories);
  const found = (await findingsOf(folder)).filter(
    (finding) =>
      (model === undefined || finding.model === model) && (category === undefined || finding.category === category),
  );
  const shown = { findings: found.slice(0, most), left: Math.max(0, found.length - most) };
  await print((await findingsReports[report]?.(shown, screen())) ?? '');
}
