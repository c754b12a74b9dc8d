import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { version } from '../core/package-root.js';
import { judgeRecordings } from '../experiment/score.js';
import { writeRecordedRun } from '../experiment/write-recorded-run.js';
import { NOTHING_KNOWN } from '../page/known-requests.js';
import { openRunView, type RunView } from '../page/run-view.js';
import { openRunFolder } from '../store/run-folder.js';
import { tasks } from '../tasks/index.js';
import { changedRemarks } from './changed-remarks.js';
import { plugins } from './plugins.js';

/** Outputs that were obtained elsewhere, as a run to look at. Throws UserError with file, line and field. */
export async function recordedView(file: string): Promise<RunView> {
  const { observations, changed } = await judgeRecordings(file, { tasks, relations: (await plugins()).relations });
  const folder = openRunFolder(mkdtempSync(path.join(tmpdir(), 'mmt4nl-recorded-')));
  const remove = () => rmSync(folder.folder, { recursive: true, force: true });
  const written = await writeRecordedRun(folder, observations()).catch((error: unknown) => {
    remove();
    throw error;
  });
  const view = openRunView({
    folder,
    manifest: { name: path.basename(file), tool: { version: version() }, ...written },
    requests: NOTHING_KNOWN,
    remarks: async () => changedRemarks(changed),
  });
  return {
    ...view,
    close() {
      view.close();
      remove();
    },
  };
}
