import type { Rule } from '../../src/plugin.js';
import { ASKED, isPlainQuestion } from './question-frame.js';

const CLOSINGS = [
  "I've been wondering since this morning.",
  "It's been on my mind all week.",
  'Someone asked me that yesterday.',
  'A friend asked me last night.',
  'I have to know by Friday.',
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
    if (!isPlainQuestion(doc, true)) return;
    const end = doc.text.trimEnd().length;
    for (const closing of CLOSINGS) yield { edits: [{ start: end, end, text: ` ${closing}` }] };
  },
};
