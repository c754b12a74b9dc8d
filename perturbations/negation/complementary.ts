import { type Clause, type Doc, type Edit, type Rule, readLexicon, type Token } from '../../src/plugin.js';
import { negated } from './negate.js';

let index:
  | { readonly positive: ReadonlyMap<string, string>; readonly negative: ReadonlyMap<string, string> }
  | undefined;

function pairs() {
  if (!index) {
    const rows = readLexicon(new URL('../lexicons/complementary-states.tsv', import.meta.url));
    index = {
      positive: new Map(rows.map(({ plain = '', negative = '' }) => [plain, negative])),
      negative: new Map(rows.map(({ plain = '', negative = '' }) => [negative, plain])),
    };
  }
  return index;
}

export const complementary: Rule = {
  about: '“not” + adjective and the adjective with a negative prefix say the same: “not sure” ↔ “unsure”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm not sure what to cook", "I'm unsure what to cook"],
    ['The lecture was uninteresting', "The lecture wasn't interesting"],
    ["I'm feeling a bit uncertain about the move", "I'm not feeling entirely certain about the move"],
    ["She isn't happy with the repair", 'She is unhappy with the repair'],
  ],
  leaves: [
    'The lecture was not very interesting',
    'The lecture was very uninteresting',
    "I'm not really sure",
    "I'm not sure and not happy",
    'He was unusually friendly',
    "I'm not sure!?",
  ],
  *propose(doc) {
    for (const clause of doc.clauses) {
      if (!isState(clause) || doc.text.includes('?')) continue;
      const edits = clause.negation ? joined(clause) : split(doc, clause);
      if (edits) yield { edits };
    }
  },
};

function isState({ verb, auxiliaries, tense }: Clause): boolean {
  if (tense !== 'present' && tense !== 'past') return false;
  const state = /^(?:am|is|are|was|were|'m|'s|'re|feeling)$/u.test(verb.lower);
  return state && auxiliaries.every((token) => /^(?:am|is|are|was|were|'m|'s|'re)$/u.test(token.lower));
}

/** `not sure` → `unsure`, `isn't happy` → `is unhappy`. */
function joined({ negation, finite, rest, tokens }: Clause): readonly Edit[] | undefined {
  const [adjective, next] = rest.tokens;
  const whole = adjective && pairs().positive.get(adjective.lower);
  if (!negation || negation.lower === 'never' || !adjective || whole === undefined || isShared(next)) return undefined;
  if (
    tokens.some(
      (token) => token.start >= finite.end && token.end <= adjective.start && token.pos === 'ADV' && token !== negation,
    )
  )
    return undefined;
  if (tokens.filter((token) => token.lemma === 'not').length > 1) return undefined;
  return [
    { start: finite.end, end: negation.end, text: '' },
    { start: adjective.start, end: adjective.end, text: whole },
  ];
}

/** `uninteresting` → `not interesting`; `a bit uncertain` → `not entirely certain`. */
function split(doc: Doc, clause: Clause): readonly Edit[] | undefined {
  const { rest, verb } = clause;
  const small = /^a (?:bit|little) /u.test(rest.text);
  const [adjective, next] = small ? rest.tokens.slice(2) : rest.tokens;
  const plain = adjective && pairs().negative.get(adjective.lower);
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
