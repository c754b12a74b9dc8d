import { readLexicon, wordTable } from '../../src/plugin.js';
import { type Anaphor, HE, IT, SHE, THEY } from './anaphor.js';

interface Known {
  readonly anaphor: Anaphor;
  readonly place: boolean;
}

const PRONOUNS = wordTable<Anaphor>({ he: HE, she: SHE, it: IT, they: THEY });
let names: ReadonlyMap<string, Known> | undefined;

/** What the lexicon of well-known names says of a name, with or without its article; undefined for any other. */
export function knownName(text: string): Known | undefined {
  names ??= new Map(
    readLexicon(new URL('../lexicons/known-names.tsv', import.meta.url)).flatMap(
      ({ name = '', pronoun = '', place }) => {
        const anaphor = PRONOUNS[pronoun];
        return anaphor ? [[name, { anaphor, place: place === 'yes' }] as const] : [];
      },
    ),
  );
  return names.get(text) ?? names.get(text.replace(/^The /u, 'the ')) ?? names.get(`the ${text}`);
}
