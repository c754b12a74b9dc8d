import type { Clause, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isFormal } from '../around/register.js';
import { firstClause } from './first-clause.js';
import { type Mood, presentMood } from './mood.js';

const OPENINGS: Readonly<Record<Exclude<Mood, 'condition' | 'habit'>, readonly string[]>> = {
  feeling: [
    "I can't say how I'll feel tomorrow, but right now",
    "I don't know how I'll feel next week, but today",
    'Who knows what next month brings, but right now',
  ],
  doubt: [
    'Maybe that changes tomorrow, but right now',
    'Ask me again next week, but right now',
    'I may know more by Friday, but for now',
  ],
  opinion: [
    'Last year I might have said something else, but now',
    'A year ago I might have put it differently, but now',
    'I may have said something else last month, but today',
  ],
  doing: ['That may change later today, but right now', "I don't know about later, but right now"],
};

/** Feelings about what somebody did or is, which do not pass with the day. */
const MOVED = /^(?:hungry|full|thirsty|awake|cold|sleepy|proud|grateful|thankful|lucky|blessed|in)$/u;

export const thenAndNow: Rule = {
  about: 'Sets the present that the text tells against an open past or future',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so tired", "I can't say how I'll feel tomorrow, but right now I'm so tired"],
    ['The weather is lovely', "I'm not sure what it was like before, but right now the weather is lovely"],
    ['I hate the new timetable', 'Last year I might have said something else, but now I hate the new timetable'],
  ],
  leaves: [
    "I'm tired but happy",
    'The weather was lovely',
    'I just came home',
    "I'm still tired",
    'The car is standard',
    "I'm so proud of my aunt",
    'The patient is recovering well',
    'The new neighbours are sweet',
    "We're meeting Ines outside the bank",
  ],
  *propose(doc) {
    const mood = presentMood(doc);
    const clause = firstClause(doc);
    if (
      !mood ||
      mood === 'habit' ||
      !clause ||
      doc.tokens.some(({ lower }) => /^(?:but|though|although|however|because)$/u.test(lower))
    )
      return;
    if (isFormal(doc)) return;
    if (
      mood === 'opinion' &&
      !/^(?:this|that|these|those|my|our|the|it)$/u.test(clause.rest.tokens[0]?.lower ?? '') &&
      clause.verb.lemma !== 'care'
    )
      return;
    if (/\b(?:delighted|pleased|thrilled|satisfied|happy) (?:with|about|by)\b/iu.test(doc.text)) return;
    if (mood === 'feeling' && clause.rest.tokens.some(({ lower }) => MOVED.test(lower))) return;
    if (mood === 'condition' && clause.subject.tokens.some(({ lower }) => lower === 'new')) return;
    yield* eachInFront(doc, mood === 'condition' ? before(clause) : OPENINGS[mood]);
  },
};

function before({ subject }: Clause): readonly string[] {
  const was = subject.number === 'plural' || subject.head.lower === 'staff' ? 'they were' : 'it was';
  return [
    `I'm not sure what ${was} like before, but right now`,
    `I don't know what ${was} like last year, but these days`,
    `I can't say what ${was} like a month ago, but now`,
  ];
}
