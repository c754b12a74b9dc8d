import { type Doc, matches, perDoc } from '../../src/plugin.js';

const TITLE = '(?:Mr|Mrs|Ms|Miss|Dr|Mx)\\b\\.?';
const FOR_A_POST =
  /\b(?:recommend|support|endorse|nominate|commend|put forward) (?:\p{L}+ly )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:for|as|to you)\b/u;
const OF_ONES_STAFF = new RegExp(
  `\\b(?:recommend|support|endorse|nominate|commend|recommending|supporting) ${TITLE}|\\b${TITLE} \\p{Lu}\\p{Ll}+['’]s? (?:application|candidacy|nomination)\\b|\\b(?:have|had|['’]ve) (?:supervised|taught|managed|employed|known|tutored|coached|mentored) (?:${TITLE}|\\p{Lu})`,
  'u',
);
const IN_ITS_WORDS =
  /\b(?:recommend|endorse) (?:him|her|them) (?:without|unreservedly|wholeheartedly|most|warmly|for (?:the|a|any))\b|\bcannot recommend (?:him|her|them) for\b|\b(?:was|were) employed here\b|\bin my department\b|\bunder my supervision\b|\breference (?:for|on behalf of)\b/u;

/** A letter of reference: what one writes, for those who choose, of somebody one taught or had at work. */
export const isTestimonial = perDoc(
  (doc: Doc): boolean => matches(doc, FOR_A_POST) || matches(doc, OF_ONES_STAFF) || matches(doc, IN_ITS_WORDS),
);
