import { type Doc, type Edit, mayMatch, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { saysWhen } from '../time-words.js';
import { swapsOf } from './swap.js';

const HOURS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const next = (hour: string): string => HOURS[HOURS.indexOf(hour) + 1] ?? '';

/** A time, the texts in which it is one and may be another, and the others. */
interface Part {
  readonly said: RegExp;
  readonly texts: RegExp;
  readonly others: (said: string) => readonly string[];
}

const PARTS: readonly Part[] = [
  {
    said: /\btonight\b/iu,
    texts: /^(?:you|he|she|they|we|i) (?:were|was) (?!wondering|going|hoping|thinking|supposed)[^,]*\btonight\b/iu,
    others: () => ['last night', 'on Saturday'],
  },
  {
    said: /\btoday\b/iu,
    texts:
      /^(?:i|we) (?:received|ran|got|found|won|lost|passed|failed|met|saw|bought|finished|baked|learned|cooked|spilled|broke|dropped|missed) [^,]*\btoday\b(?! (?:is|was))/iu,
    others: () => ['yesterday', 'this morning'],
  },
  {
    said: /\btonight\b/iu,
    texts:
      /^(?:i think i['’]ll|i might|i['’]ll probably|are we (?:still )?on for|i['’]m (?:a (?:bit|little) )?(?:not sure|unsure) which [a-zà-ž ]+ to wear) /iu,
    others: () => ['tomorrow night'],
  },
  { said: /\btoday\b/iu, texts: /^i (?:might|may|could|should) /iu, others: () => ['tomorrow', 'this afternoon'] },
  {
    said: /\bthis month\b/iu,
    texts: /^i['’]m trying to|^i (?:have|need|want) to /iu,
    others: () => ['this week', 'this year'],
  },
  {
    said: /\bat noon\b/iu,
    texts: /^(?:i|we)(?:['’]m|['’]re| am| are) (?:meeting|seeing|picking|leaving|visiting|calling) /iu,
    others: () => ['at two', 'at one', 'at eleven'],
  },
  {
    said: /\b(?<=half |after |before )(?:five|six|seven|eight|nine)\b(?! [a-zà-ž]+s\b)/iu,
    texts: /\b(?:opens?|closes?|shuts?|gets|starts?|ends?|leaves?) (?:at half|after|before) /iu,
    others: (said) => [next(said.toLowerCase())],
  },
  { said: /\bevery ten minutes\b/iu, texts: /./u, others: () => ['every five minutes', 'every fifteen minutes'] },
  { said: /\bevery two minutes\b/iu, texts: /./u, others: () => ['every three minutes', 'every five minutes'] },
  {
    said: /\bsince lunch\b/iu,
    texts: /^(?:i['’]ve|i have|he['’]s|she['’]s) been /iu,
    others: () => ['since breakfast', 'since this morning'],
  },
  {
    said: /\ball day\b(?! long| on| yesterday)/iu,
    texts: /^(?:i|we) (?:waited|queued|worked|cried|laughed|cooked|cleaned|painted|packed)\b/iu,
    others: () => ['all day yesterday', 'all day on Saturday'],
  },
];

export const anotherPart: Rule = {
  about: 'Puts another time in the place of “tonight”, “at noon”, “every ten minutes”, where the text allows both',
  expects: { sentiment: 'same' },
  examples: [
    ['You were marvellous on stage tonight!', 'You were marvellous on stage last night!'],
    ['I might take the tram today', 'I might take the tram tomorrow'],
    ['The kiosk opens at half seven', 'The kiosk opens at half eight'],
    ['I waited in all day and nobody came', 'I waited in all day yesterday and nobody came'],
  ],
  leaves: [
    'You were marvellous tonight, today of all days',
    'YOU WERE MARVELLOUS TONIGHT',
    'We were going out tonight',
    'The patient is to be seen at noon.',
    'The kiosk opens at half ten',
  ],
  words: () => neededWords(...PARTS.map(({ said }) => said)),
  *propose(doc) {
    if (inCapitals(doc) || kindOfText(doc) !== 'chat') return;
    for (const { said, texts, others } of PARTS) {
      const match = mayMatch(doc, said) ? said.exec(doc.text) : undefined;
      if (!match || !texts.test(doc.text)) continue;
      const end = match.index + match[0].length;
      if (isTimedElsewhere(doc, match.index, end)) continue;
      yield* swapsOf(
        others(match[0])
          .filter((text) => text !== '')
          .map((text): Edit => ({ start: match.index, end, text })),
      );
    }
  },
};

function isTimedElsewhere({ tokens }: Doc, start: number, stop: number): boolean {
  return tokens.some(
    (token) =>
      (token.end <= start || token.start >= stop) &&
      saysWhen(token) &&
      !/^(?:after|before|still|finally|first|never|sometime|again|am)$/u.test(token.lower),
  );
}
