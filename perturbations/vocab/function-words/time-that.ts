import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const WHO = "(?:i|we|he|she|they|you)(?:['’](?:d|ve))?";
/** Somebody or something with a verb of its own to come. */
const SUBJECT = `(?= (?:${WHO}|it|(?:the|my|our|his|her|their|your) [a-zà-ž]+) [a-zà-ž]{2,})`;
const DID =
  '(?:did|do|does|have|has|had|need|needs|wanted|said|says|made|make|touch|touched|tried|try|own|owned|eat|ate|ordered|bought|asked|saw|heard|read|wrote|could|can|ever|never|expected|hoped for|ruined|built|gave|taught|cooked|serve|served|sell|sold|learned|learnt)';

/** Each place where a clause of time, or on a thing, begins without the “that” that it may have. */
const PLACES: readonly RegExp[] = [
  new RegExp(String.raw`(?:\bby the time|(?<!\b(?:and|but|so|or|that) )(?<=[a-zà-ž] )every time)${SUBJECT}`, 'giu'),
  new RegExp(
    String.raw`(?<!\b(?:at|for|in|of|from|enjoy|enjoyed|seize|after) )\bthe (?:moment|minute|instant)(?= ${WHO} (?!(?:was|were|is|are|am) (?:in|at)\b)[a-zà-ž]{2,})`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:is|was|['’]s) the (?:first|second|third|fourth|fifth|sixth|last|only|umpteenth) time(?: this (?:week|month|year|season))?(?= (?:${WHO}|the [a-zà-ž]+|my [a-zà-ž]+|our [a-zà-ž]+) (?:have|has|had|[a-zà-ž]+ed)\b)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:until|till|since|remember|forget|from|rue|regret) the (?:day|night|morning|moment)(?= ${WHO} [a-zà-ž]{3,})`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:everything|anything|something|nothing)(?= (?:i|we|you|he|she|they)(?:['’](?:d|ve)\b| ${DID}\b(?! you\b)))`,
    'giu',
  ),
  /\bthe (?:best|worst|finest|most [a-zà-ž]+|(?!(?:rest|west|guest|forest|interest|test)\b)[a-zà-ž]{3,}est) (?:[a-zà-ž]+ )?(?!(?:that|who|which|and|but|so|because|when|thing|where|as|than|of|if|before|after|whenever|although)\b)[a-zà-ž]+(?= (?:i|we|he|she|they)(?:['’]ve| have| had| has|['’]d) (?!better\b)(?:ever |yet )?[a-zà-ž]{3,})/giu,
  /(?<=(?:^|[.] |, ))(?:the|those|these) (?:[a-zà-ž]+ )?(?!(?:day|week|way|time|moment|night|minute|last|first|more|morning|year|month)s?\b)[a-zà-ž]+(?= you (?:[a-zà-ž]{2,}ed|sent|sold|gave|made|built|wrote|lent|left|brought) (?:(?:me|us|yesterday|(?:to|for) (?:me|us)|last [a-zà-ž]+|on [a-zà-ž]+|this [a-zà-ž]+) )*(?:is|are|was|were|has|have|had|arrived|came|broke|does|do|did|will|works?)\b)/giu,
];

export const timeThat: Rule = {
  about:
    'The “that” of a clause of time or on a thing is written: “by the time we left” → “by the time that we left”, “everything you did” → “everything that you did”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['By the time we left, the pier was dark.', 'By the time that we left, the pier was dark.'],
    ['It leaks every time the wind turns', 'It leaks every time that the wind turns'],
    ['Thank you for everything you did for Ana.', 'Thank you for everything that you did for Ana.'],
    ['This is the third time I have rung.', 'This is the third time that I have rung.'],
    ['These are the finest plums we have eaten.', 'These are the finest plums that we have eaten.'],
    ['Hello, the lamp you sent us is dented.', 'Hello, the lamp that you sent us is dented.'],
  ],
  leaves: [
    'At the moment we are at sea',
    'For the first time the sea was calm',
    'The second time we took the bus',
    'It works every time',
    'I rang twice, and every time I was told to wait',
    'Thanks for everything I love you',
    'Do you row every time the wind turns?',
  ],
  words: once(() => neededWords(...PLACES)),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const place of PLACES) yield* insertedAfter(doc, place, 'that');
  },
};
