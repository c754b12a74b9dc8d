import { readLexicon } from '../../../src/plugin.js';

/** A word or phrase that may be toxic. */
export interface ToxicWord {
  /** Lower case, letters and blanks alone. */
  readonly word: string;
  /** From 0 (harmless) to 1. */
  readonly weight: number;
  /** `insult`, `slur`, `threat`, … */
  readonly kind: string;
  /** Phrases with it that mean no harm. */
  readonly innocent: readonly string[];
}

/** Our list; what is listed in `add` has the weight of a strong insult, what is in `allow` is left out. */
export function lexicon({
  add,
  allow,
}: {
  readonly add: readonly string[];
  readonly allow: readonly string[];
}): readonly ToxicWord[] {
  const allowed = new Set(allow.map((word) => word.toLowerCase()));
  const listed = readLexicon(new URL('../../lexicons/toxic-words.tsv', import.meta.url)).map(
    ({ word = '', weight, kind = '', innocent = '' }) => ({
      ...{ word, weight: Number(weight), kind },
      innocent: innocent.split('|').filter((phrase) => phrase !== ''),
    }),
  );
  const added = add.map((word) => ({ word: word.toLowerCase(), weight: 0.6, kind: 'added', innocent: [] }));
  return [...listed, ...added].filter(({ word }) => !allowed.has(word));
}
