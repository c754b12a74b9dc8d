import { readLexicon } from '../../src/plugin.js';

let known: readonly string[] | undefined;

export function surnames(): readonly string[] {
  known ??= readLexicon(new URL('../lexicons/surnames.tsv', import.meta.url)).map(({ surname = '' }) => surname);
  return known;
}
