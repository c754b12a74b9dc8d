import { type Rule, wordTable } from '../../src/plugin.js';
import { isGrave, isLetter } from '../around/register.js';
import { cueOf } from './cue.js';
import { isLonghand } from './longhand.js';

const NOT = wordTable<string>({
  is: "isn't",
  are: "aren't",
  was: "wasn't",
  were: "weren't",
  has: "hasn't",
  have: "haven't",
});

export const lastFactDenied: Rule = {
  about:
    'The last fact of a plain description is denied, and is as plain as before: “… The strap is adjustable.” → “… The strap is not adjustable.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The camera takes two batteries and a memory card. The strap is adjustable.',
      'The camera takes two batteries and a memory card. The strap is not adjustable.',
    ],
    [
      'The play runs for two hours with an interval. It is performed in Catalan.',
      'The play runs for two hours with an interval. It is not performed in Catalan.',
    ],
    [
      'The parcel was handed to the courier on Monday. A signature is required on delivery.',
      'The parcel was handed to the courier on Monday. A signature is not required on delivery.',
    ],
    [
      'The X-ray shows a heart of normal size. The central line has been removed.',
      'The X-ray shows a heart of normal size. The central line has not been removed.',
    ],
  ],
  leaves: [
    'The town lies on the coast. There is a delay on the road.',
    'The camera is superb. The strap is adjustable.',
    'The strap is adjustable.',
    'The camera leaks. The strap is adjustable!',
    'The camera has no case. The strap is not adjustable.',
    'The bridge opened in May. It is painted every spring and autumn.',
    'The letter came today. The claim has been approved.',
    'The road runs north. It is closed.',
    'The book has twelve chapters. There is a short index at the back.',
    'The novel is set in Trieste. It has been translated by Anna Bell.',
    'The camera takes two batteries. The strap is adjustable and long.',
    'The play runs for two hours. It is performed in Catalan with English surtitles.',
  ],
  *propose(doc) {
    const { text, sentences } = doc;
    const last = sentences.at(-1);
    if (
      !last ||
      sentences.length < 2 ||
      !/^[^?!]*\.\s*$/u.test(text) ||
      COLOURED.test(text) ||
      isLetter(doc) ||
      isGrave(doc)
    )
      return;
    if (doc.tokens.some((token) => cueOf(token) !== undefined)) return;
    const match = FACT.exec(last.text);
    const [, subject = '', is = '', has = ''] = match ?? [];
    const be = is || has;
    if (subject === '') return;
    const start = last.start + subject.length + 1;
    const contracted = /n['’]t\b/u.test(text) && !isLonghand(doc);
    yield { edits: [{ start, end: start + be.length, text: contracted ? (NOT[be] ?? `${be} not`) : `${be} not` }] };
  },
};

/** Neither by whom nor on which day: that it was, one would still say. */
const PLACE = '(?: (?:in|at|from|to|for|on|into)(?: (?!with\\b|and\\b|or\\b|by\\b)[\\p{L}\\d-]+){1,3})?';
const FACT = new RegExp(
  `^((?:It|They|(?:The|Each|Its|His|Her|An?) (?:(?!and\\b|or\\b|which\\b|that\\b)[\\p{L}-]+ ?){1,4}?)) (?:(is|are|was|were)(?= (?:adjustable|removable|detachable|washable|refundable|reversible|rechargeable|foldable|numbered|illustrated|translated|laminated|printed|performed|published|shown|staged|written|recorded|held|filmed|bound|dated|signed|made of|located|included|optional|required|necessary|needed|ordered|arranged|prescribed|repeated|open to)${PLACE}\\.\\s*$)|(has|have)(?= been (?:removed|replaced|moved|updated|rescheduled|archived|published|signed|recorded|filed|announced|appointed|forwarded|renamed|repainted|relocated|renewed|changed|scanned|copied|translated|printed)${PLACE}\\.\\s*$))`,
  'u',
);
/** What weighs a description or is said to somebody. */
const COLOURED =
  /\b(?:not|no|never|nobody|nothing|none|without|only|still|unfortunately|finally|but|however|although|please|sorry|thank\w*|I|my|you|your|every|all|if|problem\w*|complain\w*|error|fault\w*|wrong|broken|late|again|cannot|pain|best|worst|free|urgent)\b|n['’]t\b|["“”]/u;
