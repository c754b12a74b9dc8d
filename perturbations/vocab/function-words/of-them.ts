import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** What takes `of` before a determiner, or does without it. */
const QUANTIFIED =
  /(?<!\b(?:at|by|of|after|for|first|in|above|not) )(?<!^)\b(?:all|both(?![^.!?]* and\b)|half)(?= (?:my|our|his|her|their|your|these|those) (?!life|time|way|day|night|own|heart|weekend|week|might|attention|best|share|money|luck|fault|energy)[a-zà-ž]+)/giu;
/** `all the guests`, `half the people`: what can be counted. */
const OF_THE =
  /(?<!\b(?:at|by|of|after|for|first|in|above|not|with) )(?<!^)\b(?:all|half)(?= the (?!times\b|days\b|nights\b|ways\b|trimmings\b|bells\b|hours\b|odds\b|signs\b|this\b|bus\b|less\b)(?:people|children|women|men|[a-zà-ž]{2,}[^su\W\d]s)\b(?! (?:in the world|and whistles)))/giu;
/** `both growers`, `all nine hikers`: those told of before, when something is said of them. */
const BOTH_AT_FIRST =
  /(?<=^|[.!] |, and )both(?= (?!sides\b|parties\b|times\b|ways\b|halves\b|ends\b|hands\b|eyes\b|legs\b|feet\b|options\b)[a-zà-ž]{2,}[^su\W\d]s (?:are|were|have|had|told|said|agreed|asked|came|left|arrived|wanted|took|went|will)\b)/giu;
const OPENS = /^(?:all|both|half)(?= (?:my|our|his|her|their|your|these|those) (?!life|time|day)[a-zà-ž]+s\b)/giu;

export const ofThem: Rule = {
  about: '“all”, “both” and “half” take their “of”: “all my plants” → “all of my plants”',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  examples: [
    ['Slugs ate all my lettuces', 'Slugs ate all of my lettuces'],
    ['Both our tents leak', 'Both of our tents leak'],
    ['Both growers said that it rained.', 'Both of the growers said that it rained.'],
    ['We met all the guests', 'We met all of the guests'],
    ['Did he lose both his kites?', 'Did he lose both of his kites?'],
  ],
  leaves: [
    'I wrote all day',
    'All my life',
    'After all my years',
    'all of my plants',
    'half the time',
    'At half its price',
  ],
  words: () => neededWords(QUANTIFIED, OPENS, OF_THE, BOTH_AT_FIRST),
  *propose(doc) {
    yield* insertedAfter(doc, QUANTIFIED, 'of');
    yield* insertedAfter(doc, OF_THE, 'of');
    yield* insertedAfter(doc, OPENS, 'of');
    yield* insertedAfter(doc, BOTH_AT_FIRST, 'of the');
  },
};
