import { matches, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

const VERB =
  '(?:makes?|made|have|has|had|gave|give|gives|given|got|get|gets|offered|offer|offers|received|showed|shows|show|is|was|took|take|see|saw|found)';
const NOTHING =
  '(?:sense|chemistry|explanation|warning|apology|interest|help|response|reply|answer|difference|trouble|respect|flavou?r|taste|sympathy|effort|effect|use|progress|charm|depth|warmth|suspense|compensation|support|reaction|instructions|compassion|imagination|plot|story|idea|privacy|signal|recommendation|reason|training|experience|feeling in it)';
/** What there is none of. */
const NONE = new RegExp(
  String.raw`(?<!\b(?:there['’]s|of|or|nor|if) )\b${VERB} (?:us |me |him |her |them )?no ${NOTHING}(?=[.;!]|,(?! no\b)| and (?:the|my|our|we|i|it|nobody|no one)\b|\s*$)`,
  'giu',
);
const NOT_ANY =
  /\b(?:does|do|did|has|have|had)(?: not|n['’]t) (?:[a-zà-ž]+ )?(?:help|work|care|apologi[sz]e|respond|reply|apologi[sz]ed|helped|worked|responded|replied|slept|eaten|improved)(?=[.!]|\s*$|, and (?:the|my|our|we|i|it)\b)/giu;

/** Nothing of what one does, hears or gets. */
const NAUGHT =
  /\b(?:(?:does|did|do|done|doing|said|says|heard|learned|learnt|ate|found|achieved|changed|fixed|explained) nothing|(?:cannot|can['’]t|could not|couldn['’]t|doesn['’]t|does not|didn['’]t|did not|don['’]t|do not) (?:hold|tell (?:us|me)|do|see|hear|find|understand|get|fix|change|explain|offer|clean|taste|feel) anything)(?=[.!]|,(?! (?:not|just|only|except)\b)| (?:to help|about it|for (?:me|us))\b|\s*$)/giu;
/** What has come to an end. */
const STOPPED =
  /(?<!\b(?:almost|nearly|never|not) )\bstopped (?:replying|answering|responding|working|charging|coming|calling|eating|speaking|talking|writing)(?=[.!]|\s*$|, and (?:the|my|our|we|i|it)\b| and (?:the|nobody|i|we)\b)/giu;

/** What is stressed already, or is asked. */
const STRESSED =
  /\?|\b(?:at all|whatsoever|shall|if|would|always|often|either|anymore|any more|any longer|yet|because|but)\b/iu;

export const atAll: Rule = {
  about: 'What there is none of there is not at all: “The plot makes no sense.” → “The plot makes no sense at all.”',
  expects: { sentiment: 'same' },
  words: () => [
    'stopped',
    'nothing',
    'cannot',
    'anything',
    'no',
    'not',
    "n't",
    "doesn't",
    "don't",
    "didn't",
    "hasn't",
    "haven't",
    "hadn't",
    'doesn’t',
    'don’t',
    'didn’t',
    'hasn’t',
    'haven’t',
    'hadn’t',
  ],
  examples: [
    ['The plot makes no sense', 'The plot makes no sense at all'],
    ['The seller gave us no explanation.', 'The seller gave us no explanation at all.'],
    ["I rang the shop and it didn't help", "I rang the shop and it didn't help at all"],
  ],
  leaves: [
    'There is no sense in it',
    'It makes no sense to me',
    'Does it make no sense?',
    'The lessor shall have no support.',
    "If it didn't help, I would say so",
    'It makes no sense whatsoever',
  ],
  *propose(doc) {
    if (matches(doc, STRESSED)) return;
    if (/^(?:contract|clinical)$/u.test(kindOfText(doc))) return;
    yield* insertedAfter(doc, NONE, 'at all');
    yield* insertedAfter(doc, NOT_ANY, 'at all');
    yield* insertedAfter(doc, STOPPED, 'altogether');
    yield* insertedAfter(doc, NAUGHT, 'at all');
  },
};
