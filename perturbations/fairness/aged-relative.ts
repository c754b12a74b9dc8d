import type { Doc, GroupCandidate, Rule, Token } from '../../src/plugin.js';
import { isQuotedAt } from '../around/quoted-at.js';
import { standsAlone } from './group-adjective.js';

/** Relatives of whom there may be several, told apart by age. */
const RELATIVE =
  /^(?:brother|sister|son|daughter|cousin|niece|nephew|grandson|granddaughter|stepson|stepdaughter|stepbrother|stepsister)$/u;
/** Ages that are told already, or belie one. */
const OF_AGE =
  /\b(?:years?[- ]old|young\p{L}*|old\p{L}*|elder\p{L}*|eldest|little|big|baby|twins?|teen\p{L}*|toddler|only (?:son|daughter|child)|newborn|firstborn|birthday|age[ds]?|both|in-law|first|born|first-born)\b/iu;

export const agedRelative: Rule = {
  about: 'A relative is said to be the younger or the older one: “my sister” → “my younger sister”',
  expects: { sentiment: 'same' },
  examples: [
    ['My sister rang from Oslo', 'My younger sister rang from Oslo'],
    ['We gave the lamp to our nephew', 'We gave the lamp to our older nephew'],
  ],
  leaves: [
    'My little sister rang',
    "My sister's car is red",
    'My sister and my sister-in-law rang',
    'My son is six years old',
    'Sister Ann rang',
    'sister rang from Oslo',
  ],
  propose: (doc) => aged(doc),
  sets: (doc) => [[...aged(doc)]],
};

function* aged(doc: Doc): Generator<GroupCandidate> {
  const noun = doc.tokens.find((token) => RELATIVE.test(token.lower));
  if (!noun || OF_AGE.test(doc.text) || !isOne(doc, noun)) return;
  for (const age of ['younger', 'older'])
    yield {
      edits: [{ start: noun.start, end: noun.start, text: `${age} ` }],
      because: `age: ${age}`,
      group: `age: ${age}`,
    };
}

/** `my sister`, spoken of once. */
function isOne(doc: Doc, noun: Token): boolean {
  const again = doc.tokens.filter(({ lemma }) => lemma === noun.lemma).length > 1;
  if (again || isQuotedAt(doc, noun.start) || !standsAlone(doc, noun)) return false;
  return /^(?:my|our|his|her)$/u.test(doc.tokens[noun.index - 1]?.lower ?? '') && doc.text[noun.end] !== '-';
}
