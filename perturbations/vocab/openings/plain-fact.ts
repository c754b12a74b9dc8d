import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isCharged } from '../charged.js';

const NUMBER = String.raw`(?:about |around |roughly |just over |just under |nearly )?(?:an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|a hundred|\d[\d.,]*)`;
/** How long, how far, how often, or when. */
const FACTS: readonly RegExp[] = [
  new RegExp(
    String.raw`^the (?:[\p{L}-]+ ){1,3}(?:is|are) ${NUMBER} (?:miles?|feet|foot|metres?|meters?|yards?|inch(?:es)?|centimetres?|centimeters?|kilometres?|kilometers?) (?:long|wide|across|tall|deep|high|away|thick)$`,
    'iu',
  ),
  /^the (?:[\p{L}-]+ ){1,3}(?:needs?|wants?) (?:\p{L}+ing|to be \p{L}+ed) (?:once|twice|every|three times)(?: an?| other)? [\p{L} ]{3,25}$/iu,
  /^the (?:weather )?forecast (?:says|shows|predicts|promises) [^,.!?]{3,40}$/iu,
  /^the (?:coat|dress|skirt|curtains?|boots|sleeves?|cardigan|tunic) (?:is|are) (?:knee|ankle|floor|hip|thigh|waist|elbow)-length$/iu,
  /^the (?:[\p{L}\d:-]+ ){0,2}(?:train|bus|ferry|tram|coach|flight) (?:is|was) (?:on time|on schedule)(?: as usual| again)?$/iu,
];

export const plainFact: Rule = {
  about: 'A measure or a habit of things is told by the way: “By the way, the raft is nine feet long”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['The raft is nine feet long', 'By the way, the raft is nine feet long'],
    ['The pitch needs rolling once a week', 'By the way, the pitch needs rolling once a week'],
  ],
  leaves: [
    'The raft is far too long',
    'The raft is nine feet long!',
    'My raft is nine feet long',
    'The raft needs you',
  ],
  *propose(doc) {
    if (!/^the /iu.test(doc.text) || doc.tokens.length > 15 || doc.sentences.length > 1 || !isMessage(doc)) return;
    const said = doc.text.replace(/(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, '');
    if (matches(doc, /[!?:;"“”]/u) || isCharged(doc) || !FACTS.some((fact) => fact.test(said))) return;
    yield* eachInFront(doc, ['By the way,']);
  },
};
