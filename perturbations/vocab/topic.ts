import { type Doc, perDoc, readLexicon } from '../../src/plugin.js';

/** What a text is about, as its words tell: see `topic-words.tsv`. */
export type Topic =
  | 'film'
  | 'book'
  | 'stage'
  | 'music'
  | 'food'
  | 'lodging'
  | 'goods'
  | 'app'
  | 'course'
  | 'trade'
  | 'health'
  | 'law'
  | 'news';

type Weights = ReadonlyMap<string, readonly (readonly [string, number])[]>;
let weights: Weights | undefined;

function readWeights(): Weights {
  const found = new Map<string, (readonly [string, number])[]>();
  for (const { word = '', topic = '', weight = '' } of readLexicon(
    new URL('../lexicons/topic-words.tsv', import.meta.url),
  ))
    found.set(word, [...(found.get(word) ?? []), [topic, Number(weight)]]);
  return found;
}

/** How much each topic has in a text: each word counts once. */
const scores = perDoc(({ tokens }: Doc): ReadonlyMap<string, number> => {
  weights ??= readWeights();
  const found = new Map<string, number>();
  for (const lower of new Set(tokens.map((token) => token.lower)))
    for (const [topic, weight] of weights.get(lower) ?? []) found.set(topic, (found.get(topic) ?? 0) + weight);
  return found;
});

/** The topic that has most, and how much that is and the next has: undefined where two have as much. */
export const topicOf = perDoc((doc: Doc): { topic: string; score: number; next: number } | undefined => {
  const [first, second] = [...scores(doc)].sort(([, one], [, other]) => other - one);
  if (!first || first[1] === second?.[1]) return undefined;
  return { topic: first[0], score: first[1], next: second?.[1] ?? 0 };
});

/** How much all of the topics have together that each stand on a stage, a screen or a page. */
export const artOf = perDoc((doc: Doc): number => Math.max(0, ...ARTS.map((art) => scores(doc).get(art) ?? 0)));
const ARTS = ['film', 'book', 'stage', 'music'];

/** How much a topic has in the text. */
export const scoreOf = (doc: Doc, topic: Topic): number => scores(doc).get(topic) ?? 0;
