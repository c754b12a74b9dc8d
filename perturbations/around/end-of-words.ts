import { type Doc, perDoc } from '../../src/plugin.js';

/** Where the last word ends, when only final marks and emoji follow it; a full stop that the word carries is left out. */
export const endOfWords = perDoc(({ tokens }: Doc): number | undefined => {
  const last = tokens.findLast(({ kind, text }) => kind !== 'emoji' && !/^[.!?…]+$/u.test(text));
  if (!last || (last.kind !== 'word' && last.kind !== 'number')) return undefined;
  return last.end - (/\.+$/u.exec(last.text)?.[0].length ?? 0);
});
