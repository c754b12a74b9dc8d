import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isWellWishing } from '../../around/well-wishing.js';
import { isCharged } from '../charged.js';
import { opened } from '../opened.js';
import { isRhetorical } from '../rhetorical.js';
import { markersFor } from './markers-for.js';

export const marker: Rule = {
  about: 'A discourse marker opens a chat message: “So, …”, “Well, …”, “Anyway, …”, “Okay, so …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['The parade was awful', 'Well, the parade was awful'],
    ["I'm baking bread again 🍞", "Anyway, I'm baking bread again 🍞"],
    ['I failed the test again', 'So, I failed the test again'],
    ['Can you water my cactus?', 'So, can you water my cactus?'],
    ['Dana got the part', 'So, Dana got the part'],
    ['how long does it take', 'so, how long does it take'],
    ['Let me know when you land ✈️', 'Oh, let me know when you land ✈️'],
  ],
  leaves: [
    'So, the parade was quiet',
    'Hey there!',
    'I treasure these letters',
    'Overpriced and dull',
    'The lamp is on the hook',
    'The patient denies pain.',
    '"Run," she said',
    'But it rained',
    'Many thanks to Ana, who fixed it.',
    'We are delighted to offer you the job.',
    'Our cat died yesterday',
    'Enjoy your evening!',
    'Huge well done to Ana, who swam to Oslo',
    'Is it too much to ask for a quiet night?',
    'Feeling loved by all of you',
    "I'm singing so loudly for our team 🥳",
  ],
  onlyIf: isMessage,
  *propose(doc) {
    if (
      doc.sentences.length > 2 ||
      (doc.tokens.length > 20 && !doc.text.includes('?')) ||
      matches(doc, NO_CHAT) ||
      isWellWishing(doc) ||
      /^(?:worst|best)\b/iu.test(doc.text)
    )
      return;
    if (matches(doc, ASKED)) return isCharged(doc) || isRhetorical(doc) ? undefined : yield* eachInFront(doc, ['So,']);
    yield* opened(
      doc,
      markersFor(doc).filter((marker) => !repeats(doc, marker)),
    );
  },
};

/** `Well, it went well`, `So, I'm so tired`: a marker that the text has as a word; and `Anyway` waves off what is cried out. */
function repeats({ tokens, text }: Doc, marker: string): boolean {
  const words = marker.toLowerCase().split(/\W+/u);
  if (/^(?:well|anyway)/iu.test(marker) && GLAD.test(text)) return true;
  if (/^by the way/iu.test(marker) && /^let me\b/iu.test(text)) return true;
  return tokens.some(({ lower }) => words.includes(lower)) || (text.includes('!') && /^(?:anyway|okay)/iu.test(marker));
}

/** What is told with joy, which `Well` and `Anyway` would dampen. */
const GLAD =
  /!|\b(?:joy|cheer[a-zà-ž]*|cherish[a-zà-ž]*|proud[a-zà-ž]*|finally|bliss|blast|over the moon|so [a-zà-ž]+ly)\b|[😀-😆😊😍🤩🥰🥳🎉🏆❤]/iu;

/** `How long did it take`, with its mark or without. */
const ASKED =
  /^(?:how (?:long|much|many|far|often|soon|big|old|late)|when|where|what time|what(?:['’]s| is) the (?:name|number|address|code|password|plan|date)|which|how did|how was) (?!the hell|on earth)[^.!]+$/iu;

/** Of illness, or as in a letter. */
const NO_CHAT =
  /\b(?:trolley|ward|hospital|ambulance|nan|grand(?:ma|mother|dad|father|pa)|wheelchair|unlawful|consider that|whom)\b/iu;
