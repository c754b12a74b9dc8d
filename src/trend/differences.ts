import path from 'node:path';
import type { Manifest } from '../experiment/manifest.js';

/** In what two runs of one experiment differ beside their models and prompts, a short piece each. */
export function differencesOf(a: Manifest, b: Manifest): readonly string[] {
  const compared: readonly (readonly [string, (manifest: Manifest) => unknown])[] = [
    ['other data', dataOf],
    ['another seed', ({ experiment }) => experiment.seed],
    ['other operators', ({ operators }) => operators],
    ['other shots', ({ experiment }) => experiment.shots],
    ['other contexts', ({ experiment }) => experiment.context],
    ['another version of mmt4nl', ({ tool }) => tool.version],
  ];
  return compared.flatMap(([what, of]) => (JSON.stringify(of(a)) === JSON.stringify(of(b)) ? [] : [what]));
}

/** What was read of items and demonstrations; a model's own files are the model. */
function dataOf({ experiment, data }: Manifest): unknown {
  const { file, ...more } = experiment.data;
  return [more, [file, experiment.demonstrations ?? ''].map((each) => data[path.basename(each)] ?? null)];
}
