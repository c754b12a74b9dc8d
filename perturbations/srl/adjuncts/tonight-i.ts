import { lowerOpening, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { lowered, statedSentences } from '../stated.js';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const SPAN = '(?:week|weekend|month|year|spring|summer|autumn|winter)';
const TIME = new RegExp(
  `^(?:tonight|today|tomorrow(?: (?:morning|afternoon|evening|night))?|last night|yesterday(?: (?:morning|afternoon|evening))?|this (?:morning|afternoon|evening|weekend)|right now|on ${DAY}(?: (?:morning|afternoon|evening|night))?(?: at \\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)?|after (?:lunch|dinner|breakfast|work|school)|at (?:noon|midnight|lunchtime)|next ${SPAN}|last ${SPAN}|later(?: today| tonight)?|in the (?:spring|summer|autumn|winter))$`,
  'u',
);
/** `on Thursday at noon`: the one time belongs to the other. */
const TWICE = new RegExp(
  `\\b(?:${DAY}s?|tonight|today|tomorrow|yesterday|(?:next|last|this|every|each) ${SPAN}|later|noon|midnight)\\b`,
  'u',
);
const PAST = /^(?:last|yesterday)/u;
const TO_COME = /^(?:next|later|tomorrow|in)$/u;

export const tonightI: Rule = {
  about: 'In a chat message the time comes first: “I might skip practice tonight” → “Tonight I might skip practice”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I might skip band practice tonight 🎶', 'Tonight I might skip band practice 🎶'],
    ['Someone scratched my van last night', 'Last night someone scratched my van'],
    ["I'm going to the optician after lunch", "After lunch I'm going to the optician"],
    ['I had such a good walk with Gran today', 'Today I had such a good walk with Gran'],
    ["I'm taking my pilot's exam next month ✈️", "Next month I'm taking my pilot's exam ✈️"],
    ['My cousin is painting her boat next week 🛶', 'Next week my cousin is painting her boat 🛶'],
    ['I have a fitting on Thursday at 3pm 🧵', 'On Thursday at 3pm I have a fitting 🧵'],
  ],
  leaves: [
    'I hope to see you tonight',
    "I'm excited for tonight",
    'I want to rest tonight',
    "I can't believe he left last night",
    'I told him I was ill yesterday',
    'I booked a table on Friday',
    "I didn't sleep last night",
    'See you tonight',
    'I booked a tour next week',
    'I bought a ticket to the match later',
    "I'm guessing it will rain on Sunday",
    'I left at six last night',
    'I have a fitting on Thursday at noon 🧵',
    'We have a rehearsal tomorrow after lunch',
    'I have a fitting next week after work',
  ],
  words: () => neededWords(TIME),
  *propose(doc) {
    if (doc.sentences.length > 1 || kindOfText(doc) !== 'chat') return;
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || words.length > 14) continue;
      const at = words.findIndex((_, place) => place > 2 && TIME.test(lowered(words.slice(place))));
      const [before, time] = [words[at - 1], words[at]];
      if (!before || !time || !isDoer(clause.subject.text) || words.slice(1, at).some(bars)) continue;
      if (TWICE.test(lowered(words.slice(1, at)))) continue;
      // the time is that of what one is tired of
      if (
        /^(?:fed|sick|tired|weary|glad|happy|grateful)$/u.test(clause.verb.lower) ||
        words.some(({ lower }) => lower === 'fed')
      )
        continue;
      const { verb, copular, negation, tense } = clause;
      if (copular || negation || OTHERWISE.test(verb.lemma) || /^(?:ADP|DET|NUM|AUX|PRON)$/u.test(before.pos)) continue;
      if (PAST.test(time.lower) && tense !== 'past') continue;
      if (TO_COME.test(time.lower) && (tense === 'past' || PLANNED.test(verb.lemma))) continue;
      if (/^on$/u.test(time.lower) && (tense === 'past' || PLANNED.test(verb.lemma))) continue;
      yield {
        edits: [
          {
            start: first.start,
            end: first.end,
            text: `${opened(doc.text.slice(time.start, last.end))} ${lowerOpening(first)}`,
          },
          { start: before.end, end: last.end, text: '' },
        ],
      };
    }
  },
};

function isDoer(subject: string): boolean {
  return /^(?:i|we|someone|somebody|(?:my|our) [a-zà-ž]+)$/iu.test(subject);
}

const PLANNED = /^(?:plan|book|schedule|move|switch|change|order|expect|arrange|set)$/u;
/** What the time may belong to instead of the whole. */
const OTHERWISE =
  /^(?:love|hate|like|enjoy|prefer|want|need|hope|promise|agree|expect|remember|forget|know|think|believe|guess|suppose|say|tell|hear|learn|dread|regret|miss|mean|wish|recommend|suggest|look|feel|keep|see|ask|appreciate|thank|wonder|read|watch|be|start|leave|wait)$/u;

function bars({ text, lower, pos, kind }: Token): boolean {
  return (
    text === ',' ||
    kind === 'emoji' ||
    kind === 'number' ||
    /^(?:guess|suppos|think|thought|assum|bet|reckon|hop|believ|imagin|hear|sa[iy]|told|tell|excited)(?:e|ed|d|ing|s)?$/u.test(
      lower,
    ) ||
    pos === 'CCONJ' ||
    pos === 'SCONJ' ||
    /^(?:for|about|that|which|who|when|if|because|than|what|how|where|until|only|just|ready|at|from|before|after|morning|afternoon|evening|night|one|two|three|four|five|six|seven|eight|nine|ten)$/u.test(
      lower,
    )
  );
}
