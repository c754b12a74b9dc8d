import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Relation } from '../core/types.js';
import { existingRunFolder, holdsRun, openRunFolder, type RunFolder } from '../store/run-folder.js';
import { createManifest, type Manifest } from './manifest.js';
import { checkSameRun, planInto } from './plan-into.js';
import type { Prepared } from './prepare.js';

/** The planned cases of an experiment, to look at. */
export interface PlannedAside {
  readonly folder: RunFolder;
  readonly manifest: Manifest;
  /** Removes what was made to look at them. */
  remove(): void;
}

/**
 * The cases that a run in the folder would have, without making one: those in the folder where it holds the run already,
 * else planned into a temporary one. Throws UserError where the folder holds another run.
 */
export async function planAside(
  folder: string,
  prepared: Prepared,
  relations: readonly Relation[],
): Promise<PlannedAside> {
  if (holdsRun(folder)) {
    const held = existingRunFolder(folder);
    return { folder: held, manifest: checkSameRun(held, await createManifest(prepared)), remove: () => undefined };
  }
  const aside = openRunFolder(mkdtempSync(path.join(tmpdir(), 'mmt4nl-plan-')));
  const remove = () => rmSync(aside.folder, { recursive: true, force: true });
  try {
    return { folder: aside, manifest: await planInto(aside, prepared, relations), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
