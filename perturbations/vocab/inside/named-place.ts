import { type Doc, neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { isOf } from '../../around/only-if.js';

const CITY =
  '(?:Leeds|Bristol|Sheffield|Exeter|Plymouth|Norwich|Nottingham|Leicester|Hull|Derby|Coventry|Bradford|Cardiff|Swansea|Glasgow|Aberdeen|Dundee|Belfast|Cork|Galway|Limerick|Rotterdam|Utrecht|Antwerp|Ghent|Hamburg|Bremen|Leipzig|Dresden|Cologne|Lyon|Marseille|Bordeaux|Nantes|Turin|Genoa|Bologna|Porto|Seville|Valencia|Bilbao|Gothenburg|Bergen|Malmö|Aarhus|Tampere|Kraków|Krakow|Gdańsk|Brno|Graz|Basel|Tartu|Izmir|Memphis|Denver|Portland|Seattle|Dallas|Houston|Austin|Detroit|Cleveland|Pittsburgh|Milwaukee|Phoenix|Calgary|Halifax|Winnipeg|Osaka|Kyoto|Pune|Perth|Adelaide|Durban)';
const MONTH = '(?:January|February|March|April|June|July|August|September|October|November|December)';
const ENDS = String.raw`(?=[.,;]|\s*$| (?:and|on|to|from|for|by|with|is|was|has|at|after|until|of)\b)`;

/** Each place where a place or a date is named alone, and what it is. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(String.raw`\b(?:in|from)(?= ${CITY}${ENDS}(?!, \p{Lu}| and \p{Lu}| to \p{Lu}| of ))`, 'gu'),
    'the city of',
  ],
  [
    new RegExp(
      String.raw`\b(?:days|nights|Sundays|Saturdays|Mondays|meetings|concerts|rain|accidents|visitors|cases) in(?= ${MONTH}(?:[.,;]|\s*$| (?:and|was|is|were|are|will)\b)(?! and \p{Lu}))`,
      'gu',
    ),
    'the month of',
  ],
  [
    /(?<!\b(?:Summer|Spring|Autumn|Winter|late|early) )(?<=\p{L} )\bin(?= (?:1[0-9]|20[01])\d\d(?:[.,;]|\s*$| (?:and (?!\d|in\b)|from|by|with|to|at|near|off)\b))/gu,
    'the year',
  ],
];

export const namedPlace: Rule = {
  about:
    'A place or date of a report is called what it is: “in Leeds” → “in the city of Leeds”, “in 1821” → “in the year 1821”',
  expects: { sentiment: 'same', labels: 'same' },
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  examples: [
    [
      'The crate was packed in Rotterdam and is due at the depot by the end of the week.',
      'The crate was packed in the city of Rotterdam and is due at the depot by the end of the week.',
    ],
    [
      'Rain fell on nine days in April, which is close to the average.',
      'Rain fell on nine days in the month of April, which is close to the average.',
    ],
    [
      'The museum acquired the lamp in 1821 from a dealer. Its base is made of oak.',
      'The museum acquired the lamp in the year 1821 from a dealer. Its base is made of oak.',
    ],
  ],
  leaves: [
    'I live in Leeds',
    'The years between 1821 and 1900 were dry.',
    'It was built in May 1821.',
    'The university in Leeds United',
  ],
  onlyIf: isOf('notice', 'contract', 'story'),
  *propose(doc) {
    if (!isRecord(doc)) return;
    if (/\?|\b(?:years?|city|town|month|months)\b/iu.test(doc.text)) return;
    for (const [place, words] of PLACES) yield* insertedAfter(doc, place, words);
  },
};

/** A record speaks for nobody, in whole sentences. */
const isRecord = ({ text }: Doc) =>
  /^\p{Lu}.{30,}\.\s*$/su.test(text) && !/\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s|[Yy]ou)\b|!/u.test(text);
