import { type Doc, matches, perDoc } from '../../src/plugin.js';

const WELL_WISHING =
  /^\s*(?:an? )?(?:(?:very|huge|big|massive|hearty|special|enormous|warm) )*(?:well done|congrat\w*|kudos|shout-?outs?|hats off|props to|bravo|thanks|thank you|cheers|happy (?:birthday|anniversary|new year)|good luck|best wishes)\b/iu;

/** Praise and good wishes without a clause of their own: `Huge well done to Ana`. */
export const isWellWishing = perDoc((doc: Doc): boolean => {
  return matches(doc, WELL_WISHING);
});
