import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter, insertedBefore } from '../../around/inserted.js';

const ENDS = String.raw`(?=[.!,;]|\s*$|\s*\p{Extended_Pictographic}| (?:and|so|in|on|at|by|for|with|this|last)\b)`;
const IS = '(?:is|was|are|were|looks?|looked|tastes?|tasted|feels?|felt|sounds?|sounded|smells?|reads?|works?|worked)';

/** Each likeness that may be said with one more word, the word, and whether it stands before what matches. */
const PLACES: readonly (readonly [RegExp, string, 'after' | 'before'])[] = [
  [
    new RegExp(
      String.raw`\b(?:is|was|are|were|went|go|goes|turned out|works?|worked|fits?|fitted|happened|arrived|came|ran|runs)(?= as (?:predicted|planned|described|advertised|agreed|promised|forecast|announced|intended|instructed|arranged|ordered|specified|it should(?: be| do)?|they should(?: be| do)?|it always (?:has|does|did|was|is))${ENDS})`,
      'giu',
    ),
    'just',
    'after',
  ],
  [
    new RegExp(
      String.raw`(?<=\b${IS} )much(?= (?:the same(?: as (?:the|it|they|last|before|always|ever|other|any)|${ENDS})|like (?:the|any|every|most|other|last|all) ))`,
      'giu',
    ),
    'very',
    'before',
  ],
  [/\b(?:is|was|are|were) (?:an?|another)(?: [a-zà-ž-]+){1,2}(?= like any other\b)/giu, 'just', 'after'],
  [new RegExp(`(?<=[a-zà-ž]),(?= nothing (?:more|less|else|more, nothing less)${ENDS})`, 'giu'), 'and', 'after'],
  [
    /\b(?:does|did|do)(?= what (?:it|they|he|she|an? [a-zà-ž]+) (?:should|says?|is supposed to|are supposed to|was supposed to|is meant to|are meant to|was meant to|promises|promised|has to|have to|needs? to|does|do)\b)/giu,
    'just',
    'after',
  ],
  [
    /(?<=(?:,|\p{L} and|[.!]|\p{Extended_Pictographic}) )pure(?= (?:bliss|magic|joy|heaven|happiness|delight|torture|misery|luxury|comfort|comedy|gold)(?:[.!,]|\s*$|\s*\p{Extended_Pictographic}))/gu,
    'just',
    'before',
  ],
  [
    /(?<=\b(?:fits?|fitted|works?|worked|runs?|ran|went|feels?|felt|tastes?|tasted|looks?|looked|smells?|smelled|smelt|sounds?|slept|sleeps?) )like (?:a (?:glove|baby|log|prison|building site|fridge|punishment|holiday|second home)|magic|home|brand new|new|sunshine|heaven|paradise|cardboard|rubber|dishwater|chalk|soap|sawdust|summer|christmas)(?=[.!,]|\s*$|\s*\p{Extended_Pictographic}| and\b)/giu,
    'just',
    'before',
  ],
  [
    /\b(?:scans?|tests|x-rays?) (?:is|are|was|were)(?= clear(?:[.!,]|\s*$|\s*\p{Extended_Pictographic}| and\b))/giu,
    'all',
    'after',
  ],
];

/** What denies the likeness, makes light of it or has the word. */
const ELSE =
  /\b(?:not|never|nothing (?:is|was|went|worked)|nobody|none|hardly|barely|if|whether|just|exactly|all|only|unlike|quite)\b|n['’]t\b|\?/iu;

export const setInLikeness: Rule = {
  about: 'A likeness is said with one more word: “went as planned” → “went just as planned”, “very much like …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The regatta went as planned', 'The regatta went just as planned'],
    ['The new pier is much the same as the old one', 'The new pier is very much the same as the old one'],
    ['This is an oar like any other', 'This is an oar just like any other'],
    ['It rows, nothing more', 'It rows, and nothing more'],
    ['The oar does what it should', 'The oar does just what it should'],
    ['Two days on the lake, pure bliss 🚣', 'Two days on the lake, just pure bliss 🚣'],
    ['Her scan was clear', 'Her scan was all clear'],
  ],
  leaves: [
    'Nothing went as planned',
    'The oar is not much like the old one',
    'Did it go as planned?',
    'The sky is clear',
    'The oar did what it could',
    'My boat runs like a dream',
    'I like it as much as the old one',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc) {
    if (matches(doc, ELSE)) return;
    for (const [place, word, where] of PLACES)
      yield* where === 'before' ? insertedBefore(doc, place, word) : insertedAfter(doc, place, word);
  },
};
