import { type Doc, matches } from '../../../src/plugin.js';

const STILTED =
  /\b(?:passable|edible|acceptable|adequate|tolerable|serviceable|satisfactory|run-of-the-mill|middling|reasonable|moderate|moderately|standard|regular|normal|overcast|medium|roughly|mostly|unremarkable|of [a-zà-ž]+ (?:length|size|weight|height))\b/iu;

/** Whether the text weighs its words, so that nobody seeks agreement with them: `The gym was passable`. */
export function isMeasured(doc: Doc): boolean {
  return matches(doc, STILTED);
}
