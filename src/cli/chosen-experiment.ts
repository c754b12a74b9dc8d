import path from 'node:path';
import { createManifest } from '../experiment/manifest.js';
import type { Prepared } from '../experiment/prepare.js';
import type { ReadExperiment } from '../experiment/read-experiment.js';

/** What the command line says in the place of an experiment's file. */
export interface Overrides {
  readonly model?: readonly string[];
  readonly limit?: number;
  readonly seed?: number;
}

/** The experiment with what the command line says instead; errors then name the option. */
export function overridden({ experiment, at }: ReadExperiment, { model, limit, seed }: Overrides): ReadExperiment {
  const { data } = experiment;
  return {
    experiment: {
      ...experiment,
      ...(model === undefined ? {} : { models: model }),
      ...(seed === undefined ? {} : { seed }),
      data: limit === undefined || data.kind === 'pairs' ? data : { ...data, limit },
    },
    at: (field) => (model !== undefined && field[0] === 'models' ? '--model' : at(field)),
  };
}

/** The folder that is named, else one under `runs` for each set-up: the same experiment on the same data finds it again. */
export async function folderOf(prepared: Prepared, named: string | undefined): Promise<string> {
  if (named !== undefined) return named;
  const { identity } = await createManifest(prepared);
  return path.join('runs', `${prepared.experiment.name}-${identity.slice(0, 8)}`);
}
