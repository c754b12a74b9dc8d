import type { Manifest } from '../experiment/manifest.js';

/** In what two runs differ beside their models and prompts: what could explain a difference in another way. A sentence each. */
export function warningsOf(a: Manifest, b: Manifest, unpaired: number): readonly string[] {
  const differs: readonly (readonly [boolean, string])[] = [
    [!same(a.data, b.data), `The data differ: ${names(a.data)} and ${names(b.data)} are not the same files.`],
    [a.experiment.seed !== b.experiment.seed, `The seeds differ: ${a.experiment.seed} and ${b.experiment.seed}.`],
    [!same(a.operators, b.operators), 'The operators or their rules differ.'],
    [a.tool.version !== b.tool.version, `The versions differ: mmt4nl ${a.tool.version} and ${b.tool.version}.`],
    [!same(a.experiment.params, b.experiment.params), 'The parameters of the models differ.'],
    [unpaired > 0, `${unpaired} askings are in one run alone; they are left out.`],
  ];
  return differs.flatMap(([is, sentence]) => (is ? [sentence] : []));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function names(data: Readonly<Record<string, string>>): string {
  return Object.keys(data).join(', ');
}
