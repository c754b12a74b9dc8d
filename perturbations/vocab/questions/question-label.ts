import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isOfFact, isOfGeneralInterest } from '../../around/general-interest.js';
import { asks } from '../../around/only-if.js';
import { isFormal, isGrave } from '../../around/register.js';
import { opened } from '../opened.js';
import { isRhetorical } from '../rhetorical.js';
import { opensPlainly, soleQuestionText, tellsThenAsks } from './question-text.js';

export const questionLabel: Rule = {
  about: 'The question is announced as one: “Quick question: …”, “Trivia question: …”, “Random question: …”',
  expects: { 'yes-no': 'same', sentiment: 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Quick question: Is a tomato a fruit?'],
    ['Did Mozart play chess?', 'Random question: Did Mozart play chess?'],
    ['My aunt keeps goats. Do they eat paper?', 'Quick question. My aunt keeps goats. Do they eat paper?'],
    ['Can you water my cactus? 🌵', 'Quick question: Can you water my cactus? 🌵'],
  ],
  leaves: [
    'Thanks, and which bus?',
    'Remind me where you hid the key?',
    'Quiz: is a tomato a fruit?',
    'A tomato is red.',
    'Not much to tell here, you?',
    'Hi! Is it red?',
    'My cat is wet, can I dry it?',
  ],
  onlyIf: asks,
  *propose(doc, { task }) {
    if (/^\s*thank|,\s*(?:and |how about )?(?:you|yourself)\s*\?/iu.test(doc.text) || isOrder(doc)) return;
    if (task.like === 'sentiment') {
      if (soleQuestionText(doc) && !isRhetorical(doc)) yield* opened(doc, ['Quick question:']);
    } else if (soleQuestionText(doc) && opensPlainly(doc)) yield* opened(doc, labelsFor(doc));
    else if (soleQuestionText(doc) || tellsThenAsks(doc))
      yield* opened(doc, matches(doc, URGENT) ? ['I have a question.'] : ['Quick question.', 'I have a question.']);
  },
};

/** `Remind me where we parked?`: an order with a question mark. */
function isOrder({ sentences: [first, second], text }: Doc): boolean {
  return (
    !second &&
    (first?.kind === 'command' ||
      /^(?:remind|tell|show|send|give|bring|call|text|help|let|get|pass|lend|save|guess|ask|wait|come|pick|meet|join|check|explain|grab|make|take|hold|imagine|remember|promise) (?:me|us|him|her|it|them|you|my|the|a|an|at|by|in|round|over|up)\b/iu.test(
        text,
      ))
  );
}

/** What nobody puts as a quick question. */
const URGENT =
  /\b(?:breathless|unconscious|swallow(?:ed|s)|bleed(?:s|ing)|ambulance|chest pains?|collapsed|chok(?:es|ing)|seizure|overdose|stopped breathing|lips (?:swell|are swelling)|smell of gas|on fire)\b/iu;

function labelsFor(doc: Doc): readonly string[] {
  const grave = isFormal(doc) || isGrave(doc);
  return [
    'Quick question:',
    "Here's a question:",
    ...(isOfGeneralInterest(doc) && isOfFact(doc) ? ['Trivia question:'] : []),
    ...(grave && !isOfGeneralInterest(doc) ? [] : ['Random question:']),
  ];
}
