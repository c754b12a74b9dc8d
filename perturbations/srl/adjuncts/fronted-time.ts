import type { Rule, Token } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';
import { closingTime } from '../time-phrase.js';
import { timeInFront } from './time-in-front.js';
import { sounds } from './time-sounds.js';

export const frontedTime: Rule = {
  about:
    'A time that closes a statement is moved to its front: “We painted the shed on Sunday” → “On Sunday, we painted the shed”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The weather is lovely today ☀️', 'Today, the weather is lovely ☀️'],
    ['The street is noisy at night', 'At night, the street is noisy'],
    [
      'I had a great time. Our train broke down on the second day.',
      'I had a great time. On the second day, our train broke down.',
    ],
    ['she sold her bike last month 🚲', 'last month, she sold her bike 🚲'],
    ['They change the menu every month', 'Every month, they change the menu'],
    ['She drove from Leeds to York last month', 'Last month, she drove from Leeds to York'],
    ['we had rice and lentils for dinner', 'for dinner, we had rice and lentils'],
    ['These socks fell apart after one wash', 'After one wash, these socks fell apart'],
    ['The lease was signed on 3 May 2019.', 'On 3 May 2019, the lease was signed.'],
  ],
  leaves: [
    'The fire took the mill at dawn and the pier by noon.',
    'The meeting is tomorrow',
    'I have a meeting tomorrow at 2pm',
    'The judge is back at two',
    'The play has been running since 2014.',
    'We docked at seven.',
    'We fixed it in May. We fixed it in July.',
    'She will return in three months.',
    'The best day was yesterday',
    "I didn't sleep until today",
    "I'm sorry I missed you today and yesterday",
    'I know that he left yesterday',
    "I'm so excited for the match tonight",
    "I'm feeling confident about tomorrow",
    'I hate the traffic in the morning',
    "I don't run every day",
    'The shop opens on Monday',
    'We want to leave on Friday',
    'Our trip is next week',
    'The bell was last rung in 1945',
    'Both sides signed before a notary',
    'I washed the car and sold it last week',
    'It starts on 1 September',
    'My tent got soaked the week before the holidays',
    'The roof was mended a month after the storm',
    'My uncle now bakes rolls every morning',
    'A parcel from my aunt arrived today!',
    'The letter from the bank arrived today',
    'Class II status was given to the mill in 1962.',
    'Ten families were homeless after the river burst its banks on Sunday night.',
    'The tenant paid the rent on 3 May and the deposit on 9 May. Both are receipted.',
    'The gutters are cast iron. The roof is slate. The boiler was installed in 2014.',
  ],
  *propose(doc) {
    const long = doc.sentences.length > 2 || doc.tokens.length > 24; // among other facts, a date in front is out of place
    for (const stated of statedSentences(doc)) {
      const { words, clauses, sentence } = stated;
      if (long && (sentence.index > 0 || clauses[0]?.tense !== 'past' || words.length < 7)) continue;
      const from = closingTime(words);
      if (
        from === undefined ||
        clauses.length > 1 ||
        words.some(({ lower }, at) => lower === 'now' || (lower === 'last' && words[at + 1]?.pos === 'VERB')) ||
        words.slice(0, from).some(({ lower }) => /^(?:after|before|since)$/u.test(lower)) || // `after it burst on Sunday`
        words.some((word, at) => joinsClauses(word, words[at + 1])) ||
        TIMED.test(doc.text.slice(sentence.start, words[from]?.start)) // each of its times is of another thing
      )
        continue;
      if (!sounds(doc, stated, from)) continue;
      const edits = timeInFront(doc, stated, from, words.length - 1);
      if (edits) yield { edits };
    }
  },
};

const TIMED =
  /\b(?:on|at|by|in|until|till|from|before|after) (?:the )?(?:\d|dawn|noon|dusk|midnight|sunrise|sunset|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)/iu;

/** `and` between nouns only joins those. */
function joinsClauses({ lower }: Token, next: Token | undefined): boolean {
  if (lower === 'and') return !/^(?:NOUN|ADJ|NUM|DET|PROPN)$/u.test(next?.pos ?? '');
  return /^(?:but|or|so|because)$/u.test(lower);
}
