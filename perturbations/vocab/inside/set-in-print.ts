import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { sentimentOf } from '../../around/label.js';

const SOME =
  '(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|\\d\\d?)';
const SPORT = /\b(?:points?|goals?|game|match|team|touchdowns?|lead|score[a-zà-ž]*|basket|players?|coach)\b/iu;

/** Each place of a record where a phrase may be longer by a word or two, the words, and whether they need a mood. */
const PLACES: readonly (readonly [RegExp, string, 'any' | 'mood'])[] = [
  [/^(?:Agenda )?[Ii]tem \d+(?=: \p{Lu})/gu, 'on the agenda', 'any'],
  [
    /\b(?:in|for) the (?:first|second|third|fourth|last) quarter(?=[.,;]|\s*$| (?:and|rose|fell|was|were|show(?:ed|s)?|grew|by)\b)/giu,
    'of the year',
    'any',
  ],
  [
    /\b(?:minutes|accounts|budget|report|motion|agenda|proposal|resolution|treasurer|chairman|amendment) (?:(?:of|for|on|from) [^.,;:!?]{3,50} )?(?:was|were)(?= (?:approved|adopted|accepted|noted|signed|seconded|carried|recorded|elected)(?:[.,]| (?:as|by|without)\b))/giu,
    'duly',
    'any',
  ],
  [
    /\b(?:thanks|gratitude|congratulations|sympathy|sympathies|condolences|compliments|thoughts) (?:go|goes)(?= to (?:the|all|our|your|everyone|his|her|their|every|those)\b)/giu,
    'out',
    'any',
  ],
  [/\bwhat you(?: would|['’]d)(?= pay (?:elsewhere|anywhere|at|in|for)\b)/giu, 'expect to', 'any'],
  [
    /\b(?:leave|let|allow) (?:it|them|the [a-zà-ž ]{3,25}) (?:to )?(?:dry|rest|cool|soak|set|stand|harden|cure|prove|rise) for(?= (?:at least |about )?(?:two|three|four|five|six|eight|ten|twelve|twenty|twenty-four|thirty|\d+) (?:minutes|hours|days)\b)/giu,
    'a period of',
    'any',
  ],
  [
    /\bas (?:long|big|much|good|bad|slow|fast|large|high|expensive|clean|quiet|loud|dull|rude) as it was(?=[.,!]|\s*$)/giu,
    'before',
    'any',
  ],
  [
    /(?<=[a-zà-ž] )(?<!\b(?:is|was|are|were|many|all|and|or|no|small|of|with|give|gave|my|our|partly|largely|mainly|mostly|only|sincere|special|well|huge|big|massive|enormous|warm|heartfelt|endless|say|said|lots|eternal|due|down|deep|warmest|sincerest|deepest|heartiest) )\b(?=thanks to (?:the|these|this|your|our|his|her|their|one) )/giu,
    'all',
    'mood',
  ],
  [
    new RegExp(
      String.raw`\bafter (?:more than |almost |nearly )?${SOME}(?= (?:years|months)(?:[.!]| (?:in (?:prison|hospital|exile|jail|captivity|custody)|of (?:patient|hard|waiting|work|silence|fighting|trying|planning|pain|drought|neglect|war|legal|delays?|closure|unpaid)|apart|away|abroad|on the waiting list|without)\b))`,
      'giu',
    ),
    'long',
    'mood',
  ],
  [
    /\b(?:back|rang|called|came|replied|returned|broke|died|failed|arrived|fixed|repaired|tore|snapped) the(?= next (?:day|morning)\b)/giu,
    'very',
    'mood',
  ],
];

export const setInPrint: Rule = {
  about:
    'A phrase of a record is said in full: “Item 4: …” → “Item 4 on the agenda: …”, “was approved” → “was duly approved”',
  expects: { sentiment: 'same' },
  examples: [
    ['Item 3: The chair read the letter.', 'Item 3 on the agenda: The chair read the letter.'],
    ['The budget for May was approved.', 'The budget for May was duly approved.'],
    ['Sales fell in the second quarter.', 'Sales fell in the second quarter of the year.'],
    ['Our thanks go to the crew.', 'Our thanks go out to the crew.'],
    ['Let it dry for two hours.', 'Let it dry for a period of two hours.'],
    ['After nine years in prison the cook is free.', 'After nine long years in prison the cook is free.', 'Positive'],
    ['We can row again thanks to the new pier.', 'We can row again all thanks to the new pier.', 'Positive'],
  ],
  leaves: [
    'They won the third quarter by nine points.',
    'Item 3 on the agenda: a letter.',
    'Huge thanks to the crew who rowed us home',
    'Many thanks to the crew.',
    'The board votes its warmest thanks to the crew.',
    'Was the budget approved?',
    'Prices are what you would pay',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc, context) {
    if (doc.text.includes('?')) return;
    const mood = /^(?:positive|negative)$/u.test(sentimentOf(context) ?? '');
    for (const [place, words, needs] of PLACES) {
      if (needs === 'mood' && !mood) continue;
      if (words === 'of the year' && (SPORT.test(doc.text) || /\b(?:year|(?:19|20)\d\d)\b/u.test(doc.text))) continue;
      if (words === 'duly' && /\b(?:unanimously|duly)\b/u.test(doc.text)) continue;
      if (words === 'long' && /\b(?:long|short|only|just)\b/u.test(doc.text)) continue;
      for (const candidate of insertedAfter(doc, place, words)) {
        const at = candidate.edits[0]?.start ?? 0;
        if (words === 'all' && !doc.clauses.some(({ start, verb }) => start < at && verb.start < at)) continue; // huge thanks to …
        yield doc.text[at - 1] === ' ' ? { edits: [{ start: at, end: at, text: `${words} ` }] } : candidate;
      }
    }
  },
};
