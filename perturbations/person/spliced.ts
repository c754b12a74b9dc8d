import { type Doc, perDoc } from '../../src/plugin.js';

/** `The bus was late, I walked`: words about who says so would take in what is before the comma only. */
export const isSpliced = perDoc(({ clauses, text }: Doc): boolean => {
  return clauses.some(({ start }) => /,\s*$/u.test(text.slice(0, start)));
});
