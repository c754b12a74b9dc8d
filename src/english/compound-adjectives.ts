import type { Token } from '../core/doc.js';

/** A noun and an adjective that make one adjective. */
export const COMPOUNDS =
  /^(?:(?:machine|hand) wash(?:able|ed)|(?:dishwasher|microwave|oven|freezer|kid|child|pet|food) (?:safe|proof)|(?:gluten|dairy|sugar|lactose|alcohol|cruelty|fragrance|nut|soy|fat|tax|duty|bpa) free|(?:water|fire|heat|stain|scratch|rust|weather) (?:proof|resistant)|(?:user|family|kid|pet|dog|eco|budget|beginner) friendly|(?:battery|solar) powered)$/u;

/** `Is the jacket machine washable`: the noun in front of the adjective belongs to it. */
export function beforeCompound(tokens: readonly Token[], from: number, nounEnd: number): number | undefined {
  const [before, noun, adjective] = [tokens[nounEnd - 2], tokens[nounEnd - 1], tokens[nounEnd]];
  const compound = COMPOUNDS.test(`${noun?.lower} ${adjective?.lower}`);
  return compound && nounEnd - 2 >= from && before && ['NOUN', 'PROPN'].includes(before.pos) ? nounEnd - 1 : undefined;
}
