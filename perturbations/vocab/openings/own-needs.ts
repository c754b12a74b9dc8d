import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { bareText } from '../bare-text.js';
import { addresses } from '../stance.js';

/** What has to be got or done. */
const NEEDED =
  /^(?:i|we) (?:(?:still|also) )?need (?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|some|a few|a couple of|another|more|an?) (?!break|holiday|vacation|hug|nap|rest|drink|lie|miracle|change|minute|moment|time|second|friend|new (?:job|life|start|heart|kidney)|reason|help|money|space|doctor|lawyer|plan|weekend|coffee)[a-zà-ž]+|to (?:buy|get|order|pick|clean|wash|return|collect|post|print|book|renew|call|charge|water|pack|sign|measure|mend|fix|replace|sort|defrost|empty|bring)\b)[^!?;:"“”]*$/iu;
/** What one cannot do, or must do over again. */
const HAMPERED =
  /^(?:i|we) have to (?:cancel|postpone|miss|skip|resit|retake|redo|leave early|work (?:late|through|over|on (?:the|my|christmas|new|easter|sat|sun))|give up|turn down|pull out|move out|start (?:all )?over)\b[^!?;:"“”]*$/iu;
/** What one has on, one thing after another. */
const ON =
  /^(?:i|we)(?:['’]ve got| have) an? (?:[a-zà-ž]+ )?(?:seminar|meeting|lecture|call|lesson|class|rehearsal|viewing|fitting|shift|appointment|match|interview|training|tutorial|workshop|check-up|haircut|exam)\b[^!?;:"“”]* (?:and then|then|at|on|this|tomorrow)\b[^!?;:"“”]*$/iu;
const ELSE =
  /\b(?:sorry|just|oh|by the way|so|badly|desperately|please|thank[a-zà-ž]*|cry|scream|funeral|died|death|surgery|scan|biopsy|chemo|hate|love|luckily|unfortunately|sadly|finally|again)\b/iu;

export const ownNeeds: Rule = {
  about: 'What one needs or has on comes to mind: “Oh, we need two …”; what one has to miss is told with regret',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['We need two spare oars for the kayak', 'Oh, we need two spare oars for the kayak'],
    ['I have a fitting and then a rehearsal', 'By the way, I have a fitting and then a rehearsal'],
    ['I have to miss the regatta because of my knee', 'Unfortunately, I have to miss the regatta because of my knee'],
  ],
  leaves: [
    'I need a hug',
    'I need you',
    'We need to talk',
    'Do we need two oars?',
    'I have a rash and then a cough',
    'The lessee needs two keys.',
    'Sorry, I have to cancel',
  ],
  onlyIf: all(isMessage, isOneSentence),
  *propose(doc) {
    const said = bareText(doc);
    if (addresses(doc) || matches(doc, ELSE, said)) return;
    if (HAMPERED.test(said)) yield* eachInFront(doc, ['Unfortunately,']);
    else if (/[😭😢💔😩😫😖😞😔❤🥰😍]/u.test(doc.text)) return;
    else if (NEEDED.test(said)) yield* eachInFront(doc, ['Oh,', 'By the way,']);
    else if (ON.test(said)) yield* eachInFront(doc, ['By the way,', 'Just so you know,']);
  },
};
