import type { Doc } from '../../src/plugin.js';
import { nameAnaphor } from './name-anaphor.js';
import { isSound } from './sound.js';
import { type Topic, wholeQuestion } from './topic.js';
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
  const question = wholeQuestion(doc);
  const asked = doc.text.includes('?') && !(question && !isSound(question));
  const topics = asked ? FINDERS.flatMap((find) => [...find(doc)]).filter((topic) => isTopical(doc, topic)) : [];
  found.set(doc, topics);
  return topics;
}

/** Named, or so that anybody knows it: `the audience` of somebody who is named further on is not yet known. */
function isTopical({ nounPhrases, questions }: Doc, { mention, kind, governed }: Topic): boolean {
  const subject = questions[0]?.subject;
  if ((governed || kind === 'place') && subject && (subject.kind === 'name' || nameAnaphor(subject))) return false;
  if (kind === 'one' && /\b(?:in|of|from) (?:most|many|some|all|every|each|any)\b/u.test(mention)) return false;
  if (governed) return /^(?:person|named|place)$/u.test(kind);
  if (kind !== 'definite' || !/^the \p{Ll}+$/u.test(mention)) return true;
  return nounPhrases.every(({ text, kind: each }) => each !== 'name' || text === mention);
}
