import { isFlat } from './stated/flat.js';
import type { StatedTopic } from './stated/topic.js';
import { statedBefore } from './stated-before.js';

export const aboutPlain = statedBefore({
  about: 'Names the thing of which a plain judgement is given, and gives it with a pronoun',
  openings: ['About {}:', 'So, about {}:'],
  fits: ['subject'],
  suits: isPlainly,
  talkative: true,
  alone: true,
  plain: true,
  examples: [
    ['The boat trip was so-so', 'About the boat trip: it was so-so'],
    ['This kettle is nothing special', "About this kettle: it's nothing special"],
    ['The noodles were okay', 'About the noodles: they were okay'],
  ],
  leaves: [
    'The boat trip was wonderful',
    'The boat trip was a nightmare',
    'The clerk was reasonable',
    'My aunt is ordinary',
    'The boat trip was so-so and the lunch was cold',
    'Our trip was neither long nor short 🚤',
  ],
});

const PLAIN =
  / (?:so-so|okay|ok|fine|alright|all right|run-of-the-mill|nothing special|nothing much|(?:about |roughly |exactly )?what (?:i|we|you['’]d) expect(?:ed)?|half empty|half full|forgettable|bearable|plain)$/iu;

/** A thing, soberly judged; nobody writes so with an emoji or of people. */
function isPlainly({ said, mention, named, opening }: StatedTopic): boolean {
  if (named !== 'definite' || !/^(?:the|this|these|that|those) /u.test(mention) || mention.split(' ').length > 5)
    return false;
  if (said.textEnd > said.last.end + 1 || !/^(?:it|they)\b/u.test(opening.text)) return false;
  if (/^(?:the|this) (?:weather|day|week|news|staff)$/u.test(mention)) return false;
  const { text, start } = said.sentence;
  const judged = text.slice(0, said.last.end - start);
  return (
    !/ing$/u.test(judged) &&
    (PLAIN.test(judged) || isFlat(judged)) &&
    / (?:is|are|was|were|['’]s) /u.test(judged) &&
    !/[,]|\b(?:but|because|i guess)\b/u.test(judged)
  );
}
