import { type Doc, perDoc } from '../../src/plugin.js';
import { most, scoredBy } from '../around/by-words.js';

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

const scores = scoredBy(new URL('../lexicons/topic-words.tsv', import.meta.url));

/** The topic that has most, and how much that is and the next has: undefined where two have as much. */
export const topicOf = perDoc((doc: Doc) => most(scores(doc)));

/** How much all of the topics have together that each stand on a stage, a screen or a page. */
export const artOf = perDoc((doc: Doc): number => Math.max(0, ...ARTS.map((art) => scores(doc).get(art) ?? 0)));
const ARTS = ['film', 'book', 'stage', 'music'];

/** How much a topic has in the text. */
export const scoreOf = (doc: Doc, topic: Topic): number => scores(doc).get(topic) ?? 0;
