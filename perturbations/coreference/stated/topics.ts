import { type Doc, perDoc } from '../../../src/plugin.js';
import { activityTopics } from './activity.js';
import { embeddedTopics } from './embedded.js';
import { objectTopics } from './object.js';
import { ownerTopics } from './owner.js';
import { placeTopics } from './place.js';
import { subjectTopics } from './subject.js';
import type { StatedTopic } from './topic.js';

const FINDERS = [subjectTopics, objectTopics, activityTopics, embeddedTopics, placeTopics, ownerTopics];

/** Pairs are split in the wrong place too easily, and kin by marriage are people. */
function isWhole({ mention }: StatedTopic): boolean {
  if (/\bfor [a-zà-ž]+ing\b/iu.test(mention)) return false; // `proud of my son for winning`: two phrases
  if (/^(?:everything|everyone|(?:my|our) (?:feelings|thoughts|opinions?|views?|hopes|plans?))\b/iu.test(mention))
    return false;
  if (/ (?:any ?more|any longer|either|at all|yet)$/iu.test(mention)) return false; // of the negation
  if (/\bfirst (?:go|try|time)\b|^all the washing$/iu.test(mention)) return false;
  if (/\b(?:or|but|sort of|kind of)\b|-in-law\b|\b[a-zà-ž]+n['’]t\b/iu.test(mention)) return false;
  return (
    !mention.includes('and') ||
    !/\band\b/u.test(mention) ||
    /^(?:\p{Lu}\p{L}+ and \p{Lu}\p{L}+|(?:my|our|the) \p{L}+ and (?:(?:my|our|the) )?\p{L}+)$/u.test(mention)
  );
}

/** `a second-hand sofa` is read as three words: none of them ends a phrase. */
function cutsWord({ text }: Doc, { opening, rest }: StatedTopic): boolean {
  return [opening, ...rest].some(
    ({ start, end }) =>
      /[\p{L}\p{N}][-‐–/]$/u.test(text.slice(0, start)) || /^[-‐–/][\p{L}\p{N}]/u.test(text.slice(end)),
  );
}

/** Everything that a statement of the text can be said to be about, each with its anaphor in place. */
export const statedTopicsOf = perDoc((doc: Doc): readonly StatedTopic[] =>
  FINDERS.flatMap((find) => [...find(doc)]).filter((topic) => isWhole(topic) && !cutsWord(doc, topic)),
);

/** Half of all texts are about nothing that can be named. */
export const hasStatedTopic = (doc: Doc): boolean => statedTopicsOf(doc).length > 0;
