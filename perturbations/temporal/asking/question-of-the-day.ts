import type { Rule } from '../../../src/plugin.js';
import { asksAdvice, isOfOnesOwn } from '../../around/general-interest.js';
import { inFront } from '../../around/in-front.js';
import { questionStart } from './plain-question.js';
import { ASKED, opensPlainly } from './question-frame.js';

/** Before a condition or a set-up too. */
const HEADINGS = ['Question of the day (12 March):', "Monday's question:"];
const BEFORE_A_QUESTION = ["Today's question:", 'My question for today:', ...HEADINGS];
export const questionOfTheDay: Rule = {
  about: 'Says for which day the question is',
  expects: ASKED,
  examples: [
    ['Do walnuts float?', "Today's question: Do walnuts float?"],
    ['Is Oslo north of Rome?', 'Question of the day (12 March): Is Oslo north of Rome?'],
    ['If it rains, does chalk melt?', "Monday's question: If it rains, does chalk melt?"],
  ],
  leaves: [
    'My goat is ill. Can it eat hay?',
    'She is ninety. Will she remember the war?',
    'Is it raining now?',
    'Who won?',
    'Is tomorrow a holiday?',
    'Do you ship to Peru?',
    'Can I swim here?',
  ],
  *propose(doc) {
    const supposed = /^(?:suppose|imagine|picture|let['’]s say)\b/iu.test(doc.text);
    if (doc.sentences.length > 1 && !supposed) return;
    if (!questionStart(doc, { reported: true }) || isOfOnesOwn(doc) || asksAdvice(doc)) return;
    for (const opening of opensPlainly(doc) ? BEFORE_A_QUESTION : HEADINGS) {
      const candidate = inFront(doc, opening);
      if (candidate) yield candidate;
    }
  },
};
