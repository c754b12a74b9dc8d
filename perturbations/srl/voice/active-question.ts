import type { Rule, Token } from '../../../src/plugin.js';
import { opening, POSSESSIVE, phraseAt, plainQuestion } from '../asked.js';

export const activeQuestion: Rule = {
  about: 'Passive → active, the agent as subject: “Was Y discovered by X?” → “Did X discover Y?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Was polonium discovered by Marie Curie?', 'Did Marie Curie discover polonium?'],
    ['Could a goat be swallowed by a python?', 'Could a python swallow a goat?'],
  ],
  leaves: [
    'Was the bridge built by 1209?',
    'Was it written by her?',
    'Was the king known by his name?',
    'Is the bank by the river?',
    'Could a will that nobody saw therefore be contested by a nephew?',
    'Was Odin worshiped by the Vikings?',
    'Is the tower surrounded by trees and water?',
  ],
  words: () => ['by'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || (question.form !== 'be' && question.form !== 'modal') || question.subject.kind === 'pronoun')
      return;
    const { tokens } = question.predicate;
    const at = question.form === 'modal' ? (tokens[0]?.lower === 'be' ? 1 : -1) : 0;
    const [verb, by, agent] = at < 0 ? [] : tokens.slice(at);
    if (!verb || by?.lower !== 'by' || !agent || verb.pos !== 'VERB' || verb.lemma === verb.lower) return;
    if (/[^e]ed$/u.test(verb.lemma)) return; // `worshiped`: a form whose base is not known
    const phrase = phraseAt(doc, agent, question.predicate);
    if (
      !phrase ||
      phrase.phrase.kind === 'pronoun' ||
      phrase.end.end !== question.predicate.end ||
      !isPerson(phrase.phrase.tokens)
    )
      return;
    if (phrase.phrase.kind === 'common' && phrase.phrase.animacy === 'thing' && !phrase.phrase.determiner) return;
    if (question.subject.tokens.some(({ lower }) => POSSESSIVE.test(lower) || CONCLUDES.test(lower))) return;
    const subject = doc.text.slice(agent.start, phrase.end.end);
    const support =
      question.form === 'modal' ? question.auxiliary.lower : doFor(question.auxiliary.lower, phrase.phrase.number);
    if (support === undefined || !/ed$|[^s]t$|en$|wn$|un[gk]$|ught$|[^g]ot$/u.test(verb.lower)) return;
    const text = `${support} ${subject} ${verb.lemma} ${question.subject.text}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

/** It would stand behind what is asked about and conclude that. */
const CONCLUDES =
  /^(?:therefore|thus|then|hence|consequently|so|still|also|ever|even|only|later|already|really|actually)$/u;

function isPerson(tokens: readonly Token[]): boolean {
  return !tokens.some(
    (token) =>
      POSSESSIVE.test(token.lower) || token.kind === 'number' || /^(?:any|time|year|day|month|end)$/u.test(token.lower),
  );
}

function doFor(be: string, number: 'singular' | 'plural'): string | undefined {
  if (/^w/u.test(be)) return 'did';
  return number === 'plural' ? 'do' : 'does';
}
