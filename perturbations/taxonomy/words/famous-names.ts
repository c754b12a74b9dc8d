import { once, readLexicon } from '../../../src/plugin.js';

/** Names by which one thinks of one person only, to the same in full; read at first use. */
export const fullNames = once(
  () =>
    new Map(
      readLexicon(new URL('../../lexicons/famous-names.tsv', import.meta.url)).map(({ short = '', full = '' }) => [
        short,
        full,
      ]),
    ),
);
