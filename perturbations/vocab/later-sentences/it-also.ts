import { type Doc, matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

/** What a thing has or does, and what somebody under treatment has or says, beside the rest: a state, not the next step of a story. */
const HAS =
  '(?:lists|includes|contains|covers|comes (?:with|in)|offers|provides|features|explains|describes|shows|mentions|supports|has (?:an?|the|two|three|four|five|six|eight|ten|twelve|no|some|several|plenty)|gives|compares)';
const TELLS_MORE = new RegExp(`^(?:It|She|He) (?=${HAS} )`, 'u');
/** What a patient says beside what is seen or said before. */
const ALSO_REPORTS = /^(?:She|He) (?=(?:reports|complains of) (?!no\b))/u;
const COMPLAINS = /\b(?:reports|complains|distressed|tearful|withdrawn|in (?:constant |severe )?pain|anxious)\b/iu;
/** The passive of what one can do with it. */
const CAN_BE =
  /^(?:It|They) can(?= be (?:used|washed|folded|taken|ordered|booked|bought|removed|paid|reached|rented|hired|downloaded|read|worn|heated|hung|mounted)\b)/u;
/** What the sentence before says of the same thing or person, in the present. */
const DESCRIBED =
  /^(?:the|this|these|each|her|his|patient|mrs?|ms)\b.*\b(?:is|are|has|have|explains?|lists?|describes?|covers?|includes?|contains?|holds?|weighs?|comes?|compares?|sleeps?|seats?|reports?|presents?|runs|measures|follows|lives|works|gives|offers|shows|boils|folds)\b/iu;
/** What leans on the rest otherwise, or says it again. */
const ELSE =
  /\b(?:also|too|as well|either|neither|both|but|however|although|though|despite|instead|only|even|still|now|then|so|because|therefore|same|similar|yet|again|no longer|denied|said)\b|[?!;:"“”]|\p{Extended_Pictographic}/iu;

export const itAlso: Rule = {
  about:
    'One more thing that a thing has, or a patient says, is so “also”: “It lists the fares.” → “It also lists the fares.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The leaflet explains how kites are built. It lists the tools.',
      'The leaflet explains how kites are built. It also lists the tools.',
    ],
    ['The flask holds a litre. It can be washed by hand.', 'The flask holds a litre. It can also be washed by hand.'],
  ],
  leaves: [
    'I bought a flask. It has two lids.',
    'The flask holds a litre, but it leaks. It has two lids.',
    'The leaflet explains kites. It only lists the tools.',
    'My aunt sings. She has a boat.',
    'The flask is red. It fell off the shelf.',
  ],
  words: () => ['it', 'she', 'he', 'they'],
  onlyIf: isLonger,
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const sentence of doc.sentences) {
      const before = doc.sentences[sentence.index - 1];
      if (!before || !isOfSame(doc, before) || matches(doc, ELSE, sentence.text)) continue;
      const found =
        TELLS_MORE.exec(sentence.text) ??
        CAN_BE.exec(sentence.text) ??
        (COMPLAINS.test(before.text) ? ALSO_REPORTS.exec(sentence.text) : undefined);
      if (!found) continue;
      const at = sentence.start + found[0].length;
      yield { edits: [{ start: at, end: at, text: found[0].endsWith(' ') ? 'also ' : ' also' }] };
    }
  },
};

/** Whether the sentence describes one thing or person, who is meant by the pronoun after it. */
function isOfSame(doc: Doc, { text, kind, tokens }: Sentence): boolean {
  if (
    kind !== 'statement' ||
    !DESCRIBED.test(text) ||
    /\b(?:but|although|though|however|not|n['’]t)\b|[?!]/iu.test(text)
  )
    return false;
  return !tokens.some(({ lower }) => /^(?:i|we|my|our|you)$/u.test(lower)) && !doc.text.includes('\n');
}
