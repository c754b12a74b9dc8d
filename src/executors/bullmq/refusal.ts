import { version } from '../../core/package-root.js';
import type { RunHead } from './run-record.js';

/** Why a worker takes no work of a run; undefined: it does. Another version, or other plug-ins, could answer otherwise. */
export function refusal(run: RunHead | undefined, plugins: string | undefined): string | undefined {
  if (run === undefined) return `the worker is mmt4nl ${version()}, and cannot read what the run's version writes`;
  if (run.version !== version()) return `the worker is mmt4nl ${version()}, the run of ${run.version}`;
  if (run.plugins === (plugins ?? null)) return undefined;
  return `the worker has ${told(plugins ?? null)}, the run ${told(run.plugins)}: both need the same mmt4nl.config`;
}

function told(fingerprint: string | null): string {
  return fingerprint === null ? 'no plug-ins of its own' : `plug-ins ${fingerprint}`;
}
