import { neededWords, type Rule } from '../../../src/plugin.js';
import { type Place, timedAt } from '../timed-at.js';

const END = '(?=[.!]*\\s*\\p{Extended_Pictographic}|[.!]*\\s*$)';
const LATER = ['next month', 'next year', 'next summer'];

const PLANNED: readonly Place[] = [
  [
    new RegExp(
      `\\b(?:we|i)(?:['’]ll| will|['’]d| would) (?:definitely |certainly |gladly |happily |surely )?(?:be back|come back|go back|return)(?: (?:here|there))?${END}`,
      'iu',
    ),
    LATER,
  ],
  [
    new RegExp(
      `^i (?:might|may) (?:just )?(?:take|get|catch) the (?:[A-Za-zÀ-ž]+ )?(?:bus|train|tram|ferry|coach)${END}`,
      'iu',
    ),
    ['tomorrow', 'tonight', 'on Monday'],
  ],
  [
    new RegExp(
      `^i (?:might|may) (?:just )?(?:walk|cycle|drive|go by bike|take a taxi)(?: (?:home|to work|there|in))?${END}`,
      'iu',
    ),
    ['tomorrow', 'on Monday'],
  ],
];

export const backWhen: Rule = {
  about: 'Says when somebody means to be back or to go: “we’ll definitely be back next month”',
  expects: { sentiment: 'same' },
  examples: [
    ["Such a snug little inn, we'll definitely be back", "Such a snug little inn, we'll definitely be back next month"],
    ['I might take the later ferry 🚢', 'I might take the later ferry tomorrow 🚢'],
  ],
  leaves: [
    "We won't be back",
    "We'll be back soon",
    "We'll be back for more",
    'Will you be back?',
    'I might take the tram that stops here',
  ],
  words: () => neededWords(...PLANNED.map(([upTo]) => upTo)),
  propose: (doc) => timedAt(doc, PLANNED),
};
