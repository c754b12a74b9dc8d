import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isPlain } from '../mood.js';

export const dontForgetPlan: Rule = {
  about: 'What is set for a day or an hour one is not to forget: “Don’t forget, our choir starts at six”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Our choir starts at six on Friday 🎶', "Don't forget, our choir starts at six on Friday 🎶"],
    ["I'll be on the 9:05 from Wick", "Don't forget, I'll be on the 9:05 from Wick"],
    ['I have a fitting booked for Monday at noon', "Don't forget, I have a fitting booked for Monday at noon"],
    ["we're tiling the porch this weekend", "don't forget, we're tiling the porch this weekend"],
  ],
  leaves: [
    'Our choir sang at six on Friday',
    "I'm probably at work until Friday",
    'Our choir is wonderful on Fridays',
    'I woke up at six this morning',
    'I have a scan at the hospital on Monday',
    "I'll be so sad on Friday",
    'The mill opened in May',
    "I'll be late at six again",
    'Is our choir at six?',
    "I'm thinking of leaving on Monday",
    'The tide turns at six',
  ],
  words: () => neededWords(SET),
  onlyIf: isOneSentence,
  *propose(doc) {
    if (doc.tokens.length > 18 || !matches(doc, SET) || !matches(doc, WHEN) || matches(doc, ASIDE)) return;
    if (!isChat(doc) || !isPlain(doc)) return;
    const front = inFront(doc, "Don't forget,");
    if (front) yield front;
  },
};

/** Appointments, absences and hours that others reckon with. */
const SET =
  /^(?:(?:i|we)(?:['’]ll| will) be (?:on|at|in|away|out|working|off|back|home|there|outside|waiting)\b|(?:i|we) (?:have|['’]ve got|have got) (?:an? )?(?:[a-zà-ž]+ )?(?:appointment|haircut|fitting|meeting|rehearsal|lesson|class|booking|table|call|check-up|checkup|shift|lecture|seminar|viewing|practice|training|reservation|eye test|mot)\b|(?:i|we)['’]ve got (?:an? )?(?:[a-zà-ž]+ )?(?:appointment|haircut|fitting|meeting|rehearsal|lesson|class|booking|table|call|check-up|checkup|shift|lecture|seminar|viewing|practice|training)\b|(?:i['’]m|i am|we['’]re|we are) (?:away|off|out|working|leaving|arriving|meeting|picking (?:you|up)|visiting|flying|driving|moving|repainting|painting|tiling|decorating|hosting|babysitting|coming (?:over|round|by)|at the|on (?:leave|nights|earlies|lates|the (?:early|late|night)))\b|(?:my|our) (?:[a-zà-ž]+ ){1,3}(?:is|are|starts?|begins?|runs?|leaves?|lands?|arrives?|ends?|finishes|opens?|closes?|gets?|comes?|goes)\b|meeting moved to\b|meeting(?: is)? (?:on|in|at)\b|(?:the|our) (?:bins?|recycling|plumber|electrician|window cleaner|clocks|landlord|meter reader|chimney sweep|lift|shuttle|minibus|rehearsal|meeting|quiz|match|class|practice|training|choir|kick-off) (?:is|are|starts?|goes?|go|comes?|gets?|get|meets?|leaves?|runs?)\b)/iu;
/** A day to come or an hour. */
const WHEN =
  /\b(?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next (?:week|month|weekend)|this (?:weekend|afternoon|evening|week)|noon|midnight|half past|quarter (?:to|past)|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)|from (?:[a-zà-ž]+|\d[\d:.]*) (?:to|until|till) (?:[a-zà-ž]+|\d)|\d{1,2}[:.]\d\d|\d{1,2} ?(?:am|pm))\b/iu;
const ASIDE =
  /\b(?:probably|maybe|perhaps|might|may|guess|suppose|think\w*|if|or|usually|mostly|normally|often|always|yesterday|last|ago|was|were|hospital|scan|surgery|funeral|chemo|court|oncolog\w+|birthday|anniversary|wedding|forget|remember|you (?:know|see)|late|again|because|but|instead|so far|about to|hoping|excited|nervous|tide|sun|moon|voice|heart|back hurts|then)\b|[!;()]|:(?!\d)/iu;
