import { lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { lowered, statedSentences } from '../stated.js';
import { isMeasured } from '../time-phrase.js';

const EVENT =
  'call|phone call|nap|swim|run|walk|hike|workout|shower|bath|sauna|massage|meal|film|movie|show|gig|concert|match|game|meeting|class|lesson|session|exam|test|interview|shift|flight|journey|trip|party|wedding|holiday|break|storm|move|update|operation|surgery|speech|talk|service|match|storm';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const TIME = new RegExp(
  `^(?:(?:after|before) (?:lunch|breakfast|dinner|tea|bed|work|school|church|practice|training|rehearsal|skiing|swimming|running)|(?:after|during|before) (?:that|the|this|my|our|yesterday's|today's) (?:[a-z]+ )?(?:${EVENT})|after (?:a|one|two|three|four|five|six|\\d+|several|a few|a couple of) (?:[a-z]+ )?(?:minutes?|hours?|days?|weeks?|months?|years?|washe?s?|uses?|sips?|bites?)|at (?:breakfast|lunch|dinner|midnight|noon|dawn)|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|on (?:the|my|our) (?:first|second|third|very first|last) (?:day|night|morning|evening|week)|on ${DAY}(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|last night|this (?:morning|afternoon|evening)|over the weekend|at the weekend)$`,
  'u',
);

export const whenFirst: Rule = {
  about:
    'The time at the end of a message comes first: “The zip snapped on the first day” → “On the first day, the zip snapped”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The zip snapped on the first day', 'On the first day, the zip snapped'],
    ["I can't stop smiling after that call 😁", "After that call, I can't stop smiling 😁"],
    ['My shift starts at seven tomorrow', 'Tomorrow, my shift starts at seven'],
    ["I'm picking up the kids at five", "At five, I'm picking up the kids"],
  ],
  leaves: [
    'I loved the film last night',
    'I hope to see you tomorrow',
    'The shop opens tomorrow',
    "I'm excited for the match tomorrow",
    'It starts at five',
    'He called and left at five',
    'I think it snapped on the first day',
    "I'm guessing the parcel will arrive on Thursday",
    "I didn't sleep last night",
    'The meeting is tomorrow',
    'I appreciate you listening last night',
    'The zip snapped an hour before the match',
    'I have a harp lesson on Mondays at six',
    'We rehearse every week on Tuesday evening',
    "I'm waxing my skis before training",
    "I'm sorting the buttons this morning",
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || words.length > 15) continue;
      const at = words.findIndex(
        (_, place) => place > 1 && TIME.test(lowered(words.slice(place)).replaceAll(" 's", "'s")),
      );
      const [before, time] = [words[at - 1], words[at]];
      if (!before || !time || isMeasured(before, time) || isOfTwo(words, at) || words.slice(0, at).some(bars)) continue;
      const { verb, subject, negation, copular } = clause;
      const rest = words.slice(0, at).filter(({ start }) => start >= verb.end);
      if (OTHERWISE.test(verb.lemma) || copular || /^(?:there|it|this|that|you)$/u.test(subject.head.lower)) continue;
      if (/^(?:last|yesterday)$/u.test(time.lower) && clause.tense !== 'past') continue;
      if (
        rest.some(
          ({ lower }, place) => /ing$/u.test(lower) && /^(?:NOUN|PRON|PROPN)$/u.test(rest[place - 1]?.pos ?? ''),
        )
      )
        continue; // `my neighbour drilling at dawn`
      if (clause.tense === 'present' && /ing$/u.test(verb.lower) && !AHEAD.test(lowered(words.slice(at)))) continue;
      if (negation && verb.lower !== 'stop') continue;
      if (rest.length === 0 && (!SUDDEN.test(verb.lemma) || subject.kind === 'pronoun')) continue;
      if (/^(?:start|begin|open|close|end|finish|leave)$/u.test(verb.lemma) && !/^tomorrow/u.test(time.lower)) continue;
      const moved = opened(doc.text.slice(time.start, last.end));
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${moved}, ${lowerOpening(first)}` },
          { start: before.end, end: last.end, text: '' },
        ],
      };
    }
  },
};

/** With these the present progressive is of the future: `at five, I'm picking up the kids`. */
const AHEAD = /^(?:tomorrow|on [a-z]+day|at (?!breakfast|lunch|dinner))/u;

const OF_A_TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|yesterday|(?:week|month|year|day|night|morning|afternoon|evening|weekend|hour|minute)s?|daily|weekly|monthly|again|early|late|once|twice)$/u;

/** Another time stands right before: `on Mondays at six`. An hour may stay behind its day: `at six tomorrow`. */
function isOfTwo(words: readonly Token[], at: number): boolean {
  const [second, before] = [words[at - 2]?.lower ?? '', words[at - 1]?.lower ?? ''];
  if (OF_A_TIME.test(before) && !/^(?:the|a|an)$/u.test(second)) return true;
  return (
    /^at$/u.test(words[at]?.lower ?? '') &&
    words.slice(0, at).some(({ lower }) => /^(?:[a-z]+days?|tomorrow|today|tonight|every|each)$/u.test(lower))
  );
}

/** What happens to a thing at once. */
const SUDDEN =
  /^(?:snap|break|crack|collapse|fail|die|leak|flood|crash|freeze|split|tear|burst|melt|fade|rip|shrink|peel|rust|explode)$/u;
const OTHERWISE =
  /^(?:let|love|hate|like|enjoy|prefer|want|need|hope|plan|promise|agree|expect|remember|know|think|believe|guess|say|tell|hear|dread|regret|miss|mean|wish|recommend|suggest|book|schedule|set|postpone|move|look|feel|keep|continue|stay|live|try|wait|see|be|ask|change|switch|appreciate|feed)$/u;

function bars({ text, lower, pos, kind }: Token): boolean {
  return (
    text === ',' || kind === 'emoji' || pos === 'CCONJ' || pos === 'SCONJ' ||
    /^(?:to|for|about|that|which|who|when|if|because|than|what|how|where|until|only|just|excited|ready)$/u.test(lower) ||
    /^(?:guess|suppos|think|thought|assum|bet|reckon|hop|believ|imagin|hear|say|sa[iy]|told|tell)(?:e|ed|es|ing|s|d)?$/u.test(lower) // said or thought now, of another time
  ); // biome-ignore format: alternatives
}
