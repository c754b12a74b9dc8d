import path from 'node:path';
import { plainText } from '../core/plain-text.js';
import { existingRunFolder } from '../store/run-folder.js';
import { BASELINE_FILE, baselineFolder, setBaseline } from './named-run.js';
import { note, print } from './print.js';
import { readManifest } from './stored-manifest.js';

/** `mmt4nl baseline set`: the folder must be that of a run. */
export function setBaselineTo(folder: string): void {
  const { name } = readManifest(existingRunFolder(folder));
  setBaseline(folder);
  note(`"${name}" in ${folder} is the baseline; its name is kept in ${path.resolve(BASELINE_FILE)}`);
}

/** `mmt4nl baseline show`: to stdout. */
export async function showBaseline(): Promise<void> {
  const folder = baselineFolder();
  const { name, models, counts } = readManifest(existingRunFolder(folder));
  await print(plainText(`${folder}: "${name}", ${models.join(', ')}, ${counts?.cases ?? 0} cases\n`));
}
