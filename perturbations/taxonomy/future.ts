import { matchCase, type NounPhrase, type Rule } from '../../src/plugin.js';
import { beFor, opensClause } from './agreement.js';

export const future: Rule = {
  about: 'Will becomes “going to”: “Will the captain sail to Lisbon?” → “Is the captain going to sail to Lisbon?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Will the captain sail to Lisbon?', 'Is the captain going to sail to Lisbon?'],
    ['Will my kettle still work after that?', 'Is my kettle still going to work after that?'],
    ['Will a brick sink in honey?', 'Is a brick going to sink in honey?'],
  ],
  leaves: [
    'Will ice float in milk?',
    'Will owls attack cats?',
    'Will the judge probably agree?',
    "Won't the judge agree?",
    'Will the captain have sailed by noon?',
    'Will you help me?',
    'Will anyone who was born in Lima win?',
    'Will the ship go to Lisbon?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.auxiliary.lower !== 'will') return;
    const { auxiliary, subject, predicate } = question;
    const [first, next] = predicate.tokens;
    const still = first?.lower === 'still' ? first : undefined;
    const verb = still ? next : first;
    if (!verb || verb.pos === 'ADV' || /^(?:have|go|come|not)$/u.test(verb.lower)) return;
    if (!opensClause(doc, question) || !isOne(subject)) return;
    const at = still?.end ?? subject.end;
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, beFor(subject)) },
        { start: at, end: at, text: ' going to' },
      ],
    };
  },
};

/** `Will magnets …?` asks how magnets are, `Will you …?` for a favour; neither asks what is about to be. */
function isOne({ kind, head, tokens, determiner }: NounPhrase): boolean {
  if (tokens.some(({ lower, text }) => /^(?:who|that|which|whose|if|when)$/u.test(lower) || text === ',')) return false;
  if (kind === 'pronoun') return /^(?:he|she|it|they|we|this|that|these|those|there)$/u.test(head.lower);
  if (kind === 'name') return tokens.length <= 3;
  return determiner !== undefined && /^(?:the|an?|this|that|my|your|his|her|its|our|their)$/u.test(determiner.lower);
}
