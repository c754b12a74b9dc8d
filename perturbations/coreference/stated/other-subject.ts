import type { Clause, Doc } from '../../../src/plugin.js';
import type { Said } from './said.js';

/** `The waiter was friendly but the steak was tough`: to name one of them first would leave out the other. */
export function hasOtherSubject(doc: Doc, said: Said, clause: Clause): boolean {
  if (
    doc.clauses.some(
      (each) =>
        each.sentence === said.sentence &&
        each !== clause &&
        each.subject.kind !== 'pronoun' &&
        !isSpeakers(each.subject.determiner?.lower ?? ''),
    )
  )
    return true;
  return said.tokens.some(
    ({ text, lower, start }, at) =>
      start > clause.subject.end &&
      (text === ',' || /^(?:and|but|while|so|yet)$/u.test(lower)) &&
      /^(?:the|your|his|her|their|this|that|these)$/u.test(said.tokens[at + 1]?.lower ?? ''),
  );
}

/** What follows for the speaker: `This chair is hard, my back hurts`. */
function isSpeakers(determiner: string): boolean {
  return determiner === 'my' || determiner === 'our';
}
