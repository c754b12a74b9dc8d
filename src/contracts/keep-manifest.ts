import { UserError } from '../core/errors.js';
import type { RunFolder } from '../store/run-folder.js';
import type { PreparedSuite } from './prepare-suite.js';
import { type SuiteManifest, suiteManifest } from './suite-manifest.js';

/** Writes the manifest of a run, or finds the one that the folder has. Throws UserError where the folder holds another run. */
export function keepManifest(folder: RunFolder, prepared: PreparedSuite, started: string): SuiteManifest {
  const made = suiteManifest(prepared, started);
  const found = folder.manifest();
  if (found === undefined) {
    folder.writeManifest(made);
    return made;
  }
  if (isSuiteManifest(found) && found.identity === made.identity) {
    // What is demanded of the same replies may have changed since.
    const now = { ...made, started: found.started };
    folder.writeManifest(now);
    return now;
  }
  throw new UserError(
    `${folder.folder}: Expected an empty folder or the same run, found another run`,
    'Name another folder with --out.',
  );
}

export function isSuiteManifest(value: unknown): value is SuiteManifest {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'suite';
}

/** The manifest of a suite's run. Throws UserError where the folder holds something else. */
export function readSuiteManifest(folder: RunFolder): SuiteManifest {
  const found = folder.manifest();
  if (isSuiteManifest(found)) return found;
  throw new UserError(
    `${folder.path('manifest')}: Expected the run of a contract suite, found another`,
    'mmt4nl test SUITE.yaml makes one.',
  );
}
