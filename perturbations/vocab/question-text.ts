import type { Doc, Sentence } from '../../src/plugin.js';

/** The text when it is one question and nothing else. */
export function soleQuestionText(doc: Doc): Sentence | undefined {
  const [sentence, second] = doc.sentences.filter((each) => each.tokens.some((token) => token.kind === 'word'));
  return sentence && !second && asks(sentence) && !/^(?:my|the|i|we|our)$/u.test(sentence.tokens[0]?.lower ?? '')
    ? sentence
    : undefined;
}

/** The question that ends a text, whatever stands before it; none where two are asked. */
export function lastQuestion(doc: Doc): Sentence | undefined {
  const asking = doc.sentences.filter((sentence) => sentence.text.includes('?'));
  const [only, second] = asking;
  return only && !second && asks(only) && doc.text.slice(only.end).trim() === '' ? only : undefined;
}

const OF_ONES_OWN =
  /^(?:i|me|my|mine|we|us|our|ours|you|your|yours|this|these|here|anyone|anybody|someone|somebody|today|tonight|tomorrow|yesterday|now)$/u;

/** A question of general knowledge, which a quiz could ask: not one on the asker, the asked, or something at hand. */
export function isOfGeneralInterest(doc: Doc): boolean {
  const [first, second] = doc.tokens;
  if (doc.tokens.some(({ lower }) => OF_ONES_OWN.test(lower)) || /^(?:he|she|they)$/u.test(second?.lower ?? ''))
    return false;
  if (second?.lower === 'it' && !/^(?:is|was|would)$/u.test(first?.lower ?? '')) return false;
  return !(second?.lower === 'there' && doc.tokens.some(({ lower }) => lower === 'the'));
}

function asks(sentence: Sentence): boolean {
  return /[^?]\?\s*$/u.test(sentence.text) && sentence.tokens.length > 3;
}
