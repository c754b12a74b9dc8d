import { statSync, writeFileSync } from 'node:fs';
import { UserError } from '../core/errors.js';
import { pageHtml } from '../page/page-html.js';
import { namedRun } from './named-run.js';
import { note } from './print.js';
import { recordedView } from './recorded-view.js';
import type { ReportOptions } from './report.js';
import { viewOf } from './run-view.js';

/** `mmt4nl report`: from the folder alone; nothing is asked. */
export async function report(name: string, { output, against, trend }: ReportOptions): Promise<void> {
  const recorded = isFile(name) ? await recordedView(name) : undefined;
  const view = recorded ?? (await viewOf(namedRun(name), { against, trend }));
  try {
    const packed = await view.pack();
    const html = pageHtml(packed, packed.overview.title);
    try {
      writeFileSync(output, html);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new UserError(`${output}: Expected a file that can be written: ${why}`);
    }
  } finally {
    view.close();
  }
  note(`Written: ${output}`);
}

function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() === true;
}
