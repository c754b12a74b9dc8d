import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { lowerOpening } from '../../src/plugin.js';
import { polarity, stateOf } from './polar.js';

const OPENINGS = ["There's no denying that ", 'No doubt about it, ', 'No one can deny that '];
/** One's own feelings: what one admits. */
const ADMISSIONS = ['Not gonna lie, ', "I won't lie, ", 'No doubt about it, '];
const FEELING =
  /^(?:love|loving|loved|hate|hated|enjoy|enjoyed|enjoying|regret|exceeded|disappointed|impressed|crashed|broke)$/u;

export const noDenying: Rule = {
  about: 'A judgement is opened with a denial of its denial: “There’s no denying that …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was delicious', "There's no denying that the soup was delicious"],
    ['My flight was awful', 'No one can deny that my flight was awful'],
    ['I love this song', 'Not gonna lie, I love this song'],
  ],
  leaves: [
    'The soup was not delicious',
    'Was the soup delicious?',
    'Honestly, the soup was delicious',
    'The soup has onions',
    'Delicious!',
    'Soup was good. Bread was bad.',
    'It was nice to see you!',
    'THE SOUP WAS DELICIOUS',
    'Nobody was helpful',
    'They were disappointed',
  ],
  *propose(doc) {
    const [clause] = doc.clauses;
    if (!clause || doc.sentences.length !== 1 || doc.tokens[0]?.start !== clause.start || doc.text.includes('?'))
      return;
    if (
      doc.tokens.some(({ lower, text }) => /^(?:not|n't|never|no|nothing|but|just)$/u.test(lower) || /["“]/u.test(text))
    )
      return;
    if (!judges(clause) || doc.tokens.length > 24) return;
    const { subject, verb } = clause;
    if (
      (subject.kind === 'pronoun' && subject.person !== 1 && !/^th/u.test(subject.head.lower)) ||
      subject.head.lower === 'they'
    )
      return;
    if (/^\p{Lu}{2}/u.test(verb.text) || /^(?:nobody|no|none|neither|few|everyone)\b/iu.test(subject.text)) return;
    yield* framed(doc, subject.person === 1 ? ADMISSIONS : OPENINGS);
  },
};

function* framed(doc: Doc, openings: readonly string[]) {
  const [first] = doc.tokens;
  if (!first) return;
  for (const opening of openings)
    yield { edits: [{ start: first.start, end: first.end, text: opening + lowerOpening(first) }] };
}

/** Whether the clause has a label of its own: a polar predicate, noun phrase or verb. */
function judges(clause: Clause): boolean {
  const state = stateOf(clause);
  if (state) return /^(?:positive|negative)$/u.test(state.polar.polarity);
  if (
    clause.rest.tokens
      .slice(0, 3)
      .some((token) => /^(?:positive|negative)$/u.test(polarity(token.lower)?.polarity ?? ''))
  )
    return clause.copular || clause.verb.lower === 'feeling' || clause.verb.lower === 'had';
  return FEELING.test(clause.verb.lower);
}
