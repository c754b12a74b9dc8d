import type { Rule } from '../../src/plugin.js';
import { inFront } from '../around/in-front.js';
import { questionStart } from './plain-question.js';
import { ASKED, opensPlainly } from './question-frame.js';

const BEFORE_A_QUESTION = [
  "Today's question:",
  'My question for today:',
  'Question of the day (12 March):',
  'Question of the day (Monday):',
];
/** A heading, which stands before a set-up or a condition too. */
const HEADINGS = ['Question of the day, 12 March.', 'Question of the day, Monday.'];

export const questionOfTheDay: Rule = {
  about: 'Says for which day the question is',
  expects: ASKED,
  examples: [
    ['Do walnuts float?', "Today's question: Do walnuts float?"],
    ['Is Oslo north of Rome?', 'Question of the day (12 March): Is Oslo north of Rome?'],
    ['If it rains, does chalk melt?', 'Question of the day, 12 March. If it rains, does chalk melt?'],
  ],
  leaves: ['Is it raining now?', 'Who won?', 'Is tomorrow a holiday?', 'Do you ship to Peru?', 'Can I swim here?'],
  *propose(doc) {
    const plain = doc.sentences.length === 1 && opensPlainly(doc);
    if (!questionStart(doc, { reported: plain })) return;
    for (const opening of plain ? BEFORE_A_QUESTION : HEADINGS) {
      const candidate = inFront(doc, opening);
      if (candidate) yield candidate;
    }
  },
};
