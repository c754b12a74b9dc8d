import { type Doc, perDoc, readLexicon } from '../../src/plugin.js';

/** How much of each kind a text has, by words that tell of kinds and their weights. */
export type Scores = ReadonlyMap<string, number>;

type Weights = ReadonlyMap<string, readonly (readonly [kind: string, weight: number])[]>;

/** Scores by the words of a list, whose rows are `kind`, `weight` and `words`: each word of a text counts once. */
export function scoredBy(list: URL): (doc: Doc) => Scores {
  let weights: Weights | undefined;
  return perDoc(({ tokens }: Doc): Scores => {
    weights ??= readWeights(list);
    const found = new Map<string, number>();
    for (const lower of new Set(tokens.map((token) => token.lower)))
      for (const [kind, weight] of weights.get(lower) ?? []) found.set(kind, (found.get(kind) ?? 0) + weight);
    return found;
  });
}

function readWeights(list: URL): Weights {
  const found = new Map<string, (readonly [string, number])[]>();
  for (const { kind = '', weight, words = '' } of readLexicon(list))
    for (const word of words.split(' ')) found.set(word, [...(found.get(word) ?? []), [kind, Number(weight)]]);
  return found;
}

/** The kind that has most, with how much that is and the next has: undefined where there is none, or two have as much. */
export function most(
  scores: Scores,
): { readonly kind: string; readonly score: number; readonly next: number } | undefined {
  const [first, second] = [...scores].sort(([, one], [, other]) => other - one);
  if (!first || first[1] === second?.[1]) return undefined;
  return { kind: first[0], score: first[1], next: second?.[1] ?? 0 };
}
