import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { inCapitals } from '../../around/style.js';
import { saysWhen } from '../time-words.js';

const BLAMED =
  /^(?:i['’]m|i am) (?:so |really |very |pretty )?(?:proud|disappointed|angry|mad|furious|upset|annoyed|ashamed|frustrated|grateful|thankful|embarrassed) (?:of|in|at|with|to) (?:my(?: [a-zà-ž]+)?|myself|the [a-zà-ž]+|him|her|them) for (?:making|blocking|graduating|forgetting|losing|breaking|missing|passing|failing|finishing|winning|helping|lying|cancelling|canceling|leaving|yelling|shouting|snapping|quitting|eating|dropping|spilling|ruining|scratching|burning|getting|saying|telling|ignoring|skipping|completing|standing|speaking|letting|spending|buying|giving)\b/iu;

export const blamedWhen: Rule = {
  about: 'Dates what somebody is blamed for or praised for',
  expects: { sentiment: 'same' },
  examples: [
    [
      "I'm so proud of my niece for winning the race! 🏅",
      "I'm so proud of my niece for winning the race yesterday! 🏅",
    ],
    [
      "I'm mad at the neighbors for blocking the gate again",
      "I'm mad at the neighbors for blocking the gate again yesterday",
    ],
  ],
  leaves: [
    "I'm so proud of my niece",
    "I'm proud of my niece for winning the race last week",
    "I'm mad at him for telling her that I left",
    "I'm mad at myself for not winning",
  ],
  words: () => neededWords(BLAMED),
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || doc.sentences.length > 1 || inCapitals(doc) || !matches(doc, BLAMED)) return;
    if (doc.tokens.some((token) => saysWhen(token) && !/^(?:again|birthday|anniversary)$/u.test(token.lower))) return;
    if (/[,;:?()]|\b(?:that|who|which|because|when|if|and|but|not|i|he|she|they)\b/iu.test(doc.text.slice(4))) return;
    for (const day of /\bgraduating\b/iu.test(doc.text) ? ['last week', 'this year'] : ['yesterday', 'last week'])
      yield { edits: [{ start: end, end, text: ` ${day}` }] };
  },
};
