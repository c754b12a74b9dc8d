import { type Doc, perDoc, readLexicon } from '../../src/plugin.js';
import { polarityOf } from '../person/polar.js';

let rarer: ReadonlyMap<string, string> | undefined;

/** Whether a word, be it a rare one, says what one thinks of a thing: `positive`, `negative` or nothing. */
export function sideOf(lower: string): string | undefined {
  rarer ??= new Map(
    ['verdict-adjectives', 'polar-words-rarer'].flatMap((name) =>
      readLexicon(new URL(`../lexicons/${name}.tsv`, import.meta.url)).map(
        ({ word = '', polarity = '' }) => [word, polarity] as const,
      ),
    ),
  );
  return polarityOf(lower) ?? rarer.get(lower);
}

/** Whether any word of the text says what one thinks. */
export const takesSides = perDoc((doc: Doc): boolean => doc.tokens.some(({ lower }) => sideOf(lower) !== undefined));
