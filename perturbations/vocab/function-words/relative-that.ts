import { type Doc, once, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

const SUBJECT = /^(?:i|we|you|he|she|they)$/u;
const DETERMINER = /^(?:the|this|these|those|my|our|your|his|her|their|an?|any|every)$/u;
/** A clause that goes before the noun ends with it: `When I rang the shop they …`. */
const OPENS_CLAUSE =
  /^(?:when|whenever|if|after|before|as|once|while|until|since|because|though|although|than|unless|whether|where|in|at|on|by|for|with|from|during|so|how|what|which|who|whose)$/u;
/** Nouns after which `that` would be another word, or which end a phrase of time. */
const NO_HEAD =
  /^(?:way|time|times|minute|moment|day|days|week|weekend|month|year|morning|afternoon|evening|night|more|less|bit|lot|place|reason|home|guys|folks|everyone|chance|case)$/u;

export const relativeThat: Rule = {
  about:
    'The “that” of a relative clause, which may be left out, is written: “the soup we had” → “the soup that we had”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The soup we had was cold', 'The soup that we had was cold'],
    ['I finished the jam you gave me', 'I finished the jam that you gave me'],
    ['It was a dress I wore once', 'It was a dress that I wore once'],
  ],
  leaves: [
    'When I rang the shop they laughed',
    'At the end of the street we turned',
    'The more I see it, the better',
    'The way you sing',
    'My aunt, I think, sings',
    'THE SOUP WE HAD',
    'I like tea you know',
    'We saw the house. I liked it',
  ],
  words: once(() => ['i', 'we', 'you', 'he', 'she', 'they']),
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const sentence of doc.sentences)
      for (const subject of sentence.tokens)
        if (SUBJECT.test(subject.lower) && tellsOfNoun(doc, sentence, subject))
          yield { edits: [{ start: subject.start, end: subject.start, text: 'that ' }] };
  },
};

function tellsOfNoun(doc: Doc, { tokens }: Sentence, subject: Token): boolean {
  const noun = doc.tokens[subject.index - 1];
  const verb = doc.tokens[subject.index + 1];
  if (noun?.pos !== 'NOUN' || NO_HEAD.test(noun.lower) || noun.kind !== 'word' || isQuotedAt(doc, noun.start))
    return false;
  if (!verb || !/^(?:VERB|AUX)$/u.test(verb.pos) || /^(?:know|think|guess|see|mean)$/u.test(verb.lower)) return false;
  const start = phraseStart(doc, noun);
  if (start === undefined) return false;
  const before = tokens.filter(({ index }) => index < start);
  if (before.some(({ lower, text, kind }) => OPENS_CLAUSE.test(lower) || text === ',' || kind === 'emoji'))
    return false;
  const after = tokens.filter(({ index }) => index > verb.index);
  if (before.length > 0)
    return before.some(({ pos }) => pos === 'VERB' || pos === 'AUX') && before.at(-1)?.pos !== 'ADP';
  return after.some(({ pos, text }) => (pos === 'AUX' || pos === 'VERB') && text !== ','); // the verb of what opens the sentence
}

/** Where the phrase begins that the noun ends: `the old wooden chair`. */
function phraseStart({ tokens }: Doc, noun: Token): number | undefined {
  for (let at = noun.index - 1; at >= Math.max(0, noun.index - 4); at--) {
    const token = tokens[at];
    if (DETERMINER.test(token?.lower ?? '')) return at;
    if (!/^(?:ADJ|NOUN|NUM|PROPN)$/u.test(token?.pos ?? '') || token?.kind !== 'word') return undefined;
  }
  return undefined;
}
