import type { Doc } from '../../../src/plugin.js';
import { activityTopics } from './activity.js';
import { embeddedTopics } from './embedded.js';
import { objectTopics } from './object.js';
import { ownerTopics } from './owner.js';
import { placeTopics } from './place.js';
import { subjectTopics } from './subject.js';
import type { StatedTopic } from './topic.js';

const FINDERS = [subjectTopics, objectTopics, activityTopics, embeddedTopics, placeTopics, ownerTopics];
const found = new WeakMap<Doc, readonly StatedTopic[]>();

/** Everything that a statement of the text can be said to be about, each with its anaphor in place. */
export function statedTopicsOf(doc: Doc): readonly StatedTopic[] {
  const known = found.get(doc);
  if (known) return known;
  const topics = FINDERS.flatMap((find) => [...find(doc)]);
  found.set(doc, topics);
  return topics;
}
