import { type Doc, matches, perDoc, type Sentence } from '../../../src/plugin.js';

/** The text when it is one question and nothing else. */
export const soleQuestionText = perDoc((doc: Doc): Sentence | undefined => {
  const [sentence, second] = doc.sentences.filter((each) => each.tokens.some((token) => token.kind === 'word'));
  return sentence && !second && asks(sentence) && !/^(?:my|the|i|we|our)$/u.test(sentence.tokens[0]?.lower ?? '')
    ? sentence
    : undefined;
});

/** The question that ends a text, whatever stands before it; none where two are asked. */
export const lastQuestion = perDoc((doc: Doc): Sentence | undefined => {
  const asking = doc.sentences.filter((sentence) => sentence.text.includes('?'));
  const [only, second] = asking;
  return only && !second && asks(only) && doc.text.slice(only.end).trim() === '' ? only : undefined;
});

/** Whether the text tells something, in a statement or two, and then asks: `My cousin keeps bees. Would …?` */
export const tellsThenAsks = perDoc((doc: Doc): boolean => {
  const last = lastQuestion(doc);
  const [first] = doc.sentences;
  return last !== undefined && last !== first && doc.sentences.length < 5 && first?.kind === 'statement';
});

function asks(sentence: Sentence): boolean {
  return /[^?]\?[^\p{L}\p{N}?!.]*$/u.test(sentence.text) && sentence.tokens.length > 3;
}

/** Whether the question begins with its own inversion (`Is a …?`): not a condition, an aside or a marker, nor rhetorically. */
export const opensPlainly = perDoc(({ text }: Doc): boolean => {
  return /^\s*(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|had|must|might|may)\s/iu.test(text);
});

/** Somebody is in danger, or in pain: nobody asks in passing. */
export function isUrgent(doc: Doc): boolean {
  return matches(doc, URGENT) && !/^(?:did|was|were|had|has|have)\b/iu.test(doc.text);
}

const URGENT =
  /\b(?:swallowed|poison\w*|bleed\w*|unconscious|choking|overdose|on fire|at risk|chickenpox|infect\w*|fever|seizure|chest pain|gunpoint|pregnant|infants?|toddler)\b/iu;
