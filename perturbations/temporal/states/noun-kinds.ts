import { readLexicon } from '../../../src/plugin.js';

let kinds: ReadonlyMap<string, string> | undefined;

/** What sort of thing a noun names for someone who reviews it: `film`, `stay`, `product`, … or `changing` for conditions. */
export function kindOf(noun: string): string | undefined {
  kinds ??= new Map(
    readLexicon(new URL('../../lexicons/temporal-nouns.tsv', import.meta.url)).map((row) => [
      row['noun'] ?? '',
      row['kind'] ?? '',
    ]),
  );
  return kinds.get(noun.toLowerCase());
}
