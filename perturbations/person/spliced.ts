import type { Doc } from '../../src/plugin.js';

/** `The bus was late, I walked`: words about who says so would take in what is before the comma only. */
export function isSpliced({ clauses, text }: Doc): boolean {
  return clauses.some(({ start }) => /,\s*$/u.test(text.slice(0, start)));
}
