import { wordTable } from '../core/word-table.js';
import type { TokenDraft } from './tokens.js';

/** Adjectives and participles that are taken for nouns. */
const SAID = /^(?:deaf|ridden|shorn|honou?red|equilateral|flightless|hexagonal|octagonal)$/u;
const DONE = wordTable<string>({ ridden: 'ride', shorn: 'shear', honored: 'honor', honoured: 'honour' });

/**
 * After an opening `be`: `Was Ada deaf`, and in the subject `a group of crows called`, `a bus pass valid`, `pencil leads`.
 * `from` is the auxiliary, `to` the question mark.
 */
export function askedBe(tokens: readonly TokenDraft[], from: number, to: number): void {
  let plural = false;
  let inside = true;
  for (let at = from + 1; at < to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token) return;
    if (
      token.pos === 'NOUN' &&
      SAID.test(token.lower) &&
      at > from + 1 &&
      before.pos !== 'DET' &&
      before.pos !== 'ADJ'
    ) {
      const base = DONE[token.lower];
      token.pos = base ? 'VERB' : 'ADJ';
      token.lemma = base ?? token.lower;
      return;
    }
    if (token.pos === 'ADP' && /^(?:before|after|until)$/u.test(token.lower) && opensClause(tokens, at, to))
      token.pos = 'SCONJ';
    if (inside && token.pos === 'VERB' && token.lower !== 'cool' && isNounHere(tokens, at, from, plural))
      token.pos = 'NOUN';
    if (/^(?:ADP|PRON|SCONJ|ADV|AUX|VERB|PUNCT)$/u.test(token.pos) && token.lower !== 'of') inside = false;
    if (token.pos === 'NOUN' && /[^s]s$/u.test(token.lower)) plural = true;
  }
}

function isNounHere(tokens: readonly TokenDraft[], at: number, from: number, plural: boolean): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !next || !/^\p{Ll}+$/u.test(token.text)) return false;
  if (token.lower === 'wedding') return next.pos === 'NOUN';
  const inS = /[^s]s$/u.test(token.lower) && token.lemma !== token.lower;
  if (inS)
    return (
      before.lower === 'of' ||
      before.lower === "'s" ||
      (!plural && before.pos === 'NOUN' && /^(?:are|were)$/u.test(tokens[from]?.lower ?? ''))
    );
  if (!COMPOUND.test(token.lower)) return false;
  return (
    before.pos === 'NOUN' &&
    !/s$/u.test(before.lower) &&
    /^(?:ADJ|ADV|ADP|VERB)$/u.test(next.pos) &&
    /^(?:is|was)$/u.test(tokens[from]?.lower ?? '')
  );
}

/** The last nouns of compounds that are taken for verbs. */
const COMPOUND =
  /^(?:pass|kick|match|bow|buttress|walk|race|trip|ride|drink|show|play|plant|bite|drum|break|call|vote|tax|jump|catch|throw|stick|crow|cook|guide|store|sale|dance|fight|game)$/u;

/** Verbs that are not done to anybody, so that what they follow is their subject. */
const HAPPENED =
  /^(?:existed|appeared|formed|sailed|became|arrived|began|died|fell|rose|came|went|happened|ended|started|emerged|evolved|was|were|had|could)$/u;

/** `silk traded before the telephone existed`: said already, then a clause with a verb of its own. */
function opensClause(tokens: readonly TokenDraft[], before: number, to: number): boolean {
  if (!/^(?:VERB|ADJ|NOUN|PROPN)$/u.test(tokens[before - 1]?.pos ?? '')) return false;
  let at = before + 1;
  while (at < to && /^(?:DET|ADJ|NUM|NOUN|PROPN)$/u.test(tokens[at]?.pos ?? '')) at++;
  return at > before + 1 && HAPPENED.test(tokens[at]?.lower ?? '');
}
