import { readLexicon, type Token } from '../../src/plugin.js';

type Polarity = 'positive' | 'negative';

let known: ReadonlyMap<string, Polarity> | undefined;

function words(): ReadonlyMap<string, Polarity> {
  known ??= new Map(
    ['polar-words', 'polar-adjectives'].flatMap((name) =>
      readLexicon(new URL(`../lexicons/${name}.tsv`, import.meta.url)).flatMap(({ word = '', polarity }) =>
        polarity === 'positive' || polarity === 'negative' ? [[word, polarity] as const] : [],
      ),
    ),
  );
  return known;
}

/** What the words say for or against something, a denial turned round; undefined where they say nothing or both. */
export function polarityOf(tokens: readonly Token[]): Polarity | undefined {
  const seen = new Set<Polarity>();
  tokens.forEach((token, at) => {
    const polarity = words().get(token.lower) ?? (/^(?:too|only)$/u.test(token.lower) ? 'negative' : undefined);
    if (!polarity) return;
    const denied = tokens
      .slice(Math.max(0, at - 5), at)
      .some(({ lemma, lower }) => DENIAL.test(lemma) || DENIAL.test(lower));
    seen.add(denied ? (polarity === 'positive' ? 'negative' : 'positive') : polarity);
  });
  const [only, other] = seen;
  return other === undefined ? only : undefined;
}

const DENIAL = /^(?:not|n't|no|never|hardly|barely|without|nothing|nobody)$/u;
