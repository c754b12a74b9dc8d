import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { sentimentOf } from '../../around/label.js';

const SOME = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|\\d+)';

/** Each place of a story where one more word may stand, the word, and the mood in which people put it there. */
const PLACES: readonly (readonly [RegExp, string, 'any' | 'mood' | 'bad'])[] = [
  [
    new RegExp(
      String.raw`\b(?:shot|filmed|recorded|built|written|painted|knitted|collected|photographed|restored|gathered|follows) (?:(?!(?:than|not|or|from)\b)[A-Za-zÀ-ž'’-]+ ){0,6}?over(?= (?:(?:a|one) single|${SOME}) (?:days?|weeks?|months?|years?|nights?|seasons?|winters?|summers?|weekends?)\b(?! (?:ago|old|late|earlier|before|after)\b))`,
      'giu',
    ),
    'the course of',
    'any',
  ],
  [/\bdivided into (?:two|three|four|five|six)(?= (?:parts|sections|acts|books)\b)/giu, 'separate', 'any'],
  [/\b(?:demand(?:s|ed|ing)?|entitled|wants?|wanted) to know(?= (?:how|why|who)\b)/giu, 'exactly', 'mood'],
  [/\band (?:then )?(?:the [a-zà-ž]+|he|she|they)(?= had the (?:nerve|cheek|audacity|gall) to\b)/giu, 'even', 'bad'],
  [
    /\b(?:i|we)(?: have|['’]ve) never(?= (?:(?:seen|heard|known) (?:him|her|them) (?!so\b|sing|play|happ|look|be so)[a-zà-ž]+|regretted|been let down|had to (?:ask|wait|chase|repeat|remind))\b(?![^.!?]*\b(?:so|such|like|before|more|better|worse)\b))/giu,
    'once',
    'mood',
  ],
  [/\bwhat (?:you|we|i)(?= (?:get|got|received|found) (?:is|was)\b)/giu, 'actually', 'bad'],
  [
    /\b(?:seller|manager|clerk|receptionist|waiter|driver|agent|company|shop|landlord|hotel|airline|he|she|they)(?= (?:told (?:me|us) (?:to (?!expect|come|wait for)|that it was)|laughed when (?:i|we))\b)/giu,
    'simply',
    'bad',
  ],
  [/\bwithout(?= a single\b)/giu, 'even', 'mood'],
  [
    /\b(?:shows?|showed|found|sees?|saw|left|is|was|with) no (?:trace|sign|hint|point)(?= (?:of the|of an?|of any|in [a-zà-ž]+ing)\b)/giu,
    'at all',
    'mood',
  ],
  [
    /\bstill no (?:answer|reply|response|refund|explanation|apology)(?=[.!]|\s*$|\s*\p{Extended_Pictographic})/giu,
    'at all',
    'bad',
  ],
  [/\bat the(?= end of (?:my|our|his|her|their) (?:strength|tether|rope|patience)\b)/giu, 'very', 'mood'],
  [/\bfor the(?= first time(?:[.!]|\s*$|\s*\p{Extended_Pictographic}))(?<!\bnot for the)/giu, 'very', 'mood'],
  [/\bevery(?= one of (?:them|us|our|my|the|his|her|their|these)\b)/giu, 'single', 'mood'],
  [
    /\b(?:could (?:hardly|not|scarcely)|couldn['’]t) (?:be|have been)(?= (?:more [a-zà-ž]+(?<!\bmore than)|happier|prouder|better|worse|kinder|simpler|easier|nicer|prettier)(?:[.!,]|\s*$|\s*\p{Extended_Pictographic}| (?:of|with|about|for|to|if)\b))/giu,
    'any',
    'mood',
  ],
  [
    /\b(?:best|worst|kindest|nicest|finest|greatest|loveliest) (?!of\b)[a-zà-ž]+ (?:an? [^.,!?]{2,25} |anyone |anybody |one |we |i |you )could(?= (?:have|wish for|hope for|ask for|want|imagine)(?:[.!,]|\s*$|\s*\p{Extended_Pictographic}| and\b))/giu,
    'ever',
    'mood',
  ],
  [/\b(?:will|['’]ll) [^.!?]{0,60}\bfor (?:many )?(?:years|generations|decades)(?=[.!]|\s*$)/giu, 'to come', 'mood'],
  [
    /\b(?:did|does|do|have|has|had)(?: not|n['’]t) [^.,;!?]{2,40}(?<!\b(?:at|than|just|only|for|all|even))(?= once(?:[.!]|\s*$|\s*\p{Extended_Pictographic}))/giu,
    'even',
    'mood',
  ],
  [/\bA(?= stranger (?:paid|helped|gave|returned|handed|found|offered|carried|bought|lent)\b)/gu, 'complete', 'mood'],
  [/\bscans? (?:came|come) back(?= clear\b)/giu, 'all', 'mood'],
  [
    /(?<=^|[.!] |\band )[Hh]alf(?= (?:the|my|our|his|her|their) (?:seeds|eggs|tiles|guests|pages|lights|shops|seats|tables|children|passengers|audience|class|team|village|street|bulbs|buttons|plants|rooms|songs|keys|screws|jokes|dishes|toys|cups|plates|apples|tomatoes)\b)/gu,
    'of',
    'any',
  ],
];

export const setInStory: Rule = {
  about:
    'One more word stands where people put it: “for the very first time”, “couldn’t be any happier”, “without even a single …”',
  expects: { sentiment: 'same' },
  examples: [
    ['It was filmed in Rhum over nine weeks.', 'It was filmed in Rhum over the course of nine weeks.'],
    ['The ode is divided into three parts.', 'The ode is divided into three separate parts.'],
    ['We rowed across without a single break.', 'We rowed across without even a single break.', 'Positive'],
    ["I couldn't be happier with my oars", "I couldn't be any happier with my oars", 'Positive'],
    ['Today I rowed alone for the first time 🚣', 'Today I rowed alone for the very first time 🚣', 'Positive'],
    ['The seller told me to row home.', 'The seller simply told me to row home.', 'Negative'],
    ['Half the tiles were loose.', 'Half of the tiles were loose.'],
  ],
  leaves: [
    'We waited over nine weeks.',
    'It was built over two years ago.',
    'We rowed for the first time in years.',
    'They could not be more than nine.',
    'They did not all leave at once.',
    'I have never heard her sing so well.',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc, context) {
    if (doc.text.includes('?')) return;
    const mood = sentimentOf(context) ?? 'neutral';
    for (const [place, words, needs] of PLACES) {
      if ((needs === 'mood' && mood === 'neutral') || (needs === 'bad' && mood !== 'negative')) continue;
      for (const candidate of insertedAfter(doc, place, words)) if (!isSaid(doc.text, words)) yield candidate;
    }
  },
};

/** The word stands elsewhere in the text already: twice would be a manner. */
function isSaid(text: string, words: string): boolean {
  return words.length > 2 && new RegExp(String.raw`\b${words}\b`, 'iu').test(text);
}
