import { type Doc, wordTable } from '../../../src/plugin.js';
import type { Anaphor } from '../anaphor.js';
import { isTimeNoun } from './boundary.js';
import type { Said } from './said.js';

const FORMS = wordTable<RegExp>({
  it: /^(?:it|its|itself)$/u,
  they: /^(?:they|them|their|theirs|themselves)$/u,
  he: /^(?:he|him|his|himself)$/u,
  she: /^(?:she|her|hers|herself)$/u,
});

/** Whether the statement has the same pronoun after `from`, with something before it that it may mean instead. */
export function isRivalled(doc: Doc, said: Said, from: number, anaphor: Anaphor): boolean {
  const form = FORMS[anaphor.subject];
  const pronoun = said.tokens.find(({ lower, start }) => start >= from && form?.test(lower));
  if (!pronoun) return false;
  const person = /^(?:he|she)$/u.test(anaphor.subject);
  return doc.nounPhrases.some(({ kind, start, end, number, animacy, head }) => {
    if (kind === 'pronoun' || isTimeNoun(head.lower) || start < from || end > pronoun.start) return false;
    return person ? animacy !== 'thing' : (number === 'plural') === anaphor.plural;
  });
}
