import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isOf } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { isCharged } from '../charged.js';
import { isLukewarm } from '../lukewarm.js';
import { opened } from '../opened.js';
import { takesSides } from '../side-of.js';

/** What one did that others go by, and where things are or when somebody comes. */
const TOLD: readonly RegExp[] = [
  /^(?:i|we)(?:['’]ve| have)(?: just)? (?:moved|put|left|sent|booked|spoken|called|rung|asked|changed|renamed|updated|handed|fed|locked|ordered|cancelled|canceled|reserved|saved|copied|parked|filed|printed|posted|switched|watered|emptied|returned|dropped off|picked up) (?:the|your|to|with|an?|both|two|three|our|for|some|in|at)\b/iu,
  /^(?:i|we) (?:moved|put|left|sent|spoke|called|asked|fed|locked|parked) (?:the|your|to|with|both|our|my|some)\b/iu,
  /^(?:the |your |a )?(?:spare )?(?:keys?|parcel|bins?|bread|cake|leftovers|tickets?|charger|ladder|tools|bikes?|pram|torch|umbrella|milk|form|forms|blankets|towels)(?:['’]s| is| are) (?:with|in|on|at|under|behind|by|next to) /iu,
  /^(?:our|my) (?:[a-zà-ž]+ ){1,3}(?:from [A-Za-zÀ-ž]+ )?(?:is|are) (?:arriving|coming|leaving|flying) (?:on|at|in|by|tomorrow|back on)\b/iu,
  /^(?:changed my (?:number|address|email)|moved (?:the|our) [a-zà-ž]+ to\b|left (?:the|your) [a-zà-ž]+ (?:on|in|at|with|by)\b)/iu,
];
const ELSE =
  /\b(?:just|so you know|fyi|by the way|btw|you know|sorry|thanks?|please|diary|lost|broke[a-zà-ž]*|died|again|still|never|nobody|nothing|only|even|finally|at last|mistake|forgot|because|but|money back|lawyer|police|hospital|patient|claimant|defendant|ex|since|twice|times|complaint|manager|refund|nobody|sold|lied|shrugged|refused|rude)\b|[!;:"“”…]|n['’]t\b|\n/iu;

export const justSoYouKnow: Rule = {
  about:
    'What others go by is told so that they know: “I have moved the file.” → “Just so you know, I have moved the file.”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'I have moved the oars to the shed and locked it. The old key is in the drawer.',
      'Just so you know, I have moved the oars to the shed and locked it. The old key is in the drawer.',
    ],
    ["spare key's with the man at the pier", "just so you know, spare key's with the man at the pier"],
  ],
  leaves: [
    'I called the shop twice and nobody came.',
    'The keys are in my pocket!',
    'I left my aunt in tears at the pier.',
    'We ordered a kite in May and it broke on the first day.',
    'I moved the oars because you would not.',
  ],
  onlyIf: isOf('chat', 'story', 'letter', 'ticket', 'notice', 'review'),
  *propose(doc) {
    if (inCapitals(doc) || doc.sentences.length > 4 || doc.tokens.length < 7) return;
    if (!TOLD.some((each) => matches(doc, each)) || matches(doc, ELSE) || isStory(doc)) return;
    if (isCharged(doc) || isLukewarm(doc) || takesSides(doc)) return;
    yield* opened(doc, ['Just so you know,']);
  },
};

/** What one did on a day, one thing after another, is told to nobody who goes by it. */
const isStory = ({ text, sentences }: Doc): boolean =>
  /\b(?:yesterday|in the (?:afternoon|evening|morning)|then|after that|later|diary|in (?:January|February|March|April|May|June|July|August|September|October|November|December)|weeks ago|last)\b/iu.test(
    text,
  ) ||
  (/^(?:i|we) (?!have\b)[a-zà-ž]+/iu.test(text) && sentences.length > 2);
