import type { Question, Rule } from '../../src/plugin.js';
import { inCapitals } from '../around/style.js';

const BESIDE =
  /^(?:actually|really|truly|ever|even|still|also|just|only|hypothetically|theoretically|probably|possibly|always|never|once|not|n't|indeed|currently|already|likely|usually|generally|typically|normally|often|sometimes|frequently|regularly|rarely|mostly|totally|completely|technically|necessarily|or)$/u;

export const questionAdverb: Rule = {
  about: 'An adverb that asks for nothing new stands after the subject: “Does a tomato actually contain seeds?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Does a tomato contain seeds?', 'Does a tomato actually contain seeds?'],
    ['Is it common to see owls in Oslo?', 'Is it actually common to see owls in Oslo?'],
  ],
  leaves: [
    'Does it really matter?',
    "Isn't it red?",
    'A tomato is red.',
    'Have you ever sailed?',
    'Do cats usually swim?',
    'Can a Dane legally own a swan?',
    'Did Oslo or Rome win?',
    'Suppose a hen walks. Would she tire?',
    'Was Balto the dog given a medal?',
    'Did the Danes once rule Tallinn?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || doc.sentences.length > 1 || question.negation || inCapitals(doc)) return;
    if (question.tokens.some((token) => BESIDE.test(token.lower))) return;
    if (question.predicate.tokens[0]?.lower.endsWith('ly')) return;
    if (mayBeEpithet(question)) return;
    const at = question.subject.end;
    if (doc.text[at] !== ' ' || question.predicate.start !== at + 1) return;
    yield { edits: [{ start: at, end: at, text: ' actually' }] };
  },
};

/** `Was Balto the dog …?`: what follows a name may belong to it. */
function mayBeEpithet({ subject, predicate }: Question): boolean {
  return subject.kind === 'name' && /^(?:the|an?)$/u.test(predicate.tokens[0]?.lower ?? '');
}
