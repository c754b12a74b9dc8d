import { readLexicon } from '../../src/plugin.js';

let polarities: ReadonlyMap<string, string> | undefined;

/** Whether a word says that something is good or bad: `positive`, `negative` or nothing. */
export function polarityOf(lower: string): string | undefined {
  polarities ??= new Map(
    ['polar-words', 'polar-adjectives'].flatMap((name) =>
      readLexicon(new URL(`../lexicons/${name}.tsv`, import.meta.url)).map(
        ({ word = '', polarity = '' }) => [word, polarity] as const,
      ),
    ),
  );
  return polarities.get(lower);
}
