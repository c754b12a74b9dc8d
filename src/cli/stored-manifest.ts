import { isSuiteManifest } from '../contracts/keep-manifest.js';
import { UserError } from '../core/errors.js';
import { version } from '../core/package-root.js';
import type { Manifest } from '../experiment/manifest.js';
import type { ReadExperiment } from '../experiment/read-experiment.js';
import type { RunFolder } from '../store/run-folder.js';

/** The manifest of a run that this version made. Throws UserError for another schema. */
export function readManifest(folder: RunFolder): Manifest {
  const found = folder.manifest();
  if (isSuiteManifest(found))
    throw new UserError(
      `${folder.path('manifest')}: Expected the run of an experiment, found that of a contract suite`,
      'Look at it with mmt4nl view, table or report; compare two with mmt4nl diff.',
    );
  const manifest = found as Manifest | undefined;
  if (manifest?.schema === 1) return manifest;
  throw new UserError(
    `${folder.path('manifest')}: Expected a run of mmt4nl ${version()} (schema 1), got another`,
    'Use the version of mmt4nl that made it.',
  );
}

/** The experiment of a run, as its manifest tells it. */
export function storedExperiment(folder: RunFolder): ReadExperiment {
  const { experiment } = readManifest(folder);
  return { experiment, at: (field) => `${folder.path('manifest')}: ${field.join('.')}` };
}
