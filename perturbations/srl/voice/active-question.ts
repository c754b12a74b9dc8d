import type { NounPhrase, Rule, Token } from '../../../src/plugin.js';
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
    'Was the king hanged by a silk rope?',
    'Is a herd of goats called by the name of a fruit?',
    'Can a thief be found by the marks of his own boots?',
    'Was the monk tried by the bishops?',
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
      !isPerson(doc.tokens.slice(agent.index, phrase.end.index + 1))
    )
      return;
    if (phrase.phrase.kind === 'common' && phrase.phrase.animacy === 'thing' && !phrase.phrase.determiner) return;
    if (/^(?:try|call|name|term|know|mean)$/u.test(verb.lemma)) return; // `tried by the bishops`, `called by a name`
    if (phrase.phrase.kind === 'common' && !isSomebody(phrase.phrase) && PERSONAL.test(verb.lemma)) return;
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

/** Bodies act as people do: `a court`, `a team`. */
const isSomebody = ({ animacy, head, text }: NounPhrase): boolean =>
  animacy === 'person' ||
  animacy === 'animal' ||
  /..(?:ist|er|or|ian|eer|ess|smith|vores?)s?$/u.test(head.lower) ||
  /\b(?:team|group|crew|band|company|firm|court|jury|parliament|government|council|church|army|committee|police|tribe|congress|senate|vatican|family|couple|computer|machine|robot|ship|party|industry|bank|school|club|people|viewers|humans?|men|women|man|woman)\b/iu.test(
    text,
  );

/** What only somebody does; of a thing it is said as the means: `executed by an electric chair`. */
const PERSONAL =
  /^(?:execute|hang|behead|shoot|arrest|catch|jail|fine|charge|convict|sentence|accuse|write|paint|compose|draw|found|elect|choose|appoint|sign|invent|discover|design|direct|build|sculpt|carve|translate|publish|teach|employ|hire|fire|own|buy|sell|visit|marry|crown|describe|imagine|conceive|solve|decide|measure|find|identify|recogni[sz]e|operate|cook|bake|sew|knit|clean|wash|open|close|repair|fix|treat|heal|serve|eat|play|perform|celebrate|worship|make|create|remove|count|tell|communicate|send|carry|transport|deliver)$/u;

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
