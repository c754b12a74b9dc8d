import type { NounPhrase, Rule, Token } from '../../../src/plugin.js';

/** Of signs and of what is compared one does not say so. */
const NO_PART =
  /^(?:letters?|vowels?|consonants?|syllables?|words?|doubles?|more|less|fewer|no|its|their|all|every|only|most|half|many|much|percent|people|evidence|information|truth)$/u;

export const hasInIt: Rule = {
  about: 'What contains a thing has it in it: “Does stout contain milk?” → “Does stout have milk in it?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Does stout contain milk?', 'Does stout have milk in it?'],
    ['Do fuses contain copper wires?', 'Do fuses have copper wires in them?'],
  ],
  leaves: [
    'Does the word contain vowels?',
    'Does stout contain milk that is fresh?',
    'Does stout contain milk from cows?',
    "Doesn't stout contain milk?",
    'Can stout contain milk?',
    'Does stout contain more water than ale?',
    'Does stout or ale contain milk?',
  ],
  words: () => ['contain'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !/^(?:do|does|did)$/u.test(question.auxiliary.lower)) return;
    const { subject, predicate } = question;
    const [contain, ...parts] = predicate.tokens;
    const last = parts.at(-1);
    if (contain?.lower !== 'contain' || !last || !isPart(parts) || !isOne(subject)) return;
    const them = subject.number === 'plural' ? 'them' : 'it';
    yield {
      edits: [
        { start: contain.start, end: contain.end, text: 'have' },
        { start: last.end, end: last.end, text: ` in ${them}` },
      ],
    };
  },
};

function isPart(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    tokens.length < 5 &&
    last !== undefined &&
    last.pos === 'NOUN' &&
    tokens.every(
      ({ lower, pos, kind }) => kind === 'word' && /^(?:NOUN|ADJ|DET|NUM|ADV|VERB)$/u.test(pos) && !NO_PART.test(lower),
    )
  );
}

function isOne({ kind, animacy, tokens }: NounPhrase): boolean {
  if (kind === 'pronoun' || animacy === 'person') return false;
  return !tokens.some(({ lower, text }) => /^(?:and|or|that|which|who|you)$/u.test(lower) || text === ',');
}
