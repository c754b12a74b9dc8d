import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const HOUR = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)(?: o['’]clock)?`;
const WHOLE = '(?:church|cinema|audience|parish|village|town|street|valley|ward|orchestra|auditorium|congregation)';

/** Each place where a phrase of prose may be longer by a word or two, and the words. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /\bplease find (?:attached|enclosed|below)(?= the (?:[a-zà-ž]+ )?(?:agenda|minutes|timetable|contract|invoice|report|programme|program|schedule|form|letter|statement|results|quote|receipt|lease|certificate|map|rota)\b)/giu,
    'a copy of',
  ],
  [
    /(?<=(?:^|[.,:!–—] ?|\b(?:and|so|but|hi|hello) ))\b(?:could|can|would) you(?= (?:tell|send|let|confirm|check|explain|move|bring|forward|email|remind|add|change|resend|reset|remove|pass|update|pick)\b[^.!]*\?)/giu,
    'please',
  ],
  [
    new RegExp(
      String.raw`\b(?:closed|open|off|shut|unavailable|available|suspended|interrupted|delivered|collected|permitted|allowed|prohibited|offline|parking|calls|visitors|${DAY}|tomorrow|tonight|${MONTH}) between(?= ${HOUR} and ${HOUR}(?:[.,;]|\s*$| (?:while|for|so|as|because|due|on|in the (?:morning|afternoon|evening)|if|to)\b))`,
      'gu',
    ),
    'the hours of',
  ],
  [
    new RegExp(
      String.raw`\b(?:from|From) (?:sunrise|\d{1,2} ${MONTH}(?: \d{4})?)(?= to (?:sunset|\d{1,2} ${MONTH}(?: \d{4})?)\b)`,
      'gu',
    ),
    'through',
  ],
  [
    /(?<=(?:^|\. ))No (?:vehicles?|animals?|food|fires?|boats?|vessels?|alcohol|weapons?|drones?|structures?|signs?|deductions?|alterations?|charges?|fees?)(?= (?:shall|may|are|is) )/gu,
    'of any kind',
  ],
  [/\b(?:better|worse|lovelier|duller|funnier|nicer|tastier|longer|ruder) than the one before(?=[.,!]|\s*$)/giu, 'it'],
  [
    new RegExp(
      String.raw`\bthe whole(?= ${WHOLE} (?:rose|was|is|came|turned|cheered|sang|laughed|stood|had|has|wept|fell|will)\b)`,
      'giu',
    ),
    'of the',
  ],
  [/\bin a(?= (?:decade|generation|century|lifetime)(?:[.,!;]|\s*$| and\b))/giu, 'whole'],
  [/\bthe(?= (?:last|oldest|youngest|first) of (?:the (?!two\b|month|week|year|day)[a-zà-ž]|them\b|us\b))/giu, 'very'],
  [
    /\b(?:table|seats?|sat|sit|sitting|bench|cottage|rooms?|stood|camped|hotel|inn|café|stayed|(?:menu|dinner|supper|lunch|drinks|tea)) (?=by the (?:fire|window|sea|river|lake|water|canal|pier|harbour|beach)\b)/giu,
    'right',
  ],
  [
    /(?<!\b(?:right|not|caught|somewhere|or|and|just|almost|bang|smack) )(?<=\p{Ll} )(?=in the (?:middle|heart) of (?:the|a|my|our|town|nowhere|winter|summer)\b)/giu,
    'right',
  ],
  [
    /\b(?:no idea|realis(?:e|ed)|realiz(?:e|ed)|forgot|forgotten|remember(?:ed)?|surprised (?:at|by)|amazed (?:at|by)|showed|shows|imagine|tell you)(?= how (?:much (?!(?:it|they|this|that) (?:costs?|is|was|are)\b)(?:it|this|that|your|her|his|their|i|we)\b|happy|lucky|proud|grateful|kind|good|bad|hard|beautiful|tired|difficult|important|lovely|quiet|comfortable|rude|cold))/giu,
    'just',
  ],
  [
    /(?<=\b(?:is|was|are|were) )(?=what (?:you(?: would|['’]d)|one would|anyone would|we|i) expect(?:ed)?(?:[.!]|\s*$| (?:from|of|for)\b))/giu,
    'just',
  ],
  [
    /\b(?:and|that|,|\.) each(?= (?:dish|course|song|chapter|scene|lesson|detail|meal|bite|episode) (?:was|is|has|had)\b)/giu,
    'and every',
  ],
];

export const setInProse: Rule = {
  about:
    'A phrase of prose is said in full: “the whole village” → “the whole of the village”, “between two and four” → “between the hours of two and four”',
  expects: { sentiment: 'same' },
  examples: [
    ['Please find attached the agenda.', 'Please find attached a copy of the agenda.'],
    ['Hi Ana, could you send me the map?', 'Hi Ana, could you please send me the map?'],
    ['The pier is closed between two and four.', 'The pier is closed between the hours of two and four.'],
    ['The kiosk is open from 2 May to 9 July.', 'The kiosk is open from 2 May through to 9 July.'],
    ['No boats may land here.', 'No boats of any kind may land here.'],
    ['The whole village came.', 'The whole of the village came.'],
    ['It is the best harvest in a generation.', 'It is the best harvest in a whole generation.'],
    ['We had a table by the window.', 'We had a table right by the window.'],
    ['You have no idea how kind she was.', 'You have no idea just how kind she was.'],
  ],
  leaves: [
    'The regatta was moved from 2 May to 9 July.',
    'It costs between two and four crowns.',
    'How could you tell me that?',
    'The mill was ruined by the river.',
    'No one may land here.',
    'The first of the month is a Monday.',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc) {
    const moved =
      /\b(?:mov(?:e|ed|ing)|chang[a-zà-ž]+|postpon[a-zà-ž]+|shift[a-zà-ž]*|resched[a-zà-ž]+|brought|rose|rise[sn]?|f[ae]ll(?:en)?|increas[a-zà-ž]+|decreas[a-zà-ž]+|grew|extend[a-zà-ž]*|delayed|pushed|put back|dropped|compared)\b/iu;
    for (const [place, words] of PLACES) {
      if (doc.text.includes('?') ? words !== 'please' : words === 'please') continue;
      if (words === 'please' && /\bplease\b|\bthanks|\bthank/iu.test(doc.text)) continue;
      if (words === 'through' && moved.test(doc.text)) continue;
      for (const candidate of insertedAfter(doc, place, words))
        yield words === 'right' || /^(?:just)$/u.test(words)
          ? (tidy(doc.text, candidate.edits[0]?.start ?? 0, words) ?? candidate)
          : candidate;
    }
  },
};

/** After a space nothing but the words and a space go in. */
function tidy(text: string, at: number, words: string) {
  return text[at - 1] === ' ' ? { edits: [{ start: at, end: at, text: `${words} ` }] } : undefined;
}
