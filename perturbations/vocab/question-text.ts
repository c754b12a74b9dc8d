import type { Doc, Sentence } from '../../src/plugin.js';

/** The text when it is one question and nothing else. */
export function soleQuestionText(doc: Doc): Sentence | undefined {
  const [sentence, second] = doc.sentences.filter((each) => each.tokens.some((token) => token.kind === 'word'));
  return sentence && !second && asks(sentence) ? sentence : undefined;
}

/** The question that ends a text, whatever stands before it; none where two are asked. */
export function lastQuestion(doc: Doc): Sentence | undefined {
  const asking = doc.sentences.filter((sentence) => sentence.text.includes('?'));
  const [only, second] = asking;
  return only && !second && asks(only) && doc.text.slice(only.end).trim() === '' ? only : undefined;
}

function asks(sentence: Sentence): boolean {
  return /[^?]\?\s*$/u.test(sentence.text) && sentence.tokens.length > 3;
}
