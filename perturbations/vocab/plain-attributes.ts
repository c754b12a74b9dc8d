import { readLexicon } from '../../src/plugin.js';

/** What may be said of a thing without saying anything of it. */
export interface Attributes {
  /** `any` determiner; `the` or `a`; an owner; for `noun` an adjective or a number may stand between. */
  readonly after: string;
  /** One of these words must be in the text, so that the noun is meant in that sense; none: in any. */
  readonly beside: readonly string[];
  readonly words: readonly string[];
}

let index: ReadonlyMap<string, Attributes> | undefined;

/** Of a noun as it is written. */
export function attributesOf(noun: string): Attributes | undefined {
  index ??= new Map(
    readLexicon(new URL('../lexicons/plain-attributes.tsv', import.meta.url)).map((row) => [
      row['noun'] ?? '',
      {
        after: row['after'] ?? '',
        beside: row['beside'] === '-' ? [] : (row['beside'] ?? '').split(','),
        words: (row['attributes'] ?? '').split(','),
      },
    ]),
  );
  return index.get(noun);
}
