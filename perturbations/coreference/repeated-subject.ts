import type { Rule, Sentence, Token } from '../../src/plugin.js';
import { antecedentOf, type Subject } from './stated/antecedent.js';

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must)$/u;

/** The way back in questions: a pronoun whose noun has been mentioned before is that noun again. */
export const repeatedSubject: Rule = {
  about: 'Names again what the pronoun of a question means, where only one thing before it can be meant',
  expects: { 'yes-no': 'same' },
  examples: [
    ['My grandmother was born in May. Is she a Gemini?', 'My grandmother was born in May. Is my grandmother a Gemini?'],
    [
      'Although whales live in the sea, do they breathe air?',
      'Although whales live in the sea, do whales breathe air?',
    ],
    [
      'If a ship leaves Oslo for Kiel, will it cross the sea?',
      'If a ship leaves Oslo for Kiel, will the ship cross the sea?',
    ],
  ],
  leaves: [
    'Is it late?',
    'My aunt called my mother. Is she well?',
    'I live in Oslo. Is it cold to swim?',
    'The cat saw the dog. Did it bark?',
    'Her grandfather fought at sea. Could he swim?',
  ],
  *propose(doc) {
    for (const sentence of doc.sentences) {
      if (!sentence.text.includes('?') || /["“”]/u.test(doc.text)) continue;
      for (const [at, pronoun] of sentence.tokens.entries()) {
        const form = subjectForm(sentence, at);
        if (!form) continue;
        const mention = antecedentOf(doc, sentence, pronoun, form);
        if (mention !== undefined && !isOwned(doc.text, mention))
          yield { edits: [{ start: pronoun.start, end: pronoun.end, text: mention }] };
      }
    }
  },
};

/** `her grandfather` would come back as `the grandfather`. */
function isOwned(text: string, mention: string): boolean {
  const [the = '', noun = ''] = mention.toLowerCase().split(/ (.+)/u);
  return the === 'the' && new RegExp(`\\b(?:his|her|their|its) ${noun}\\b`, 'iu').test(text);
}

/** A pronoun after the auxiliary that opens the question. */
function subjectForm({ tokens }: Sentence, at: number): Subject | undefined {
  const [before, auxiliary, pronoun] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (!auxiliary || !pronoun || !AUXILIARY.test(auxiliary.lower)) return undefined;
  if (before && before.text !== ',' && !/^(?:and|but|so)$/u.test(before.lower)) return undefined;
  if (pronoun.lower === 'it' && isEmpty(tokens.slice(at + 1), auxiliary)) return undefined;
  return pronoun.lower === 'it' || pronoun.lower === 'they' || pronoun.lower === 'he' || pronoun.lower === 'she'
    ? pronoun.lower
    : undefined;
}

/** `Is it safe to …`, `Does it take …`, `Will it rain`. */
function isEmpty(after: readonly Token[], { lower }: Token): boolean {
  if (
    after.some((token) =>
      /^(?:to|that|take|rain|snow|matter|true|possible|time|also|midnight|noon)$/u.test(token.lower),
    )
  )
    return true;
  return /^(?:is|was)$/u.test(lower) && after.length < 2;
}
