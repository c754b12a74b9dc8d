import { readLexicon, type Span } from '../../src/plugin.js';

let kinds: ReadonlyMap<string, string> | undefined;

/** What sort of thing a noun names for someone who reviews it: `film`, `stay`, `product`, … or `changing` for conditions. */
export function kindOf(noun: string): string | undefined {
  kinds ??= new Map(
    readLexicon(new URL('../lexicons/temporal-nouns.tsv', import.meta.url)).map((row) => [
      row['noun'] ?? '',
      row['kind'] ?? '',
    ]),
  );
  return kinds.get(noun.toLowerCase());
}

/** The kinds of all nouns in a phrase, in order: `the service at this hotel` is `changing`, then `stay`. */
export function kindsIn({ tokens }: Span): readonly string[] {
  return tokens.flatMap((token) => (token.pos === 'NOUN' ? (kindOf(token.lower) ?? []) : []));
}
