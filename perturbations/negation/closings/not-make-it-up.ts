import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';

export const notMakeItUp: Rule = {
  about: 'What was promised and what came of it, told with scorn, ends in “You couldn’t make it up”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Paid extra for a balcony and got a fire escape',
      "Paid extra for a balcony and got a fire escape. You couldn't make it up",
    ],
    [
      'ugh the plumber "fixed" the tap and now it floods the kitchen',
      'ugh the plumber "fixed" the tap and now it floods the kitchen. you couldn\'t make it up',
    ],
    [
      'So they sold my bike while I was in hospital 🙄',
      "So they sold my bike while I was in hospital 🙄 You couldn't make it up",
    ],
  ],
  leaves: [
    'Paid for a balcony and got one',
    'The plumber fixed the tap and now it works',
    'So they sold my bike',
    'Did they sell my bike while I was away?',
    'So they surprised me while I was at work 🥰',
    'Paid extra for a balcony and got a suite, lovely',
    'Dad died while I was away',
  ],
  words: () => neededWords(ABSURD),
  *propose(doc) {
    if (!isAbsurd(doc)) return;
    for (const said of ["You couldn't make it up", "You can't make this stuff up"]) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};

const ABSURD =
  /(?:\b(?:paid|booked|ordered|asked) (?:extra )?(?:for )?an? [^.!?]{3,40} and (?:got|they sent|was given|ended up with) (?:an? |the )?(?:car park|wall|fire escape|brick|bin|broken|cold|half|wrong|view of|nothing)|["“](?:fixed|repaired|mended|cleaned|improved|helped|upgraded|updated)["”][^.!?]* and now\b|^so they (?:gave|sold|threw|moved|cancelled|deleted|charged|locked) [^.!?]* while i was\b)/iu;
const ASIDE =
  /\b(?:but|surprised|lovely flat|thank\w*|please|sorry|works|better|great|best|make it up|one of us|died)\b|[?]|[🥰😍🎉😂❤]/iu;

function isAbsurd(doc: Doc): boolean {
  const { sentences, tokens } = doc;
  return sentences.length < 3 && tokens.length < 26 && isChat(doc) && matches(doc, ABSURD) && !matches(doc, ASIDE);
}
