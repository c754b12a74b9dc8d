import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const COUNT =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|\\d{1,3})';
const AGED = '(?:(?:sixty|seventy|eighty|ninety)(?:-[A-Za-zÀ-ž]+)?|6[1-9]|[7-9]\\d|10[0-5])';

/** Each place where a time, an age or a choice is told in short, and what is left out there. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<=\b(?:he|she|who|man|woman|mother|father|grandmother|grandfather|grandma|grandad|aunt|uncle|nan|neighbou?r|widow|pensioner|postman|teacher|nurse|farmer|farm worker|fisherman|baker)\b[^.!?;:]{0,60}) at(?= ${AGED}(?=[.,]| (?:and|he|she|after|brought|has|had|is|was)\b|\s*$))`,
      'giu',
    ),
    'the age of',
  ],
  [new RegExp(String.raw`\bwho(?: is|['’]s) ${AGED}(?=,)`, 'giu'), 'years old'],
  [
    new RegExp(
      String.raw`\b(?:worst|best|(?!(?:rest|west|test|guest|forest|interest|request|protest|contest|harvest|nearest|invest)\b)[A-Za-zÀ-ž]{3,}est)(?: (?!(?:time|times)\b)[A-Za-zÀ-ž]+){1,3} in(?= ${COUNT} (?:years|decades|months)\b)`,
      'giu',
    ),
    'the past',
  ],
  [/\bsince records(?= began\b)/giu, 'first'],
  [/\b(?:months|weeks|quarter|period|year)(?= to \d{1,2} \p{Lu})/gu, 'up'],
  [
    new RegExp(
      String.raw`\b(?:expires?|ends?|lapses?|terminates?) after(?= ${COUNT} (?:days|weeks|months|years)\b)`,
      'giu',
    ),
    'a period of',
  ],
  [
    new RegExp(
      `(?<=(?:^|[.!] ))It(?: has|['’]s)(?= been ${COUNT} (?:days|weeks|months|years|hours)(?=[.,!]| and | since ))`,
      'gu',
    ),
    'now',
  ],
  [
    /(?<=\b(?:if|whenever) you)(?= (?:live(?! to\b)|work|travel|pass by|know (?:of|anyone|somebody|someone)|see (?:her|him|my [a-zà-ž]+)|own|speak)\b)/giu,
    'happen to',
  ],
];

/** Figures that are no ages. */
const DEGREES =
  /[°%£$€]|\b(?:degrees|per ?cent|score[a-zà-ž]*|points?|oven|kettle|water|speed|miles|km|mph|watts?|prices?|room|sold|valued|stands?|rate)\b/iu;

export const inFull: Rule = {
  about:
    'A time or an age is told in full: “still rows at 82” → “still rows at the age of 82”, “the best in ten years” → “in the past ten years”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['My aunt learned to row at 82.', 'My aunt learned to row at the age of 82.'],
    ['Our pilot, who is eighty-one, sings.', 'Our pilot, who is eighty-one years old, sings.'],
    ['It was the wettest spring in forty years.', 'It was the wettest spring in the past forty years.'],
    [
      'The mild winter was the longest since records began.',
      'The mild winter was the longest since records first began.',
    ],
    ['It has been nine days. Nobody has rung.', 'It has now been nine days. Nobody has rung.'],
    ['It is a good stop if you work near the pier', 'It is a good stop if you happen to work near the pier'],
  ],
  leaves: [
    'She keeps the oven at 82.',
    'She left at 8.',
    'It has been raining',
    'If you live to be a hundred, you will see it',
    'The guest stayed in two rooms for years.',
    'It was the best day in ages',
  ],
  words: () => neededWords(...PLACES.map(([place]) => place)),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const [place, words] of PLACES)
      if (words !== 'the age of' || !matches(doc, DEGREES)) yield* insertedAfter(doc, place, words);
  },
};
