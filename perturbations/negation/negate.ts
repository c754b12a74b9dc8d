import { type Clause, conjugate, type Edit } from '../../src/plugin.js';
import { negativeContraction } from './contractions.js';

/** The edits that negate a clause: `was` → `wasn't`, `'m` → `'m not`, `love` → `don't love`; undefined where that is not plain. */
export function negated(clause: Clause): readonly Edit[] | undefined {
  const { finite, verb, auxiliaries, subject } = clause;
  const carries = auxiliaries.length > 0 || /^(?:am|is|are|was|were|'m|'s|'re)$/u.test(finite.lower);
  if (carries) {
    if (/^['’]|^am$/u.test(finite.lower)) return [{ start: finite.end, end: finite.end, text: ' not' }];
    const contraction = negativeContraction(finite.text);
    return contraction === undefined ? undefined : [{ start: finite.start, end: finite.end, text: contraction }];
  }
  const base = verb.lemma;
  const past = conjugate(base, 'past') === verb.lower;
  const third = conjugate(base, 'third') === verb.lower;
  if (!past && !third && base !== verb.lower) return undefined;
  const support = past ? "didn't" : third ? "doesn't" : "don't";
  const before = clause.tokens.filter((token) => token.start >= subject.end && token.end <= verb.start);
  if (before.some((token) => token.lower !== 'really')) return undefined;
  const start = before[0]?.start ?? verb.start;
  return [
    { start, end: start, text: `${support} ` },
    { start: verb.start, end: verb.end, text: base },
  ];
}
