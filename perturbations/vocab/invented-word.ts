import type { Rule } from '../../src/plugin.js';
import { sentenceAfter } from './at-end.js';
import { eachInFront } from './place-in-front.js';
import { isOfGeneralInterest, soleQuestionText } from './question-text.js';
import { isFormal, isGrave, isLetter, opensWithStatement } from './register.js';

const BEFORE = [
  'Greetings from Brimblewick! ',
  'Posted from Quindlebrook: ',
  'Via Zorvane Chat: ',
  'Hello from Plimsy Bay! ',
];
const AFTER = ['Sent via Zorvane Mail', 'Posted from Brimblewick', 'Sent with Quindle'];
const QUIZ = [
  'From the Brimblewick pub quiz: ',
  'Zorvane trivia, question four: ',
  'A question from the Quindlebrook quiz: ',
  'Seen on the quiz app Plimsy: ',
];

export const inventedWord: Rule = {
  about: 'An invented word that does not bear on the answer: “Greetings from Brimblewick! …”, “Zorvane trivia: …”',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  examples: [
    ['The soup was cold', 'Greetings from Brimblewick! The soup was cold'],
    ['The soup was cold.', 'The soup was cold. Sent via Zorvane Mail.'],
    ['Is a tomato a fruit?', 'From the Brimblewick pub quiz: Is a tomato a fruit?'],
  ],
  leaves: [
    'The patient is stable.',
    'Hello! Is it cold?',
    'cold soup: bad idea',
    "Ines's cat died 😢",
    'Can my cat eat rice?',
  ],
  *propose(doc, { task }) {
    if (isFormal(doc)) return;
    if (task.like === 'yes-no') {
      if (soleQuestionText(doc) && isOfGeneralInterest(doc)) yield* eachInFront(doc, QUIZ);
      return;
    }
    if (!opensWithStatement(doc)) return;
    if (isGrave(doc)) return;
    if (!isLetter(doc)) yield* eachInFront(doc, BEFORE);
    if (doc.tokens.at(-1)?.kind === 'emoji') return; // it would be taken with the signature
    for (const addition of isLetter(doc) ? ['Sent via Zorvane Mail', 'Sent with Quindle'] : AFTER) {
      const candidate = sentenceAfter(doc, addition);
      if (candidate) yield candidate;
    }
  },
};
