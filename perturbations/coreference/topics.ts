import type { Doc } from '../../src/plugin.js';
import type { Topic } from './topic.js';
import { activityTopics } from './topics/activity.js';
import { existenceTopics } from './topics/existence.js';
import { infinitiveTopics } from './topics/infinitive.js';
import { kindTopics } from './topics/kind-of-thing.js';
import { objectTopics } from './topics/object.js';
import { placeTopics } from './topics/place.js';
import { possessorTopics } from './topics/possessor.js';
import { quantifiedTopics } from './topics/quantified.js';
import { subjectTopics } from './topics/subject.js';

const FINDERS = [
  subjectTopics,
  kindTopics,
  possessorTopics,
  quantifiedTopics,
  placeTopics,
  objectTopics,
  existenceTopics,
  infinitiveTopics,
  activityTopics,
];

/** Every rule asks for the topics of the same text: they are found once. */
const found = new WeakMap<Doc, readonly Topic[]>();

/** Everything that the question in a text can be said to be about, each with its anaphor in place. */
export function topicsOf(doc: Doc): readonly Topic[] {
  const known = found.get(doc);
  if (known) return known;
  const topics = doc.text.includes('?') ? FINDERS.flatMap((find) => [...find(doc)]) : [];
  found.set(doc, topics);
  return topics;
}
