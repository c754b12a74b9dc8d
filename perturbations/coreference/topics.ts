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

/** Everything that the question in a text can be said to be about, each with its anaphor in place. */
export function* topicsOf(doc: Doc): Generator<Topic> {
  if (!doc.text.includes('?')) return;
  yield* subjectTopics(doc);
  yield* kindTopics(doc);
  yield* possessorTopics(doc);
  yield* quantifiedTopics(doc);
  yield* placeTopics(doc);
  yield* objectTopics(doc);
  yield* existenceTopics(doc);
  yield* infinitiveTopics(doc);
  yield* activityTopics(doc);
}
