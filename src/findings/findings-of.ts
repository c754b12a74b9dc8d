import { judgedCases } from '../experiment/judged-cases.js';
import type { RunFolder } from '../store/run-folder.js';
import { collectFindings } from './collect-findings.js';
import type { Finding } from './finding.js';

/** The findings of a run, largest first, from its folder alone. */
export async function findingsOf(folder: RunFolder): Promise<readonly Finding[]> {
  const collector = collectFindings();
  for await (const { record, pair } of judgedCases(folder)) collector.add(record, pair);
  return collector.findings();
}
