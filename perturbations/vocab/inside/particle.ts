import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter, insertedBefore } from '../../around/inserted.js';
import { isMessage } from '../../around/kind.js';

const SEAT =
  '(?:grass|floor|bench|steps?|stairs|kerb|curb|sofa|rock|log|wall|sand|ground|carpet|suitcase|case|pavement|bed)';

/** Each verb that is said with its particle or without, and the particle. */
const AFTER: readonly (readonly [RegExp, string])[] = [
  [/(?<!\bbe )\bhanded(?= to (?:the|an?|my|our|his|her|its) (?!over\b)[a-zà-ž]+)/giu, 'over'],
  [/\bhand(?:ed|s)? (?:it|them)(?= to (?:the|an?|my|our|his|her) [a-zà-ž]+)/giu, 'over'],
  [
    /\bsent(?= to (?:the|an?|our) (?:[a-zà-ž]+ )?(?:laboratory|lab|printers?|factory|manufacturer|publisher|garage)\b)/giu,
    'off',
  ],
  [
    /\b(?:paint|varnish|wallpaper|labels?|stickers?|coating|veneer|plaster|lacquer|soles?) (?:[^.,;]{0,25}(?:is|are|was|were|started|began) )peeling(?! (?:off|away|back|from|and))/giu,
    'off',
  ],
  [
    new RegExp(
      String.raw`\b(?:i|we|he|she) (?:just |then )?sat(?= on (?:the|an?|my|our) (?:[A-Za-zÀ-ž]+ )?${SEAT}(?: and\b| [A-Za-zÀ-ž]+ing\b|,| to [A-Za-zÀ-ž]))`,
      'giu',
    ),
    'down',
  ],
  [/\b(?:to|had to|must) start over(?=[.,!]|\s*$| and\b| from\b)/giu, 'again'],
  [/\bto (?:start|begin)(?= again(?:[.,!]|\s*$| (?:at once|from|with)\b))/giu, 'all over'],
  [
    /\bclimb(?:ed|s)?(?= the (?:stairs|hill|tower|mountain|ladder|steps|tree|mast|slope|hillside|bell tower)\b)/giu,
    'up',
  ],
  [
    /\b(?:zip|zipper|seam|bag|sack|suitcase|sole|lining|hose|pipe) (?:[^.,;]{0,25} )?split(?= (?:on|the|after|within|when|in|before)\b)/giu,
    'open',
  ],
  [/\b(?:snapped|broke|split)(?= in (?:two|half)\b)/giu, 'clean'],
  [
    /\b(?:i|we|he|she|always|i['’]ve|we['’]ve) read(?= the (?:[a-zà-ž]+ )?(?:manual|instructions|contract|leaflet|terms|report|rules|small print)\b)/giu,
    'through',
  ],
  [
    /(?:(?<=^)|(?<=\b(?:i|we|been|are|am|i['’]m|we['’]re) ))pack(?:ed|ing)(?= (?:the|my|our) (?:books|plates|kitchen|house|boxes|van|tent|office|flat|dishes|tools|instruments)\b)/giu,
    'up',
  ],
  [
    /\b(?:come|came)(?= to (?:the|our|my|your) (?:[a-zà-ž]+ )?(?:party|meeting|concert|match|picnic|rehearsal|recital|class|launch|reading|talk|workshop|quiz)\b)/giu,
    'along',
  ],
  [
    /\b(?:been|was|were|i['’]m|we['’]re|am|are|have|had|['’]ve|i|we) sav(?:ed|ing)(?= for (?:months|years|weeks|this|an?|my|our) )/giu,
    'up',
  ],
  [/\bqueu(?:ed|ing|eing)(?= for\b)/giu, 'up'],
  [/\btidied(?= (?:the|my|our|his|her) (?!up\b)[a-zà-ž]+)/giu, 'up'],
  [/\b(?:i|we|he|she) lay(?= (?:in|on) (?:my|the|our|his|her)\b)/giu, 'there'],
  [/\b(?:i|we|he|she) (?:sat|stood)(?= in the (?:dark|car|rain|cold|snow|drizzle|kitchen|wind)\b)/giu, 'there'],
  [/\bcalm(?:s|ed) (?:me|him|her|us|them)(?=[.,!]|\s*$| (?:every|at|when|before|after)\b)/giu, 'down'],
];
const FRIENDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:let['’]s|can|could|shall|should|we|to) |^)meet(?= (?:at|by|outside|in front of) (?:the|my|your|our) [a-zà-ž]+)/giu,
    'up',
  ],
  [/\bhead(?:ing|ed)(?= to (?:the|my|our) [a-zà-ž]+)/giu, 'over'],
];
const FIRST =
  /\bjoined (?=(?:us|our (?:team|firm|company|school|department|staff|choir|club)|the (?:firm|company|team|staff|school|choir|club)) (?:as|in (?:19|20)\d\d|straight from|at the age|aged|when)\b)/giu;

export const particle: Rule = {
  about: 'A verb takes the particle that it may have: “handed it to the guard” → “handed it over to the guard”',
  expects: { sentiment: 'same', labels: 'same' },
  words: once(() => neededWords(FIRST, ...[...AFTER, ...FRIENDS].map(([place]) => place))),
  examples: [
    ['The key was handed to the porter.', 'The key was handed over to the porter.'],
    ['I sat on the kerb and cried.', 'I sat down on the kerb and cried.'],
    ['Ana joined us as a trainee.', 'Ana first joined us as a trainee.'],
    ['We queued for the ferry', 'We queued up for the ferry'],
    ["Let's meet at the pier", "Let's meet up at the pier"],
  ],
  leaves: [
    'Opinions are divided on the park.',
    'The park is divided into nine parts.',
    'The level fell from 9.2 to 8.1 metres.',
    'I sat on the board for years.',
    'He was handed a key.',
    'The queue for the ferry',
    'We climbed up the hill',
    'Where did we meet at the pier?',
    'Paint is peeling from the beams.',
    'The label is peeling and faded',
    'Joined us in the pub',
  ],
  *propose(doc) {
    if (doc.text.includes('?') && !/^(?:shall|can|could|should|meet)\b/iu.test(doc.text)) return;
    for (const [place, word] of AFTER) yield* insertedAfter(doc, place, word);
    if (!/\b(?:already|first)\b/iu.test(doc.text)) yield* insertedBefore(doc, FIRST, 'first');
    if (isMessage(doc)) for (const [place, word] of FRIENDS) yield* insertedAfter(doc, place, word);
  },
};
