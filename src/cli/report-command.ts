import { statSync } from 'node:fs';
import { pageHtml } from '../page/page-html.js';
import { namedRun } from './named-run.js';
import { note } from './print.js';
import { recordedView } from './recorded-view.js';
import type { ReportOptions } from './report.js';
import { viewOf } from './run-view.js';
import { printedSuite, storedSuite } from './stored-suite.js';
import { writeReport } from './write-report.js';

/** `mmt4nl report`: from the folder alone; nothing is asked. */
export async function report(name: string, { output, against, trend }: ReportOptions): Promise<void> {
  const suite = isFile(name) ? undefined : await storedSuite(namedRun(name));
  if (suite) {
    writeReport(output, await printedSuite(suite, 'html'));
    note(`Written: ${output}`);
    return;
  }
  const recorded = isFile(name) ? await recordedView(name) : undefined;
  const view = recorded ?? (await viewOf(namedRun(name), { against, trend }));
  try {
    const packed = await view.pack();
    const html = pageHtml(packed, packed.overview.title);
    writeReport(output, html);
  } finally {
    view.close();
  }
  note(`Written: ${output}`);
}

function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() === true;
}
