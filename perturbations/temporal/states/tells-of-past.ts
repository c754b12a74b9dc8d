import { conjugate, type Doc, type Token } from '../../../src/plugin.js';

/** Whether any verb of the text is in the past, in whatever clause: `so mild that we ate outside`, `the man who came`. */
export function tellsOfPast({ tokens }: Doc): boolean {
  return tokens.some(
    (token) => /^(?:was|were|did)$/u.test(token.lower) || (isPastForm(token) && hasSubject(tokens[token.index - 1])),
  );
}

function isPastForm({ pos, lemma, lower }: Token): boolean {
  return (
    /^(?:VERB|AUX|ADJ)$/u.test(pos) &&
    (lower === 'had' || /[^e]ed$/u.test(lower) || (lower !== lemma && lower === conjugate(lemma, 'past')))
  );
}

function hasSubject(before: Token | undefined): boolean {
  return (
    before !== undefined &&
    /^(?:i|you|he|she|it|we|they|who|which|that|never|just|only|finally|once)$/u.test(before.lower)
  );
}
