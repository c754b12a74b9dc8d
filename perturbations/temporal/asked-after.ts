import type { Doc, Rule } from '../../src/plugin.js';
import { questionStart } from './plain-question.js';
import { ASKED } from './question-frame.js';

const OWN = [
  "I've been wondering since this morning.",
  'I have to know by Friday.',
  "I'd like to know before tomorrow.",
];
const REPORTED = [
  "It's been on my mind all week.",
  'Someone asked me that yesterday.',
  'A friend asked me last night.',
  "It came up at last night's quiz.",
];

export const askedAfter: Rule = {
  about: 'Says when the question came up, after it',
  expects: ASKED,
  examples: [
    ['Do walnuts float?', "Do walnuts float? It came up at last night's quiz."],
    ['Is Oslo north of Rome?', "Is Oslo north of Rome? I've been wondering since this morning."],
  ],
  leaves: ['Can I swim here?', 'Is it raining now?', 'Who won?'],
  *propose(doc) {
    if (!questionStart(doc, { reported: !isToldBefore(doc) }) || !/\?/u.test(doc.text)) return;
    const end = doc.text.trimEnd().length;
    for (const closing of isToldBefore(doc) ? OWN : [...OWN, ...REPORTED])
      yield { edits: [{ start: end, end, text: ` ${closing}` }] };
  },
};

/** Statements come before the question: it is the speaker's own. */
function isToldBefore({ sentences }: Doc): boolean {
  return sentences.length > 1;
}
