import { lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

const STATE =
  'lonely|left out|alive|calm|sleepy|relaxed|safe|unsafe|trapped|tired|free|out of place|peaceful|cosy|cozy|homesick|invisible|drained|energised|energized|refreshed|sore|sick|dizzy|isolated|at home|welcome|unwelcome|good|great|better|worse|awful|amazing|strange|weird|stressed|anxious|nervous|bored|lost|small|old|young|cold|hot|warm|happy|sad|miserable|uncomfortable|comfortable|restless|numb|blessed|loved|full|light|rested|inspired|hopeful|optimistic|proud';
const DEGREE =
  '(?:so|really|very|quite|pretty|a bit|a little|incredibly|completely|totally|absolutely|just|much|kind of|oddly|strangely) ';
const PLACE =
  '(?:in|on|at|after|during) (?:this|that|the|my|our|these|those) (?:[a-z]+ )?[a-z]+|out here(?: (?:on|in|at|by) (?:the|this) [a-z]+)?|over here|up here|down here|(?:in|at|around) (?:this|these) [a-z]+ [a-z]+';
const WHOLE = new RegExp(
  `^((?:i|we) (?:'m feeling|am feeling|'re feeling|feel|felt|always feel|never feel|was feeling) (?:${DEGREE})*(?:${STATE})) ((?:${PLACE})(?: [a-z]+)?)$`,
  'u',
);
/** What one feels something about, not where. */
const ABOUT =
  /\b(?:result|results|news|future|way|idea|thought|decision|outcome|prospect|moment|team|kids?|son|daughter|sister|brother|bit|lot)$/u;

const DISTRESS =
  /\b(?:lonely|left out|unsafe|trapped|out of place|homesick|invisible|drained|sick|isolated|unwelcome|worse|awful|stressed|anxious|nervous|lost|small|sad|miserable|uncomfortable|restless|numb|cold)\b/u;

export const whereFelt: Rule = {
  about:
    'Where or after what somebody feels so comes first: “I feel so calm in this garden” → “In this garden I feel so calm”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm feeling so dizzy after that ride 😵", "After that ride I'm feeling so dizzy 😵"],
    ['I feel so alive out here on the ice', 'Out here on the ice I feel so alive'],
    ['I felt really welcome at the club.', 'At the club I felt really welcome.'],
  ],
  leaves: [
    "I'm feeling so lonely in this big house 😞",
    "I'm feeling so proud of my sister",
    "I don't feel safe on the road",
    'I feel so sad about the news',
    'I felt sick in the car and at home',
    'I feel so good at the moment',
  ],
  words: () => neededWords(WHOLE),
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const [, felt, place] = WHOLE.exec(lowered(words)) ?? [];
      if (felt === undefined || place === undefined || ABOUT.test(place)) continue;
      if (
        /\b(?:proud|nervous|anxious|optimistic|hopeful|bored|happy|sad)\b/u.test(felt) &&
        !/^(?:after|out here|up here)/u.test(place)
      )
        continue;
      if (DISTRESS.test(felt) && !/^after/u.test(place)) continue; // whoever is low begins with that
      const at = felt.split(' ').length;
      const [end, from] = [words[at - 1], words[at]];
      if (!end || !from || words.some(({ text, lower }) => text === ',' || /^(?:and|or|but)$/u.test(lower))) continue;
      yield {
        edits: [
          {
            start: first.start,
            end: first.end,
            text: `${opened(doc.text.slice(from.start, last.end))} ${lowerOpening(first)}`,
          },
          { start: end.end, end: last.end, text: '' },
        ],
      };
    }
  },
};
