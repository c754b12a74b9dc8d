import { type Doc, matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';
import { isOutspoken } from '../charged.js';
import { isLukewarm } from '../lukewarm.js';
import { opensWithClause } from '../stance.js';

const FRANK = ['Honestly,', 'I have to say,'];
/** How those begin who tell what they made of a thing, and the openings that fit. */
const BEGINNINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:i|we) (?:really |so |desperately )?(?:wanted|tried|hoped|expected) (?:so much )?to (?:like|love|enjoy)\b/iu,
    ['Honestly,', 'To be honest,'],
  ],
  [
    /^(?:i|we) (?:rarely|seldom|never|don['’]t (?:usually|often|normally)|hardly ever) (?:write|leave|post|give|review)\b/iu,
    ['Honestly,', 'To be honest,'],
  ],
  [
    /^(?:i|we)['’]ve (?:owned|tried|used|read|seen|stayed (?:in|at)|been to|bought) (?:a (?:lot|dozen|few|number)|many|dozens|plenty|loads|several|most|all) /iu,
    FRANK,
  ],
  [/^you['’]d (?:think|expect|have thought)\b/iu, ['Honestly,', 'Seriously,']],
  [/^not once\b/iu, FRANK],
  [/^(?:i|we)(?:['’]d| had) been (?:so |really )?(?:looking forward to|excited (?:about|for))\b/iu, ['Honestly,']],
  [/^(?:this|the) [^.!?,]{3,50} should have been [^.!?]*\bbut\b/iu, FRANK],
  [
    /^(?:my|our) [a-zà-ž-]+ (?:hasn['’]t|haven['’]t|has not|have not|won['’]t|can['’]t) (?:put (?:this|the|it)\b|stopp?e?d? (?:talking|raving|smiling)|(?:get|had) enough of)/iu,
    FRANK,
  ],
  [
    /^(?:support|service|delivery|customer service|customer support|check-in|breakfast|staff) (?:was|were|is|are) (?:so |really |absolutely )?(?:fantastic|superb|excellent|brilliant|appalling|dreadful|terrible|useless|awful|outstanding|amazing|wonderful|shocking)\b/iu,
    FRANK,
  ],
  [
    /^the (?:play|film|book|novel|show|series|album|musical|opera|episode|plot) (?:drags|plods|limps|rambles|meanders|sags)\b/iu,
    FRANK,
  ],
  [/^does any(?:one|body) else (?:find|think|hate|feel|loathe)\b/iu, ['Seriously,', 'Honestly,']],
  [/^(?:[a-zà-ž]+ (?:weeks|months|years) on and|after (?:years|months|weeks) of [^,]+,) (?:i|we|my)\b/iu, FRANK],
  [/^(?:mum|dad|my [a-zà-ž]+|our [a-zà-ž]+) [^.?!,]*\b(?:far|so much|way) better than\b/iu, FRANK],
  [
    /^the (?:novel|film|plot|play|book|album|show|first half) (?:opens|starts|begins) (?:well|badly|slowly)/iu,
    ['Honestly,', 'To be honest,'],
  ],
  [
    /^you(?:['’]ve| were| are|['’]re| look| have) (?![a-zà-ž]+ing\b|got\b|to\b|late\b|here\b|not\b|under\b)[^?]*$/iu,
    ['Honestly,'],
  ],
  [/^you people\b/iu, ['Honestly,', 'Seriously,']],
  [
    /^your (?:[a-zà-ž]+ ){1,2}(?:is|are|was|were|looks?|['’]s)(?: looking)? (?:so |absolutely |really )?(?:stunning|gorgeous|lovely|beautiful|wonderful|amazing|fantastic|brilliant|superb|delicious)\b/iu,
    ['Wow,', 'Honestly,', 'I have to say,'],
  ],
  [
    /^(?:i|we)(?:['’]m| am| was|['’]re| are| were) (?:so |really |very |just )?(?:impressed|amazed|hurt|disappointed|touched|stunned|blown away|okay with|fine with)\b/iu,
    ['Honestly,'],
  ],
  [/^(?:never (?:ordering|buying|going|eating|using|flying|staying)|not (?:bothered|fussed))\b/iu, ['Honestly,']],
  [/^where do (?:i|we) (?:even )?(?:start|begin)\b/iu, ['Honestly,']],
  [
    /^(?:the|our|my) [a-zà-ž]+ who [^.!?,]{3,50} (?:is|was) an? (?:true |real |absolute |complete )?(?:artist|genius|wizard|saint|gem|star|angel|godsend|crook|cowboy|disgrace|hero)\b/iu,
    FRANK,
  ],
  [/^(?:the|our|my|this) [^.!?,]{3,40} (?:is|was) a (?:dungeon|dump|pigsty|hovel|death ?trap)(?=[.,!])/iu, FRANK],
  [/^how dare (?:they|he|she|you|anyone)\b/iu, ['Honestly,', 'Seriously,']],
  [/^why did (?:i|we) ever (?:agree|think|buy|sign|trust|move|believe|pay|offer)\b/iu, ['Honestly,', 'Seriously,']],
  [/^if only (?:i|we|they) had\b/iu, ['Honestly,']],
  [/^five stars (?:for|to)\b/iu, ['Honestly,']],
  [/^(?:an hour|(?:two|three|four|five) hours) late and (?:not|no)\b/iu, ['Seriously,', 'Honestly,']],
  [/^i have nothing (?:to add|against)\b/iu, ['Honestly,']],
  [/^(?:meh|poor|dull|wooden|terrible|awful) [a-zà-ž]+, (?:[a-zà-ž]+ ){1,2}[a-zà-ž]+, and\b/iu, ['Honestly,']],
  [/^(?:i|we)(?: have|['’]ve) put up with\b/iu, ['Honestly,']],
  [/^[a-zà-ž]+ing (?:with|under|for|alongside) [^.!?,]{3,40} has turned (?:my|our|me|us)\b/iu, FRANK],
  [/^(?:the|our|my|this) [^.!?,;]{3,40} (?:is|was) worth (?:every|the wait|her|his|its|their|each)\b/iu, FRANK],
];
/** A thing said to be what one only calls what one loves or loathes. */
const NAMED =
  /^(?:the|our|my|this|that|last night['’]s) [^.!?,]{3,50}? (?:is|was) (?:an? |the |far |so |such an? )(?:absolute |total |complete |real |true |utter )?(?:triumph|miracle|joke|disaster|masterpiece|disgrace|treat|delight|shambles|farce|gem|star|angel|artist|wizard|saint|nightmare|joy|dream|better|worse|best|worst)\b/iu;

/** What is frank already, or is a matter of law. */
const FRANKLY_SAID =
  /\b(?:honest[a-zà-ž]*|tbh|ngl|tbf|serious[a-zà-ž]*|frank[a-zà-ž]*|sorry|say|failed to (?:pay|comply|respond)|arrears|overdue|proceedings|legal action|in breach|clause \d+)\b/iu;

export const frankReview: Rule = {
  about: 'What one made of a thing is told frankly from the start: “Honestly, I wanted to like this film.”',
  expects: { sentiment: 'same' },
  examples: [
    ['I wanted to like this kite. The tail fell off.', 'Honestly, I wanted to like this kite. The tail fell off.'],
    [
      "You'd think that a shop would answer. It never did.",
      "Seriously, you'd think that a shop would answer. It never did.",
    ],
    [
      'Our baker is a miracle worker! The buns are like clouds.',
      'I have to say, our baker is a miracle worker! The buns are like clouds.',
    ],
  ],
  leaves: [
    'I sold the kite',
    'Honestly, I wanted to like this kite.',
    'The tenant is a disgrace.',
    'I tried to be on time',
    "You've failed to pay for three kites. We will begin proceedings in June.",
    'Does anyone else fly kites?',
    'The kite should have been red. We painted it.',
    "My kite hasn't put on much height",
  ],
  words: once(() => neededWords(...BEGINNINGS.map(([beginning]) => beginning), NAMED)),
  onlyIf: isPersonal,
  *propose(doc) {
    if (matches(doc, FRANKLY_SAID)) return;
    for (const [beginning, openings] of BEGINNINGS)
      if (matches(doc, beginning)) return yield* eachInFront(doc, openings);
    if (isOutspoken(doc) && matches(doc, NAMED) && judgesPlainly(doc))
      yield* eachInFront(doc, ['Honestly,', 'I have to say,', 'I must say,']);
  },
};

function judgesPlainly(doc: Doc): boolean {
  return opensWithClause(doc) && !isLukewarm(doc) && !/^[^.!?]*\?/u.test(doc.text);
}
