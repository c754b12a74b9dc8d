import { type Doc, matches } from '../../../src/plugin.js';

/** What cannot wait, and was not wondered about at leisure. */
const URGENT =
  /\b(?:faint(?:ed|ing)|chok(?:e|ing)|bleed(?:s|ing)?|unconscious|collapsed|seizure|poison[a-zà-ž]*|overdose|emergency|ambulance|911|999|112|stung|bitten|on fire|burn(?:t|ed|ing)?|smells? (?:of )?gas|urgent(?:ly)?|on the (?:stove|hob|cooker)|simmering|(?:iron|oven|hob|stove|cooker) (?:is |was )?(?:still )?on|locked (?:my|our|the|his|her) [a-zà-ž ]{3,20} in(?:side)?|gas leak|bleach|ammonia|fever|chest pains?|stiff neck|can['’]t (?:breathe|swallow|wake)|(?:swelling|swollen)|numb|drooping|slurred|locked (?:myself|ourselves|me|us|him|her) out|stuck (?:in|on|at|under)|right now|cannot be woken)\b/iu;

/** Of a case that is told: help is needed sooner than by Friday. */
const PRESSING =
  /\b(?:at once|immediately|straight ?away|right away|without delay|urgent(?:ly)?|swallow(?:s|ed|ing)?|breath(?:e|es|ing|less)?|fire|flames|smoke|hospital|rescue[ds]?|drown(?:s|ed|ing)?|call (?:for help|the police)|pulse|wounds?|allerg[a-zà-ž]+|blood|vomit(?:s|ed|ing)?|pass(?:es|ed) out|stroke|heart attack|dizzy|confused|diabetes|insulin|infusion|temperature)\b/iu;

/** Nobody wonders for a day about what must be done now. */
export function isUrgent(doc: Doc): boolean {
  return matches(doc, URGENT);
}

/** Nobody waits with it until Friday. */
export function isPressing(doc: Doc): boolean {
  return matches(doc, PRESSING);
}
