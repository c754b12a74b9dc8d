import { animacyOf, type Candidate, type Clause, type Doc, lowerOpening, type Token } from '../../src/plugin.js';
import { polarity, stateOf } from './polar.js';

const FEELING = /^(?:love|loving|loved|hate|hated|enjoy|enjoyed|enjoying|regret|exceeded|disappointed|impressed)$/u;

/** The clause that opens a short one-sentence text and judges something; undefined where a denial around it could clash. */
export function judgement(doc: Doc): Clause | undefined {
  const [clause] = doc.clauses;
  const [sentence] = doc.sentences;
  if (!clause || !sentence || clause.sentence !== sentence || doc.tokens[0]?.start !== clause.start) return undefined;
  const { head, determiner, kind } = clause.subject;
  if (kind !== 'pronoun' && !determiner && head === doc.tokens[0] && animacyOf(head.lower) === 'person')
    return undefined;
  const { tokens } = sentence;
  if (doc.text.includes('?') || tokens.length > 24 || /^\p{Lu}{2}/u.test(clause.verb.text)) return undefined;
  const clashes = ({ lower, text }: Token) =>
    /^(?:not|n't|never|no|nothing|but|just)$/u.test(lower) || /["“]/u.test(text);
  if (/\bthe \w+ kind\b|,|\byet\b/iu.test(doc.text)) return undefined;
  return tokens.some(clashes) || !judges(clause) ? undefined : clause;
}

/** The text behind each opening, its first word in lower case. */
export function* framed(doc: Doc, openings: readonly string[]): Generator<Candidate> {
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
