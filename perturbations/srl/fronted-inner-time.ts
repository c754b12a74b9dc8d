import type { Rule, Token } from '../../src/plugin.js';
import { statedSentences } from './stated.js';
import { timeInFront } from './time-in-front.js';
import { closingTime } from './time-phrase.js';

export const frontedInnerTime: Rule = {
  about:
    'A time inside a statement is moved to its front: “We paid on Monday and left” → “On Monday, we paid and left”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We bought the stove on Monday from your shop', 'On Monday, we bought the stove from your shop'],
    [
      'These socks fell apart after one wash, such poor quality',
      'After one wash, these socks fell apart, such poor quality',
    ],
    ['I ran a race last week and came third.', 'Last week, I ran a race and came third.'],
    ['We walked home after dinner and played cards.', 'After dinner, we walked home and played cards.'],
  ],
  leaves: [
    'I slept until Monday and left',
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
      const place = timeInside(words);
      if (words[place?.from ?? 0]?.lower === 'all') continue;
      const until = place && words[place.from]?.lower === 'until';
      const never = place && words[place.from]?.lower === 'since' && stated.clauses[0]?.negation;
      const edits = place && !until && !never && timeInFront(doc, stated, place.from, place.to);
      if (edits) yield { edits };
    }
  },
};

/** A time before a comma, `and` or `but`, or as a date before another phrase. */
function timeInside(words: readonly Token[]): { readonly from: number; readonly to: number } | undefined {
  for (let to = 3; to < words.length - 1; to++) {
    const [next, after] = [words[to + 1], words[to + 2]];
    const splits = next !== undefined && /^(?:,|and|but)$/u.test(next.lower) && !isSplice(next, after);
    const goesOn = next?.pos === 'ADP' && !/^(?:of|to|until|till|since|than)$/u.test(next.lower);
    const from = splits || goesOn ? closingTime(words.slice(0, to + 1)) : undefined;
    if (from === undefined) continue;
    const opening = words.slice(from, from + 2).map(({ lower }) => lower);
    const ends =
      splits && (opening.some((word) => ENDING.test(word)) || (opening[0] === 'after' && next?.text === ','));
    const dated = ends || opening.some((word) => DATED.test(word));
    const severed = goesOn && CLOCK.test(opening.join(' ')) && DATED.test(words[to + 2]?.lower ?? '');
    if (severed || !dated || (splits && (after === undefined || after.kind === 'number' || after.pos === 'PROPN')))
      return undefined;
    if (splits && words.slice(to + 1).some(({ lower }) => /^(?:then|later|today|tomorrow|yesterday|now)$/u.test(lower)))
      return undefined;
    return { from, to };
  }
  return undefined;
}

/** `…, they have`: a clause joined by a comma alone is not what the time is about. */
function isSplice(mark: Token, after: Token | undefined): boolean {
  return mark.text === ',' && /^(?:i|we|they|he|she|it|you|this|that|there)$/u.test(after?.lower ?? '');
}

/** First or second words of times that fix a date, so that no phrase after them goes with them. */
const DATED =
  /^(?:today|yesterday|last|ago|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|\d[\d:.]*(?:am|pm)?|day|dawn|dusk|noon|midnight|arrival|years)$/u;
/** An hour and its day are one time: `at noon on Thursday`. */
const CLOCK = /^(?:at|by|around|before|after) (?:noon|midnight|dawn|dusk|\d[\d:.]*(?:am|pm)?)$/u;
/** Those that are whole where the clause ends. */
const ENDING = /^(?:our|my|the|dinner|lunch|breakfast|work|school|within)$/u;
