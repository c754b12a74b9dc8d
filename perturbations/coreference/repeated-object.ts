import type { Rule, Sentence } from '../../src/plugin.js';
import { antecedentOf, type Subject } from './stated/antecedent.js';

const FORMS: Readonly<Record<string, Subject>> = { it: 'it', them: 'they', him: 'he' };
/** With these, `it` and `them` make one meaning, or mean what is said. */
const SET_PHRASE =
  /^(?:make|get|lose|take|believe|mean|say|know|do|hate|love|put|blow|give|rock|kill|call|keep|think|feel|find|tell|help|appreciate|worth|like|have|be)$/u;

/** An object pronoun that can mean one thing is that thing again. */
export const repeatedObject: Rule = {
  about: 'Names again what an object pronoun means, where only one thing before it can be meant',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The curtains arrived torn. I returned them at once.',
      'The curtains arrived torn. I returned the curtains at once.',
    ],
  ],
  leaves: [
    'I bought a coat and I love it',
    'The cat chased the ball and I caught it',
    'I made it to the show',
    "I can't believe it",
    'My sons lost their shoes and we found them',
  ],
  *propose(doc) {
    for (const sentence of doc.sentences) {
      if (sentence.kind !== 'statement' || /["“”]/u.test(sentence.text)) continue;
      for (const [at, pronoun] of sentence.tokens.entries()) {
        const form = FORMS[pronoun.lower];
        if (!form || !isObject(sentence, at)) continue;
        const mention = antecedentOf(doc, sentence, pronoun, form, { apart: true });
        if (mention !== undefined) yield { edits: [{ start: pronoun.start, end: pronoun.end, text: mention }] };
      }
    }
  },
};

function isObject({ tokens }: Sentence, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before?.pos !== 'VERB' || SET_PHRASE.test(before.lemma)) return false;
  return !/^(?:up|out|off|down|away|when|that|to|easy|all)$/u.test(next?.lower ?? '');
}
