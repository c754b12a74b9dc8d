import { casesAlong } from '../experiment/cases-along.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import { collectFindings } from './collect-findings.js';
import type { Finding } from './finding.js';

/** The findings of a run, largest first, from its folder alone. */
export async function findingsOf(folder: RunFolder): Promise<readonly Finding[]> {
  const collector = collectFindings();
  const textsOf = casesAlong(folder);
  for await (const value of readJsonLines(folder.path('verdicts'))) {
    const record = value as VerdictRecord;
    collector.add(record, await textsOf(record.case));
  }
  return collector.findings();
}
