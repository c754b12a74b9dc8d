import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

/** Each place where speakers put in a word that bears no news, and the word. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:message|text|call|card|letter|soup|song|it|cake|flowers|order|visit|smile|news|that|this|you|and)(?= (?:made|saved) (?:my|our) (?:entire |whole )?(?:day|morning|evening|week|night|weekend|holiday)\b)/giu,
    'really',
  ],
  [
    /\b(?:staff|team|crew|florist|waiter|waitress|nurse|driver|teacher|host|owner|manager|guide|assistant|porter|librarian|doctor|agent|he|she|they|who|plumber|receptionist|tutor|coach)(?= went (?:out of (?:his|her|their) way|the extra mile|above and beyond)\b)/giu,
    'really',
  ],
  [
    /(?<!\b(?:if|what|whether|how|who|really) )\b(?:it|this|that|you|your [a-zà-ž]+)(?= (?:means?|meant) (?:the world|so much|everything|a great deal) to (?:me|us)\b)/giu,
    'really',
  ],
  [/(?<=(?:^|[.!] ))please(?= stop (?:[a-zà-ž]+ing)\b)/giu, 'just'],
  [
    /(?<=(?:^|[.!] |\band ))I(?= want (?:my money back|a refund|an apology|an explanation)(?:[.!]|\s*$| and\b))/gu,
    'just',
  ],
  [/(?<=(?:^|[.!,] ?|\band ))you(?= (?:deserve it|deserve this|nailed (?:it|that|your|the))\b)/giu, 'really'],
  [/(?<=(?:^|[.!,] |\band ))don['’]t(?= bother (?:with|[a-zà-ž]+ing|to|asking)\b)/giu, 'even'],
  [/\b(?:it|this)(?: is|['’]s)(?:n['’]t| not)(?= often (?:that|i|we|you)\b)/giu, 'very'],
  [/\b(?:i|we) really(?= (?:appreciate|hope|enjoy|believe|miss|love|like)\b)/giu, 'do'],
  [
    /\b(?:had|have|has|['’]ve) never(?= (?!before\b|been able\b)[a-zà-ž]+(?:ed|en|t|d|n) (?:[a-zà-ž]+ )?(?:so|such)\b(?! (?:far|as)\b))/giu,
    'before',
  ],
  [
    /\bwhen (?:i|we)(?= (?:moved (?:in|here|to)|joined (?:the|this|your|them|in)|started (?:here|at|this job|in)|heard (?:about|of))\b)/giu,
    'first',
  ],
  [
    /(?<!\b(?:if|because|since|that|almost|nearly|virtually|but|or|unless) )\b(?<!\b(?:nobody|no one|nothing)\b[^.!?]+)(?:nobody|no one)(?![^.!?]*\b(?:nobody|no one|nothing)\b)(?= (?:answered|replied|turned up|showed up|came to (?:my|our)|apologi[sz]ed|listened|noticed|responded|picked up|called (?:me|us) back|has (?:answered|replied|listened|helped|apologi[sz]ed|responded|called|seen))\b)/giu,
    'at all',
  ],
  [
    /^(?:has|does|did) anyone(?= (?:tried|used|know (?:of|a|how|where|what|when|whether|if)|have an?|got an?|seen (?:the|my)|been to|bought|managed|happen)\b)/giu,
    'here',
  ],
  [
    /(?<!\b(?:half|twice|not|never|nearly|almost|nowhere near|quite|whether|if|n['’]t) )\b(?:is|are|was|were)(?= as (?:good|clear|sharp|bright|fresh|quiet|warm|soft|bad|rude|slow|loud|comfortable|beautiful|lovely|funny|cold|dull|noisy|reliable) as (?:ever|always|before|the (?:first|last|original|book|film|old)|any(?:thing)?|it was|they were|he was|she was)\b)/giu,
    'just',
  ],
  [
    /\bthe (?:[a-zà-ž]{2,}est|best|worst|only|least) [a-zà-ž]+(?= (?:i|we|you) can (?:give|think of|imagine|offer|hope for|recommend)\b)/giu,
    'that',
  ],
  [
    /(?<=(?:^|[.!] |\band ))please(?= (?:let (?:me|us) know|get in touch|come (?:and|along|round|over)|pass on|join us|keep in touch)\b)/giu,
    'do',
  ],
  [
    /(?<!\b(?:about|almost|nearly|half|over|than|only|just|not|roughly) )\ba(?= (?:week|month|year)['’]s (?:worth|income|wages|salary|pay|harvest|work|rent|takings|savings)\b)/giu,
    'whole',
  ],
  [
    /(?<=(?:^|[.!] |\b(?:and|lost|wasted) ))(?:two|three|four|five|six|seven|eight|nine|ten)(?= (?:hours|days|weeks|months|years) of (?:work|research|planning|effort|writing|waiting|preparation|progress)\b(?! (?:are|is|remain|left|should|will|may|must)\b))/giu,
    'whole',
  ],
  [
    /(?<=(?:^|[.!] |\band ))I need(?= new (?:strings|shoes|boots|glasses|tyres|tires|brakes|batteries|curtains|gloves|socks|headphones|jeans|skates|pens|clothes|reeds|bulbs|pillows|towels)\b)/gu,
    'some',
  ],
  [
    /\b(?:jam|cake|soup|pie|bread|food|beer|wine|cheese|lasagne|lasagna|stew|curry|ice cream|biscuits|cookies|sandwiches|pancakes|cupcakes|muffins|dumplings) (?:was|were)(?= gone (?:before|within|in|by)\b)/giu,
    'all',
  ],
];

export const smallStress: Rule = {
  about:
    'A word that speakers put in and that tells nothing new: “Don’t even bother with …”, “I really do hope …”, “Nobody at all answered”',
  expects: { sentiment: 'same' },
  examples: [
    ["Don't bother with the soup.", "Don't even bother with the soup."],
    ['It means the world to me that you sang.', 'It really means the world to me that you sang.'],
    ['Please stop ringing my bell.', 'Please just stop ringing my bell.'],
    ["It isn't often that I eat soup.", "It isn't very often that I eat soup."],
    ["The flood cost us a year's income.", "The flood cost us a whole year's income."],
    ['Three weeks of work went down the drain.', 'Three whole weeks of work went down the drain.'],
    ['I need new reeds by May.', 'I need some new reeds by May.'],
    ['The soup was gone within an hour.', 'The soup was all gone within an hour.'],
    ['I really hope the ferry runs.', 'I really do hope the ferry runs.'],
    ['I have never eaten such a soup.', 'I have never before eaten such a soup.'],
    ['We rang the inn and nobody answered.', 'We rang the inn and nobody at all answered.'],
    ['Does anyone know a good tuner?', 'Does anyone here know a good tuner?'],
    ['The second song is as good as the first.', 'The second song is just as good as the first.'],
    ['The hall was dark when we moved in.', 'The hall was dark when we first moved in.'],
    [
      'The notes are enclosed. Please let me know if a page is missing.',
      'The notes are enclosed. Please do let me know if a page is missing.',
    ],
  ],
  leaves: [
    "I don't bother with soup",
    'I really hoped that it was soup',
    'The lessee shall give notice when we move in.',
    'Has anyone ever been this rude?',
    'If it means the world to me, I keep it',
    'Please do not stop singing',
    'It is as cold as ice',
    'It was not as good as the first',
    'Nobody at all answered',
    'Nobody wrote, nobody answered, and I slept on the floor',
    'We rang the inn and nobody offered us soup',
    'If nobody answered, I would knock',
    'The ferry was late and nobody told us anything',
  ],
  words: () => neededWords(...PLACES.map(([place]) => place)),
  *propose(doc) {
    if (
      /^(?:contract|clinical)$/u.test(kindOfText(doc)) ||
      /\b(?:at all|just as|very often|even|shall)\b/iu.test(doc.text)
    )
      return;
    for (const [place, word] of PLACES) {
      if (doc.text.includes('?') && word !== 'here' && word !== 'do') continue;
      yield* insertedAfter(doc, place, word);
    }
  },
};
