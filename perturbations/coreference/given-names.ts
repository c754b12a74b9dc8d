import { readLexicon } from '../../src/plugin.js';
import { type Anaphor, HE, SHE } from './anaphor.js';

let names: ReadonlyMap<string, Anaphor> | undefined;

/** The pronoun for a given name that is borne by women or by men alone, as far as the lexicon knows. */
export function givenName(name: string): Anaphor | undefined {
  names ??= new Map(
    readLexicon(new URL('../lexicons/gendered-names.tsv', import.meta.url)).map((row) => [
      row['name'] ?? '',
      row['pronoun'] === 'she' ? SHE : HE,
    ]),
  );
  return names.get(name);
}
