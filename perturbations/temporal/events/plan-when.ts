import { type Doc, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isOfficial } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless } from '../first-clause.js';

/** How a plan or a need is put, and the times that each takes. */
const PLANS: readonly (readonly [opening: RegExp, times: readonly string[]])[] = [
  [
    /^i(?: am|['’]m)(?: just)?(?: still)? (?:thinking (?:about|of)|considering|planning on) (?:learn|study|becom|retir|emigrat|start|train)ing\b/iu,
    ['next month', 'this year'],
  ],
  [
    /^i(?: am|['’]m)(?: just)?(?: still)? (?:thinking (?:about|of)|considering|planning on) (?!of\b|(?:learn|study|becom|retir|emigrat|start|train)ing\b)[a-zà-ž]+ing\b/iu,
    ['this weekend', 'next month', 'this year', 'next week'],
  ],
  [/^i(?: am|['’]m) (?:planning|hoping|going) to (?:[a-zà-ž]+)\b/iu, ['this weekend', 'tomorrow', 'next week']],
  [
    /^i(?: am|['’]m)(?: just)? (?:heading|going|driving|walking|cycling) (?:to|over to) the (?!end|bottom)/iu,
    ['this afternoon', 'in an hour', 'at three'],
  ],
  [
    /^i (?:need|have|want|ought|would like|['’]d like) to (?!be\b|know\b|say\b|admit\b|stop\b(?! (?:for|at|by)\b)|have\b)[a-zà-ž]+\b/iu,
    ['today', 'tomorrow', 'this afternoon', 'this week'],
  ],
  [
    /^i(?: was|['’]m| am)? ?(?:just )?wondering what time (?:the|your) [a-zà-ž ]+ (?:opens?|closes?|starts?|ends?)$/iu,
    ['today', 'tomorrow', 'on Sundays'],
  ],
  [
    /^(?:i|we)(?:['’]ll| will)(?: probably)? (?:think it over and |check with [a-zà-ž]+ and |check and |have a look and )?(?:let you know|get back to you|send|call|ring|text|email|post|print|collect|fetch|mow|paint|clean|wash|water|drop|return|order|book|buy|bake|bring)\b/iu,
    ['tomorrow', 'on Monday', 'next week'],
  ],
  [
    /^let me (?:check|think|ask|talk|look|speak)\b[^,;]* and get back to you$/iu,
    ['tomorrow', 'on Monday', 'next week'],
  ],
  [
    /^i (?:might|should|should probably|ought to) (?:get|buy|pick up|do|clean|call|book|water|mow|make) (?:some|the|my|a)\b/iu,
    ['tomorrow', 'this afternoon', 'this weekend'],
  ],
  [
    /^(?:we|they)(?:['’]re| are) (?:repainting|painting|moving|replacing|cleaning) (?:the|our|their)\b/iu,
    ['this weekend', 'next week'],
  ],
];

export const planWhen: Rule = {
  about: 'Says for when a plan or an errand is',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm thinking about painting the shed 🎨", "I'm thinking about painting the shed this weekend 🎨"],
    ['I need to buy some nails', 'I need to buy some nails tomorrow'],
    ["I'll send you the list", "I'll send you the list on Monday"],
    ['Let me ask Ines and get back to you', 'Let me ask Ines and get back to you tomorrow'],
  ],
  leaves: [
    'I need to buy nails today',
    'I need to buy nails in ten minutes',
    "I'm heading to the mill in an hour",
    "I'm planning to paint the shed at noon",
    'I need to know why he left',
    "I'm not sure what to think",
    "I'm thinking about you",
    'I have to admit that it works',
    'I need to rest, I am ill',
    'We need to talk',
    "I'm not sure what to do with my life",
  ],
  words: () => neededWords(...PLANS.map(([opening]) => opening)),
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || !isOneClause(doc, end) || inCapitals(doc) || isOfficial(doc)) return;
    const said = doc.text.slice(0, end);
    for (const [opening, times] of PLANS)
      if (opening.test(said))
        for (const time of times) if (fits(said, time)) yield { edits: [{ start: end, end, text: ` ${time}` }] };
  },
};

function isOneClause(doc: Doc, end: number): boolean {
  if (doc.sentences.length > 1 || !isTimeless(asking(doc)) || doc.tokens[0]?.kind !== 'word') return false;
  if (
    /[,;:()?]|\b(?:my life|career|college|university|someday|because|before|after|during|over the|so|but|than|until|once|marry|retire|the rest|sometime|at some point|(?:in|within|for|at|by|around|about|past|under) (?:about |around |under |the )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|noon|midnight|few|couple|next|\d+|min|mo|sec|bit|while|moment|minute|hour))\b/iu.test(
      doc.text,
    )
  )
    return false;
  const said = doc.text.slice(0, end);
  return said.length < 110 && (said.match(/\b(?:that|who|which|where|if|whether|when|why|how)\b/giu)?.length ?? 0) < 2;
}

/** `What time` asks for a time. */
function asking(doc: Doc): Doc {
  return {
    ...doc,
    tokens: doc.tokens.filter(({ lower }, at) => lower !== 'time' || doc.tokens[at - 1]?.lower !== 'what'),
  };
}

/** A night is no time for a shop's errand, a weekend is none for an office. */
function fits(said: string, time: string): boolean {
  if (/\b(?:dinner|supper|dessert|bed)\b/iu.test(said)) return /tonight|tomorrow/u.test(time);
  if (/\b(?:lunch|breakfast|brunch)\b/iu.test(said))
    return /^(?:today|tomorrow)$/u.test(time) && !(/breakfast/iu.test(said) && time === 'today');
  if (
    /\b(?:meeting|bank|dentist|doctor|post office|insurance|office|work|bus|train|library|landlord|school)\b/iu.test(
      said,
    )
  )
    return !/weekend|Sunday|tonight/u.test(time);
  if (/\b(?:on the|my) way (?:home|back|to)\b/iu.test(said)) return /^(?:today|tomorrow)$/u.test(time);
  return !/\b(?:with|to|from|for|of|at)$/u.test(said);
}
