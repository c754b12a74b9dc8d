import { type Clause, type Doc, type Edit, type Rule, readLexicon, type Token } from '../../../src/plugin.js';
import { negated } from '../negate.js';

let index: ReadonlyMap<string, string> | undefined;

/** Plain adjectives, by those with a prefix. */
function plains(): ReadonlyMap<string, string> {
  index ??= new Map(
    readLexicon(new URL('../../lexicons/complementary-states.tsv', import.meta.url)).map(
      ({ plain = '', negative: prefixed = '' }) => [prefixed, plain],
    ),
  );
  return index;
}

export const complementary: Rule = {
  about: 'An adjective with a negative prefix is said with “not”: “unsure” → “not sure”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The lecture was uninteresting', "The lecture wasn't interesting"],
    ["I'm feeling a bit uncertain about the move", "I'm not feeling entirely certain about the move"],
    ["She's unhappy with the repair", "She's not happy with the repair"],
  ],
  leaves: [
    'The lecture was not very interesting',
    'The lecture was very uninteresting',
    "I'm not sure what to cook",
    "I'm not really sure",
    "I'm not sure and not happy",
    'He was unusually friendly',
    "I'm not sure!?",
  ],
  words: () => plains().keys(),
  *propose(doc) {
    for (const clause of doc.clauses) {
      if (!isState(clause) || doc.text.includes('?')) continue;
      const edits = clause.negation ? undefined : split(doc, clause);
      if (edits) yield { edits };
    }
  },
};

function isState({ verb, auxiliaries, tense }: Clause): boolean {
  if (tense !== 'present' && tense !== 'past') return false;
  const state = /^(?:am|is|are|was|were|'m|'s|'re|feeling)$/u.test(verb.lower);
  return state && auxiliaries.every((token) => /^(?:am|is|are|was|were|'m|'s|'re)$/u.test(token.lower));
}

/** `uninteresting` → `not interesting`; `a bit uncertain` → `not entirely certain`. */
function split(doc: Doc, clause: Clause): readonly Edit[] | undefined {
  const { rest, verb } = clause;
  const small = /^a (?:bit|little) /u.test(rest.text);
  const [adjective, next] = small ? rest.tokens.slice(2) : rest.tokens;
  const plain = adjective && plains().get(adjective.lower);
  if (!adjective || plain === undefined || isShared(next)) return undefined;
  const first = rest.tokens[0] ?? adjective;
  const adverbs = doc.span(clause.subject.end, first.start).tokens.some((token) => token.pos === 'ADV');
  if (adverbs || clause.tokens.some((token) => token.lemma === 'not' && token.start < verb.end)) return undefined;
  const negation = negated(clause);
  return (
    negation && [...negation, { start: first.start, end: adjective.end, text: small ? `entirely ${plain}` : plain }]
  );
}

/** `unhappy and tired`: the negation would take in both. */
function isShared(next: Token | undefined): boolean {
  return next !== undefined && /^(?:and|or|but|,|nor|enough|than)$/u.test(next.lower);
}
