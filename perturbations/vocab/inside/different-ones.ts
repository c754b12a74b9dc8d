import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const SOME = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|[2-9])';
const NOT_OF_A_SET = String.raw`(?<!\b(?:the|these|those|all|same|other|first|last|next|of|my|our|your|his|her|their|only|just|least|than|nor|by) )(?<=[a-z],? )`;
/** Things that are counted by kind, or of which no one is another: nobody counts one language twice. */
const KINDS =
  'languages|countries|cities|towns|browsers|suppliers|departments|agents|advis[eo]rs|doctors|specialists|technicians|engineers|plumbers|electricians|versions|brands|colou?rs|flavou?rs|recipes';
/** What one does once and again to somebody who does not answer. */
const TRIED =
  'e-?mailed|called|rung|phoned|telephoned|contacted|written to|asked|reminded|complained to|billed|charged';

const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`${NOT_OF_A_SET}\b${SOME}(?= (?:${KINDS})\b(?! (?:as|than|ago|away|apart|older|ahead)\b))`,
      'giu',
    ),
    'different',
  ],
  [
    new RegExp(
      String.raw`\b(?:${TRIED}) (?:you|them|us|me|him|her|(?:your|the|their) [A-Za-zÀ-ž]+(?: [A-Za-zÀ-ž]+)?) (?:two|three|four|five|six|seven|eight|nine|ten)(?= times\b(?! (?:a|per|each|every|the|as|more)\b))`,
      'giu',
    ),
    'separate',
  ],
];

export const differentOnes: Rule = {
  about: 'What differs anyway is called different: “She sings in three languages” → “… in three different languages”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['She sings in three languages', 'She sings in three different languages'],
    ['I have phoned you five times about the van', 'I have phoned you five separate times about the van'],
  ],
  leaves: [
    'The three languages of the valley',
    'It is two sizes too big',
    'I phone you five times a day',
    'It shrank two sizes',
    'We drove by two towns apart',
    'One of two cities',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc) {
    if (/\b(?:different|separate|differ[a-zà-ž]*|various)\b/iu.test(doc.text)) return;
    for (const [pattern, word] of PLACES) yield* insertedAfter(doc, pattern, word);
  },
};
