import type { Candidate, Doc, Rule, Sentence } from '../../src/plugin.js';
import { inStyle } from '../around/style.js';
import { isOfGeneralInterest, lastQuestion } from './question-text.js';

export const questionClosing: Rule = {
  about: 'Something courteous or idle follows the question: “…? Just wondering.”, “…, do you know?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Is a tomato a fruit? Just wondering.'],
    ['Did Mozart play chess?', 'Did Mozart play chess, do you know?'],
  ],
  leaves: ['A tomato is red.', 'Is it?', 'Is it red? Is it round?'],
  *propose(doc) {
    const question = lastQuestion(doc);
    if (!question) return;
    for (const said of remarks(doc))
      yield { edits: [{ start: question.end, end: question.end, text: ` ${inStyle(doc, said)}` }] };
    yield* tagged(doc, question);
  },
};

function remarks(doc: Doc): readonly string[] {
  const thanks = ['Thanks!', 'Thanks in advance!'];
  if (doc.tokens.some(({ lower }) => /^(?:i|me|my|mine|we|us|our)$/u.test(lower))) return thanks;
  const idle = [...thanks, 'Just wondering.', 'Just curious.'];
  if (isOfGeneralInterest(doc)) return [...idle, "I've always wondered."];
  const atHand = doc.tokens.some(({ lower }) => /^(?:this|these|you|your|here|today|tomorrow|tonight)$/u.test(lower));
  return atHand ? idle : [...idle, 'Asking for a friend.'];
}

/** A question of fact: not one on what should or might be, on which nobody can know. */
function* tagged(doc: Doc, { tokens, kind, text }: Sentence): Generator<Candidate> {
  const mark = tokens.findLast((token) => token.text === '?');
  if (!mark || kind !== 'yes-no-question' || /[,;:"”]/u.test(text) || tokens.length > 18) return;
  if (!/^(?:is|are|was|were|did|do|does|has|have|had)$/u.test(tokens[0]?.lower ?? '')) return;
  if (
    tokens.some(({ lower }) =>
      /^(?:if|whether|know|known|i|me|my|we|our|us|you|your|or|when|while|it|he|she|they)$/u.test(lower),
    )
  )
    return;
  for (const tag of [', do you know', ', to your knowledge'])
    yield { edits: [{ start: mark.start, end: mark.start, text: inStyle(doc, tag) }] };
}
