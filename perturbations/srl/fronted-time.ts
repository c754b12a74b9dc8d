import { type Clause, lowerOpening, type Rule, type Token } from '../../src/plugin.js';
import { statedSentences } from './stated.js';
import { closingTime } from './time-phrase.js';

/** What a time may close instead of the whole: a wish, a plan, a judgement, a schedule. */
const OTHERWISE =
  /^(?:love|hate|like|enjoy|prefer|want|need|hope|plan|promise|agree|expect|remember|know|think|believe|guess|suppose|say|tell|hear|dread|regret|miss|start|begin|open|close|end|last|move|mean|wish|seem|become|recommend|suggest|book|schedule|set|postpone|date|till|ask|look|feel|keep|continue|stay|remain|live)$/u;
const JOINING =
  /^(?:and|but|or|so|that|because|when|while|if|until|though|although|who|which|what|how|where|why|than|like|as|not|n't|only|just|even|about|for|of|with|by|whether|since|until)$/u;
const BEFORE_TIME =
  /^(?:be|is|are|was|were|'s|'re|'m|of|to|for|from|until|till|by|since|than|as|and|or|the|a|an|in|on|at|about|with|like|only|just|even|not|before|after|late|early|later|earlier|due)$/u;

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
    ['I have a meeting tomorrow at 2pm', 'Tomorrow at 2pm, I have a meeting'],
    ['She drove from Leeds to York last month', 'Last month, she drove from Leeds to York'],
    ['These socks fell apart after one wash', 'After one wash, these socks fell apart'],
    ['We bought the stove on Monday from your shop', 'On Monday, we bought the stove from your shop'],
    ['I ran a race last week and came third.', 'Last week, I ran a race and came third.'],
    ['The lease was signed on 3 May 2019.', 'On 3 May 2019, the lease was signed.'],
  ],
  leaves: [
    'The meeting is tomorrow',
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
    'I washed the car and sold it last week',
    'I slept until Monday and left',
    'It rained on the second day of May',
    'It starts on 1 September',
  ],
  *propose(doc) {
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const [clause] = clauses;
      const place = clause && timeOf(words);
      const [time, end, before] = [words[place?.from ?? -1], words[place?.to ?? -1], words[(place?.from ?? 0) - 1]];
      if (!clause || !place || !time || !end || !before || BEFORE_TIME.test(before.lower)) continue;
      const rest = words.slice(0, place.from).filter(({ start }) => start >= clause.verb.end);
      if (!isWhole(clause, rest, time) || words.slice(0, place.from).some(({ text }) => text === ',')) continue;
      const moved = opened(doc.text.slice(time.start, end.end));
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${moved}, ${lowerOpening(first)}` },
          { start: before.end, end: end.end, text: '' },
        ],
      };
    }
  },
};

/** A time at the end, or inside: before a comma, `and` or `but`, or as a date before another phrase. */
function timeOf(words: readonly Token[]): { readonly from: number; readonly to: number } | undefined {
  const closing = closingTime(words);
  const joined = words.some(({ lower }) => /^(?:and|but|or|so|because)$/u.test(lower));
  if (closing !== undefined && !joined) return { from: closing, to: words.length - 1 };
  for (let to = 3; to < words.length - 1; to++) {
    const next = words[to + 1];
    const splits = next !== undefined && /^(?:,|and|but)$/u.test(next.lower);
    const from = splits || next?.pos === 'ADP' ? closingTime(words.slice(0, to + 1)) : undefined;
    if (from === undefined) continue;
    const dated = DATED.test(words[from]?.lower ?? '') || DATED.test(words[from + 1]?.lower ?? '');
    if (!dated || /^(?:today|tonight)$/u.test(next?.lower ?? '')) return undefined;
    if (splits && words.slice(to + 1).some(({ lower }) => /^(?:then|later|today|tomorrow|yesterday|now)$/u.test(lower)))
      return undefined;
    return { from, to };
  }
  return undefined;
}

/** First or second words of times that fix a date, so that nothing after them goes with them. */
const DATED =
  /^(?:today|yesterday|last|ago|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|\d+|our|the)$/u;

/** The time is about the clause, not about something in it. */
function isWhole({ verb, subject, negation, finite }: Clause, rest: readonly Token[], time: Token): boolean {
  if (OTHERWISE.test(verb.lemma) || OTHERWISE.test(verb.lower) || /^(?:used|going|gonna)$/u.test(verb.lower))
    return false;
  if (/^(?:there|this|that|it)$/u.test(subject.head.lower) && rest.length < 2) return false;
  if (negation && !/^(?:today|tonight|yesterday|last|this|since|right|these|on|at)$/u.test(time.lower)) return false;
  if (/^(?:'d|would|could|should|might|may|must)$/u.test(finite.lower)) return false;
  if (rest.some(({ lower }, at) => lower === 'to' && /^(?:VERB|AUX)$/u.test(rest[at + 1]?.pos ?? 'VERB'))) return false;
  if (rest.some(({ lower, pos }) => JOINING.test(lower) || pos === 'AUX' || pos === 'SCONJ')) return false;
  return !rest.some(({ pos, lower }) => pos === 'VERB' && !/ed$/u.test(lower));
}
