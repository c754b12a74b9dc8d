import type { Rule } from '../../src/plugin.js';
import { askedWhen } from './indirect-questions/asked-when.js';
import { caseWondered } from './indirect-questions/case-wondered.js';
import { chatQuestion } from './indirect-questions/chat-question.js';
import { iShould } from './indirect-questions/i-should.js';
import { indirectQuestion } from './indirect-questions/indirect-question.js';
import { ledQuestion } from './indirect-questions/led-question.js';
import { politeQuestion } from './indirect-questions/polite-question.js';
import { requestAsked } from './indirect-questions/request-asked.js';
import { trueThat } from './indirect-questions/true-that.js';
import { whoAsked } from './indirect-questions/who-asked.js';
import { wondering } from './indirect-questions/wondering.js';

/** A question or request is put in a frame: “Do you know whether …?”, “Is it true that …?”. */
export const indirectQuestions: Readonly<Record<string, Rule>> = {
  'indirect-question': indirectQuestion,
  wondering,
  'true-that': trueThat,
  'chat-question': chatQuestion,
  'request-asked': requestAsked,
  'asked-when': askedWhen,
  'polite-question': politeQuestion,
  'led-question': ledQuestion,
  'who-asked': whoAsked,
  'i-should': iShould,
  'case-wondered': caseWondered,
};
