import type { Rule, Token } from '../../src/plugin.js';
import { statedSentences } from './stated.js';
import { timeInFront } from './time-in-front.js';
import { closingTime } from './time-phrase.js';

export const frontedInnerTime: Rule = {
  about:
    'A time inside one plain statement is moved to its front: “We paid on Monday in cash” → “On Monday, we paid in cash”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We bought the stove on Monday from your shop', 'On Monday, we bought the stove from your shop'],
    ['I ran a race last week in Leeds.', 'Last week, I ran a race in Leeds.'],
  ],
  leaves: [
    'I slept until Monday and left',
    'I ran a race last week and came third.',
    'We ordered the lamp in March and it came in June.',
    'I have a lesson at noon on Thursday',
    'The radio has been off all day and I am bored',
    "My old radio hadn't made a sound since 1990, and now it plays",
    'It rained on the second day of May',
    'We met on Monday, Tuesday and Friday',
    'I washed the car last week and sold it today',
    'We painted the shed in May and June',
    'My knee has hurt since the fall in April',
  ],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const { words } = stated;
      if (stated.clauses.length > 1 || words.some(isJoint)) continue; // the time would be of all that follows
      const place = timeInside(words);
      if (words[place?.from ?? 0]?.lower === 'all') continue;
      const until = place && words[place.from]?.lower === 'until';
      const never = place && words[place.from]?.lower === 'since' && stated.clauses[0]?.negation;
      const edits = place && !until && !never && timeInFront(doc, stated, place.from, place.to);
      if (edits) yield { edits };
    }
  },
};

/** A time that is a date, before another phrase. */
function timeInside(words: readonly Token[]): { readonly from: number; readonly to: number } | undefined {
  for (let to = 3; to < words.length - 1; to++) {
    const next = words[to + 1];
    if (next?.pos !== 'ADP' || /^(?:of|to|until|till|since|than)$/u.test(next.lower)) continue;
    const from = closingTime(words.slice(0, to + 1));
    if (from === undefined) continue;
    const opening = words.slice(from, from + 2).map(({ lower }) => lower);
    const severed = CLOCK.test(opening.join(' ')) && DATED.test(words[to + 2]?.lower ?? '');
    return severed || !opening.some((word) => DATED.test(word)) ? undefined : { from, to };
  }
  return undefined;
}

function isJoint({ text, lower }: Token): boolean {
  return text === ',' || /^(?:and|or|but|so|while|when|because)$/u.test(lower);
}

/** First or second words of times that fix a date, so that no phrase after them goes with them. */
const DATED =
  /^(?:today|yesterday|last|ago|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|\d[\d:.]*(?:am|pm)?|day|dawn|dusk|noon|midnight|arrival|years)$/u;
/** An hour and its day are one time: `at noon on Thursday`. */
const CLOCK = /^(?:at|by|around|before|after) (?:noon|midnight|dawn|dusk|\d[\d:.]*(?:am|pm)?)$/u;
