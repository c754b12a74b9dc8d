import { type Doc, matches, perDoc } from '../../src/plugin.js';

const INTRODUCED =
  /\b[Mm]y name is\b|\b[Tt]his is (?:Mr|Mrs|Ms|Miss|Dr|Sir)\b|\bThis is \p{Lu}\p{Ll}+ (?:from|here|speaking)|\b(?:[Ii]t['’]?s|[Tt]his is|I['’]?m|I am) \p{Lu}\p{Ll}+\P{L}*$/u;

/** Whether the text says who it is from: nobody else can be named as that. */
export const isIntroduced = perDoc((doc: Doc): boolean => {
  return matches(doc, INTRODUCED);
});
