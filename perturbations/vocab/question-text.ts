import type { Doc, Sentence } from '../../src/plugin.js';
import { isFormal, isGrave } from '../around/register.js';

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

/** Whether the text tells something, in a statement or two, and then asks: `My cousin keeps bees. Would …?` */
export function tellsThenAsks(doc: Doc): boolean {
  const last = lastQuestion(doc);
  const [first] = doc.sentences;
  return last !== undefined && last !== first && doc.sentences.length < 5 && first?.kind === 'statement';
}

const OF_ONES_OWN =
  /^(?:i|me|my|mine|we|us|our|ours|you|your|yours|this|these|here|anyone|anybody|someone|somebody|today|tonight|tomorrow|yesterday|now)$/u;
/** What people ask when it matters to them. */
const ADVICE =
  /\b(?:safe(?:ly)?|doctor|allerg\w*|pregnan\w*|vaccine|insulin|antibiotics?|ibuprofen|paracetamol|aspirin|tablets?|pills?|landlord|tenant|employer|employee|lawyer|legal(?:ly)?|deposit|visa|warranty|refund|password|contract)\b/iu;

/** A question of general knowledge, which a quiz could ask: not one on the asker, the asked, or something at hand. */
export function isOfGeneralInterest(doc: Doc): boolean {
  const [first, second] = doc.tokens;
  if (ADVICE.test(doc.text) || isFormal(doc) || isGrave(doc)) return isOfThePast(doc);
  if (doc.tokens.some(({ lower }) => OF_ONES_OWN.test(lower)) || /^(?:he|she|they)$/u.test(second?.lower ?? ''))
    return false;
  if (second?.lower === 'it' && !/^(?:is|was|would)$/u.test(first?.lower ?? '')) return false;
  if (first?.lower === 'will' && second?.lower === 'the') return false; // `Will the library be open?`
  return !(second?.lower === 'there' && doc.tokens.some(({ lower }) => lower === 'the'));
}

/** `Did Mozart die in Vienna?` is for a quiz, whatever it is about. */
function isOfThePast({ tokens }: Doc): boolean {
  const [first, second] = tokens;
  return /^(?:did|was|were|had)$/u.test(first?.lower ?? '') && second?.pos === 'PROPN';
}

function asks(sentence: Sentence): boolean {
  return /[^?]\?[^\p{L}\p{N}?!.]*$/u.test(sentence.text) && sentence.tokens.length > 3;
}

/** Whether the question begins with its own inversion (`Is a …?`): not a condition, an aside or a marker, nor rhetorically. */
export function opensPlainly({ text }: Doc): boolean {
  return /^\s*(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|had|must|might|may)\s/iu.test(text);
}
