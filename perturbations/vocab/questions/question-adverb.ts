import type { Doc, Question, Rule } from '../../../src/plugin.js';
import { isOfGeneralInterest } from '../../around/general-interest.js';
import { isOneSentence } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

const BESIDE =
  /^(?:actually|really|truly|ever|even|still|also|just|only|hypothetically|theoretically|probably|possibly|always|never|once|not|n't|indeed|currently|already|likely|usually|generally|typically|normally|often|sometimes|frequently|regularly|rarely|mostly|totally|completely|technically|necessarily|or)$/u;

export const questionAdverb: Rule = {
  about: 'An adverb that asks for nothing new stands after the subject: “Does a tomato actually contain seeds?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does a tomato contain seeds?', 'Does a tomato actually contain seeds?'],
    ['Was Brahms born in Oslo?', 'Was Brahms actually born in Oslo?'],
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
    'Should a bee sting be cooled?',
    'Can somebody who is deaf drive a bus?',
    'Am I late?',
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || inCapitals(doc)) return;
    if (question.tokens.some((token) => BESIDE.test(token.lower))) return;
    if (question.predicate.tokens[0]?.lower.endsWith('ly')) return;
    if (mayBeEpithet(question)) return;
    const at = question.subject.end;
    if (!isShort(question, doc)) return;
    if (doc.text[at] !== ' ' || question.predicate.start !== at + 1) return;
    yield { edits: [{ start: at, end: at, text: ' actually' }] };
  },
};

/** `Was Balto the dog …?`: what follows a name may belong to it. */
function mayBeEpithet({ subject, predicate }: Question): boolean {
  return subject.kind === 'name' && /^(?:the|an?)$/u.test(predicate.tokens[0]?.lower ?? '');
}

/** `a walker make | use of a pole`: the verb may have been taken for the end of the subject. */
const READS_AS_VERB =
  /^(?:make|take|get|give|need|use|see|put|keep|have|go|come|run|lead|play|cause|help|work|stand|hold|show|turn|set|cut|let|look|leave|live|like|love|land|last|mean|pay|pass|rise|fall|grow|drive|ride|sleep|hope|care|count|break|beat|catch|carry)$/u;

/** One plain question on how something is: what is asked for advice is in earnest already. */
function isShort({ subject, auxiliary }: Question, doc: Doc): boolean {
  return (
    /^(?:is|are|was|were|do|does|did|can|could|has|have)$/u.test(auxiliary.lower) &&
    auxiliary.index === 0 &&
    subject.kind !== 'pronoun' &&
    subject.tokens.length < 5 &&
    !READS_AS_VERB.test(subject.tokens.at(-1)?.lower ?? '') &&
    doc.tokens.length < 16 &&
    isOfGeneralInterest(doc) &&
    !/\b(?:that|who|which|whose|whom|where|if|when|while|although|because|since|what|how|there|someone|somebody|anyone|anybody)\b|[,:;"“”]/iu.test(
      doc.text,
    )
  );
}
