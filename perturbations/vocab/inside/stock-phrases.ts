import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter, insertedBefore } from '../../around/inserted.js';
import { isPersonal, kindOfText } from '../../around/kind.js';

const ENDS = String.raw`(?=[.,!;]|\s*$|\s*\p{Extended_Pictographic}| (?:and|but)\b)`;

/** Each stock phrase that is also said with one more word, the word, where it stands, and who says so. */
const PLACES: readonly (readonly [RegExp, string, 'after' | 'before', 'all' | 'friends'])[] = [
  [
    /\bat(?= last(?! (?:count|week|month|year|night|orders|minute|summer|winter|spring|autumn|one)\b)(?:[ ,.!]|\s*$))/giu,
    'long',
    'after',
    'all',
  ],
  [new RegExp(`\\bever since${ENDS}`, 'giu'), 'then', 'after', 'all'],
  [/\btime and(?= again\b)/giu, 'time', 'after', 'all'],
  [/(?<=^|[.!] )First(?=, (?:the|i|we|he|she|they|it|my|our)\b)/giu, 'of all', 'after', 'all'],
  [
    /\bnot only [^.!?,;]{3,60},? but(?= (?!also\b|even\b|too\b|it\b|they\b|i\b|we\b|he\b|she\b|[^.!?]* (?:as well|too)\b)[a-zà-ž])/giu,
    'also',
    'after',
    'all',
  ],
  [
    /(?<=[a-zà-ž],? )(?<!\b(?:just|only|not|even) )in case(?= (?:you|it|we|they|i|he|she|anyone|anybody|someone|somebody|of rain)\b)/giu,
    'just',
    'before',
    'friends',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:arrived|came|left|was|is|were|are|ran|departed|started|ended|delivered|landed) )on time(?! and)${ENDS}`,
      'giu',
    ),
    'right',
    'before',
    'friends',
  ],
  [
    /(?<=\b(?!just|right|live|lives|lived|went|turn|come|came|going|drove|walk|walked|run|ran|from)[a-zà-ž]{2,} )(?:a)?round the corner\b/giu,
    'just',
    'before',
    'friends',
  ],
  [
    /(?<=\b(?:is|are|was|were|lives|live|lived|living|moved in|stood|sat|sits|sitting|stands|parked) )next (?:door\b|to (?:the|my|our|me|us|his|her)\b)/giu,
    'right',
    'before',
    'friends',
  ],
  [/\babove all(?=[,.] ?(?:the|it|he|she|i|we|they)\b)/giu, 'else', 'after', 'all'],
  [
    /\bto be(?= (?:frank|honest|clear)(?:,|[.!]|\s*$|\s*\p{Extended_Pictographic}))/giu,
    'perfectly',
    'after',
    'friends',
  ],
  [/\b(?:must|have to) be(?= (?:frank|honest|blunt|candid)\b)/giu, 'perfectly', 'after', 'all'],
  [/(?<!\bevery )(?<=[a-zà-ž,] )now and (?:then|again)\b/giu, 'every', 'before', 'all'],
  [/(?<!\bevery )(?<=[a-zà-ž,] )once in a while\b/giu, 'every', 'before', 'all'],
  [new RegExp(String.raw`\bover and over(?! again)${ENDS}`, 'giu'), 'again', 'after', 'all'],
  [
    /(?<!\b(?:just|only) )(?<=[a-zà-ž] )the other (?:day|night)(?=[.,!]|\s*$|\s*\p{Extended_Pictographic}| (?:and|when)\b)/giu,
    'just',
    'before',
    'friends',
  ],
  [new RegExp(String.raw`\bin (?:next to )?no time(?! at all)${ENDS}`, 'giu'), 'at all', 'after', 'all'],
  [new RegExp(String.raw`\bfor (?:absolutely )?no reason(?! at all)${ENDS}`, 'giu'), 'at all', 'after', 'all'],
  [
    new RegExp(
      String.raw`\bwith no (?:warning|explanation|apology|fuss|notice|effort|trouble|hesitation)${ENDS}`,
      'giu',
    ),
    'at all',
    'after',
    'all',
  ],
  [
    /(?<=\b(?:on time|on schedule|running late) )\bas(?= usual(?:[.!]|\s*$|\s*\p{Extended_Pictographic}))/giu,
    'per',
    'after',
    'friends',
  ],
  [
    /(?<!\b(?:quite|not|just|every|wait|rather) )\ba(?= bit (?!of a (?!bit)|much\b|more than\b|over\b|under\b|part\b|role\b|player\b)[a-zà-ž]+)/giu,
    'little',
    'after',
    'friends',
  ],
  [
    /(?<!\b(?:if|worse) )\bthan ever(?=[.!,]|\s*$|\s*\p{Extended_Pictographic}| (?:and|now)\b)/giu,
    'before',
    'after',
    'all',
  ],
  [
    /(?<=\b(?:stayed|danced|sang|talked|played|laughed|chatted|swam) (?:[a-zà-ž]+ ){0,3})(?<!\bup )until(?= (?:supper|dinner|breakfast|lunch|midnight|dawn|morning|it was dark|closing time|dusk|sunrise|sunset|the end|the early hours)\b)/giu,
    'right up',
    'before',
    'all',
  ],
  [
    /(?<=\b(?:loading|boarding|leaving|heading|making|cooking|walking|waiting|watching|reading|eating|driving|parking|packing|queuing|queueing|listening|baking) (?:[a-zà-ž]+ ){0,6})(?<!\b(?:right|just|by|until|for|from|even|but|weeks|months|years|days|hours|home) )now(?=[.,!]|\s*$|\s*\p{Extended_Pictographic})/giu,
    'right',
    'before',
    'friends',
  ],
  [/(?<!\bas )\bgood as new\b/giu, 'as', 'before', 'friends'],
  [/\bno (?:other|further) business(?=\.)/giu, 'to discuss', 'after', 'all'],
];

export const stockPhrases: Rule = {
  about:
    'A stock phrase is said with its longer wording: “at last” → “at long last”, “a bit chilly” → “a little bit chilly”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The pier is at last open to all.', 'The pier is at long last open to all.'],
    [
      'Our boatman left in May, and nobody has rowed ever since.',
      'Our boatman left in May, and nobody has rowed ever since then.',
    ],
    ['I saw your boat the other day', 'I saw your boat just the other day'],
    ['The lake is a bit chilly', 'The lake is a little bit chilly'],
    ['Bring a rope in case it rains', 'Bring a rope just in case it rains'],
    ['They mended it in no time.', 'They mended it in no time at all.'],
  ],
  leaves: [
    'The pier was open at last count.',
    'That is quite a bit of rope',
    'Nobody has rowed ever since May.',
    'We stayed up until dawn.',
    'Is it a bit chilly?',
    'The pier is as busy as usual',
    'The lessee shall inform the lessor in case it rains.',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc) {
    if (/\?|\b(?:at long|little bit|at all)\b/iu.test(doc.text) || kindOfText(doc) === 'contract') return;
    for (const [place, words, where, who] of PLACES)
      if (who === 'all' || isPersonal(doc))
        yield* where === 'after' ? insertedAfter(doc, place, words) : insertedBefore(doc, place, words);
  },
};
