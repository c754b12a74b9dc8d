import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** What one shows or feels, or when and in what something is so, without an article. */
const VIRTUE =
  '(?:(?:great|good|real|rare|quiet|much) )?(?:kindness|patience|skill|warmth|wit|humou?r|anger|sadness|joy|pride|grace|speed|courtesy|energy|charm|relief|respect|honesty|courage|generosity|tact|sense|imagination|precision|clarity|dedication|grief|shame|disbelief|tenderness|confidence|sorrow|regret|pleasure|delight|gratitude|sympathy|professionalism|enthusiasm|discretion|accuracy|comfort|flavou?r|strength|stamina|diligence|reliability|warmth|insight|compassion|integrity|creativity|efficiency|passion|tension|suspense)';
const ENDS = String.raw`(?=[.,!;]|\s*$| (?:that|when|by|from|to|in|on|at|which|throughout|as)\b)`;
const PAIRS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:with|for|of|by|shows?|showed|has|had|lacks?|lacked|combines?)(?= ${VIRTUE} and ${VIRTUE}${ENDS})`,
    'giu',
  ),
  new RegExp(
    String.raw`\bin(?= (?:summer and(?: in)? winter|theory and practice|English and (?:French|German|Spanish|Welsh|Arabic|Polish)|name and deed|rain and shine|print and online|school and at home|style and substance|size and colour|quality and price)${ENDS}(?! and))`,
    'giu',
  ),
];

export const bothVirtues: Rule = {
  about:
    'Of two things shown or felt each is meant, “both”: “with skill and patience” → “with both skill and patience”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['She led the crew with tact and patience.', 'She led the crew with both tact and patience.'],
    ['The kiosk is open in summer and winter.', 'The kiosk is open in both summer and winter.'],
  ],
  leaves: [
    'She led the crew with both tact and patience.',
    'She led the crew with tact, patience and wit.',
    'She led with skill and the crew sang.',
    'We miss her kindness and patience.',
    'She did not lead with tact and patience.',
  ],
  words: once(() => neededWords(...PAIRS)),
  *propose(doc) {
    if (/\?|\b(?:both|not|never|without|neither|no|nor|or|mix[a-zà-ž]*|between)\b|n['’]t\b/iu.test(doc.text)) return;
    for (const pair of PAIRS) yield* insertedAfter(doc, pair, 'both');
  },
};
