import type { Doc, Rule } from '../../src/plugin.js';
import { asksAdvice, isOfGeneralInterest, isOfOnesOwn } from '../around/general-interest.js';
import { inStyle } from '../around/style.js';
import { lastQuestion } from './question-text.js';

export const questionClosing: Rule = {
  about: 'Something courteous or idle follows the question: “…? Just wondering.”, “…? Thanks!”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Is a tomato a fruit? Just wondering.'],
    ['Is it safe to eat a green potato?', 'Is it safe to eat a green potato? Thanks in advance!'],
  ],
  leaves: ['A tomato is red.', 'Is it?', 'Is it red? Is it round?'],
  *propose(doc) {
    const question = lastQuestion(doc);
    if (!question) return;
    for (const said of remarks(doc))
      yield { edits: [{ start: question.end, end: question.end, text: ` ${inStyle(doc, said)}` }] };
  },
};

/** Thanks for advice, and for what is one's own; idle words after what anyone may wonder about. */
function remarks(doc: Doc): readonly string[] {
  if (isOfOnesOwn(doc) || asksAdvice(doc)) return ['Thanks!', 'Thanks in advance!'];
  const idle = ['Just wondering.', 'Just curious.'];
  return isOfGeneralInterest(doc) && doc.sentences.length === 1 && !/n['’]t\b/iu.test(doc.text)
    ? [...idle, "I've always wondered."]
    : idle;
}
