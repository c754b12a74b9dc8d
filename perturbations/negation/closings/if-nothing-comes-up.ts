import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isPlain } from '../mood.js';

export const ifNothingComesUp: Rule = {
  about: 'A plan of one’s own for a day to come holds if nothing comes up: “See you at the pier, if nothing comes up”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['See you at the pier at six 👋', 'See you at the pier at six, if nothing comes up 👋'],
    ["I'm oiling the gate this weekend", "I'm oiling the gate this weekend, if nothing comes up"],
    ["We'll take the ten o'clock ferry tomorrow.", "We'll take the ten o'clock ferry tomorrow, if nothing comes up."],
  ],
  leaves: [
    'See you!',
    'See you never',
    "I'm oiling the gate",
    "I'm getting married tomorrow",
    "I'm starting a new job next week",
    "I'll love you tomorrow",
    "I'm oiling the gate this weekend if it rains",
    "I'm oiling the gate this weekend because it squeaks",
    'She is oiling the gate this weekend',
    'See you at the funeral on Friday',
    "I'm working a double shift on Friday",
    'I oiled the gate this weekend',
    "I'm oiling the hinges for the gate on Friday",
  ],
  words: () => neededWords(DAY, SEEN),
  onlyIf: isOneSentence,
  *propose(doc) {
    const end = endOfWords(doc);
    if (end === undefined || doc.tokens.length > 20 || matches(doc, ASIDE) || /[?;:()…]/u.test(doc.text)) return;
    if (!matches(doc, SEEN) && !(matches(doc, PLAN) && matches(doc, DAY))) return;
    if (isChat(doc) && (isPlain(doc) || matches(doc, BYE)))
      yield { edits: [{ start: end, end, text: ', if nothing comes up' }] };
  },
};

/** A plain farewell with a mark of cheer. */
const BYE =
  /^(?:ok(?:ay)?,? )?see you (?:all )?(?:at|by|in|outside) (?:the )?[a-zà-ž' -]{3,20}(?: at [a-zà-ž ]{2,16})?! ?(?:👋|🚉|🚌|⚽|🚋|🚆)?\uFE0F?$/iu;
const SEEN =
  /^(?:(?:ok|okay|right|great|cool|sure),? )?(?:i['’]ll )?(?:see|meet) you (?:all |both |guys )?(?:at|by|in|outside|on|tomorrow|for|there) /iu;
const PLAN =
  /^(?:(?:i['’]m|i am|we['’]re|we are) (?!working|starting|getting|having|away|on\b|off\b|at\b|in\b|out\b|due|leaving|flying|moving|dreading|thinking|hoping|feeling|booking|not\b|so\b)(?:[a-zà-ž]+ing) |(?:i|we)(?:['’]ll| will) (?!be\b|have\b|love|miss|never|always|need|know|get\b)[a-zà-ž]+ |(?:i|we) (?:should (?:probably )?|plan to |intend to )(?!be\b|have\b|get\b|stop|know)[a-zà-ž]+ )/iu;
const DAY =
  /\b(?:tomorrow|tonight|next (?:week|month|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|this (?:weekend|afternoon|evening)|(?:on|at) (?:the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|after (?:work|lunch|supper|dinner|my shift|class|school|breakfast))\b/iu;
const ASIDE =
  /\b(?:if|or|unless|but|because|so|and (?:i|we|it)|until|since|married|divorced?|exams?|job|surgery|scan|hospital|court|funeral|wedding|honeymoon|interview|operation|results?|wake|church|every|each|usually|always|never|nothing|last|yesterday|graduat\w+|retir\w+|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|shift (?:starts|ends)|trying|waiting|saving|staying|forget|sleep|for (?:tomorrow|tonight|next|this|the|my|our)|tonight['’]s|tomorrow['’]s)\b/iu;
