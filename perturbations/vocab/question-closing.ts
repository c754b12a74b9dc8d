import type { Doc, Rule } from '../../src/plugin.js';
import { inStyle } from '../around/style.js';
import { isOfGeneralInterest, lastQuestion } from './question-text.js';

export const questionClosing: Rule = {
  about: 'Something courteous or idle follows the question: “…? Just wondering.”, “…? Thanks!”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Is a tomato a fruit? Just wondering.'],
    ['Did Mozart play chess?', 'Did Mozart play chess? Thanks in advance!'],
  ],
  leaves: ['A tomato is red.', 'Is it?', 'Is it red? Is it round?'],
  *propose(doc) {
    const question = lastQuestion(doc);
    if (!question) return;
    for (const said of remarks(doc))
      yield { edits: [{ start: question.end, end: question.end, text: ` ${inStyle(doc, said)}` }] };
  },
};

function remarks(doc: Doc): readonly string[] {
  const thanks = ['Thanks!', 'Thanks in advance!'];
  if (doc.tokens.some(({ lower }) => /^(?:i|me|my|mine|we|us|our)$/u.test(lower))) return thanks;
  const idle = [...thanks, 'Just wondering.', 'Just curious.'];
  return isOfGeneralInterest(doc) && doc.sentences.length === 1 && !/n['’]t\b/iu.test(doc.text)
    ? [...idle, "I've always wondered."]
    : idle;
}
