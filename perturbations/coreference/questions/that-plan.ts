import type { Rule } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';

/** `Is that a safe plan?`: `Is that plan a safe one?` */
export const thatPlan: Rule = {
  about:
    'Names with the demonstrative what it stands for, and says “one” where the noun stood: “Is that plan a safe one?”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'A cook wants to warm up rice from Monday. Is that a safe plan?',
      'A cook wants to warm up rice from Monday. Is that plan a safe one?',
    ],
    [
      'My aunt keeps eggs on the stove. Is that a habit worth copying?',
      'My aunt keeps eggs on the stove. Is that habit one worth copying?',
    ],
  ],
  leaves: [
    'A man is ill. Is this an emergency that calls for a doctor?',
    'A cook wants to warm up rice. Is that a new plan to save money?',
    'A cook wants to warm up rice. Is that a plan?',
    'My aunt keeps eggs on the stove. Is this a safe place for eggs?',
  ],
  words: () => [
    'plan',
    'habit',
    'request',
    'choice',
    'decision',
    'idea',
    'method',
    'claim',
    'precaution',
    'approach',
    'offer',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const asked = doc.sentences.at(-1);
    if (asked?.kind !== 'yes-no-question') return;
    const found =
      /^(?<auxiliary>is|was|would) (?<that>that|this) (?<be>be )?an? (?<quality>(?:\p{Ll}+ly )?\p{Ll}+ )?(?<noun>plan|habit|request|choice|decision|idea|method|claim|precaution|approach|offer)(?<tail> (?:worth|to be|that|you|she|he|they|we) [^,;]+|(?: (?:for|in|under|to) [^,;]+)?)\?$/iu.exec(
        asked.text,
      )?.groups;
    if (!found) return;
    const { auxiliary = '', that = '', be = '', quality = '', noun = '', tail = '' } = found;
    if (quality === '' ? !/^ (?:worth|that|you|she|he|they|we) /u.test(tail) : tail !== '') return;
    if (/^(?:new|only|real|actual|same|single|mere|whole|main)\b/u.test(quality)) return;
    const one = quality === '' ? `one${tail}` : `${/^[aeiou]/u.test(quality) ? 'an' : 'a'} ${quality}one`;
    yield {
      edits: [{ start: asked.start, end: asked.end, text: `${auxiliary} ${that} ${noun} ${be}${one}?` }],
    };
  },
};
