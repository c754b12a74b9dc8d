import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { polarityOf } from '../../person/polar.js';
import { isOutspoken } from '../charged.js';
import { isLukewarm } from '../lukewarm.js';
import { addresses, isSoleStatement, opensWithClause } from '../stance.js';

/** What has a lead-in of its own, is news, or is told in tears. */
const ELSE =
  /[!?:;"“”…]|[😭💔😢😞😔😟😩🙏]|\b(?:just|finally|sorry|thank[a-zà-ž]*|honest[a-zà-ž]*|frankly|know|knows|say|said|died|dead|surgery|hospital|scan|funeral|lost|stolen|today|yesterday|tonight|tomorrow|this (?:morning|week|year)|last (?:night|week|year)|now|again|guess|maybe|perhaps|might|but|though|if|neither|arrived|broke[a-zà-ž]*|leak[a-zà-ž]*|(?:older|newer|usual|same|other|right) kind|nothing special|the same as|so-so)\b/iu;
/** What is as good as a word of praise or blame. */
const SAYS_MUCH =
  /\b(?:tiny|huge|generous|everything|pure|nobody|never|always|every (?:single )?(?:one|song|dish|bite|question)|worth|best|worst|sheer|paradise|heaven|fell asleep|walked out|laughed|in stitches)\b/iu;

export const youKnowWhat: Rule = {
  about: 'What one thinks of a thing is blurted out: “You know what? The portions were tiny”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The dumplings were tiny', 'You know what? The dumplings were tiny'],
    ['Sailing at dawn is pure bliss 🌊', 'You know what? Sailing at dawn is pure bliss 🌊'],
  ],
  leaves: [
    'The noodles are on the shelf',
    'You were tiny',
    'Our tiny cat died',
    'The dumplings were average',
    'The lessee never paid.',
    'I finally sold my tiny van',
    'My aunt was born in a tiny hut',
  ],
  onlyIf: all(isMessage, isSoleStatement),
  *propose(doc) {
    if (matches(doc, ELSE) || addresses(doc) || doc.tokens.length > 16) return;
    if (isLukewarm(doc) || !opensOnThing(doc)) return;
    const judged = doc.tokens.some(({ lower }) => polarityOf(lower) !== undefined);
    if (judged || matches(doc, SAYS_MUCH) || isOutspoken(doc)) yield* eachInFront(doc, ['You know what?']);
  },
};

/** Of a thing or a place, of those who serve there, or of doing something. */
function opensOnThing(doc: Doc): boolean {
  const [clause, second] = doc.clauses;
  if (/^\p{L}+ing (?:\p{L}+ ){1,9}is /u.test(doc.text)) return true;
  const judging =
    clause?.copular ||
    /^(?:have|make|feel|smell|taste|look|sound|work|get)$/u.test(clause?.verb.lemma ?? '') ||
    matches(doc, SAYS_MUCH);
  if (
    !clause ||
    second ||
    !judging ||
    !opensWithClause(doc) ||
    clause.subject.person !== 3 ||
    clause.tense === 'future'
  )
    return false;
  return /^(?:the|this|these) (?!patient|lessee|tenant|court)/iu.test(doc.text);
}
