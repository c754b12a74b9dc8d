import type { Clause, Doc, Edit } from '../../../src/plugin.js';

/** An adverb after a form of `be` or an auxiliary `have` (before its `not`), otherwise in front of the finite verb. */
export function verbSlot({ finite, verb, copular, auxiliaries, negation }: Clause, adverb: string): Edit {
  const be = finite.lemma === 'be' && (copular || auxiliaries.length > 0);
  const contracted = negation !== undefined && negation.start === finite.end;
  const after = (be || (finite.lemma === 'have' && finite !== verb)) && !contracted;
  return after
    ? { start: finite.end, end: finite.end, text: ` ${adverb}` }
    : { start: finite.start, end: finite.start, text: `${adverb} ` };
}

/** Whether the clause opens its sentence and no other main clause is in it, so that nothing but it is modified. */
export function isAlone(doc: Doc, clause: Clause): boolean {
  const { sentence } = clause;
  if (clause.start !== sentence.tokens[0]?.start || /[;:"“”()]|,.*,/u.test(sentence.text)) return false;
  return doc.clauses.filter((each) => each.sentence === sentence).length === 1;
}
