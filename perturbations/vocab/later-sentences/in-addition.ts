import { type Clause, type Doc, matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';
import { isLaterStatement, openingClause } from './plain-sentence.js';

/** Said of a thing as it is, so that the next thing said is one more of them. */
const DESCRIBES =
  /^(?:be|have|feel|look|come|fit|contain|include|weigh|take|hold|smell|taste|sound|cost|run|measure|offer)$/u;
/** What leans on the sentence before: a consequence, a summary, a contrast. */
const LEANS =
  /\b(?:same|unchanged|still|now|but|however|though|although|only|result|whole|rest|reason|problem|answer|next|other|others|another|again|also|too|even|either|neither|then|so|because|therefore|thus|otherwise|instead|soon|later|afterwards|since|it|they|he|she|him|her|them|its|their|this|that|these|those|such|first|second|last|final|decision|corrections?|once|when|if)\b/iu;

/** What a thing has as well: a length or a weight is no gift. */
const ADDS = /^(?:the|our|my) (?:[a-zà-ž]+ ){1,3}(?:has|have|comes? with|includes?|contains?|offers?)\b/iu;

/** What is told of people, or in another manner. */
const NO_LIST =
  /\p{Extended_Pictographic}|[?]|\b(?:patient|mr|mrs|ms|council|said|voted|court|in addition|on top of|what is more|film|novel|play)\b/iu;

export const inAddition: Rule = {
  about:
    'One more thing that is said of the matter is added to the rest: “The bag has two pockets. In addition, the strap is long.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The bag has two pockets and a zip. The lid has a mirror.',
      'The bag has two pockets and a zip. In addition, the lid has a mirror.',
    ],
    [
      'The bread was stale and the tea was awful. The windows of our room were filthy.',
      'The bread was stale and the tea was awful. On top of that, the windows of our room were filthy.',
    ],
  ],
  leaves: [
    'The bag has two pockets.',
    'The bag has two pockets and a zip. The strap is about a metre long.',
    'The bread was stale. The waiter was lovely.',
    'The bag has two pockets. The result is a mess.',
    'The pipe burst. The floor was wet.',
    'The bag is lovely. But the strap is short.',
    'The patient is calm. The wound is clean.',
    'My uncle died at sea. The funeral was awful.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (
      isGrave(doc) ||
      inCapitals(doc) ||
      doc.text.includes('\n') ||
      !/^(?:review|story|notice|chat)$/u.test(kindOfText(doc))
    )
      return;
    if (doc.text.length < 50 || matches(doc, NO_LIST)) return;
    for (const sentence of doc.sentences) {
      const [first] = sentence.tokens;
      const before = doc.sentences[sentence.index - 1];
      if (!first || !before || !isLaterStatement(doc, sentence)) continue;
      const side = sideOf(before);
      if (side === undefined || side !== sideOf(sentence) || !isOneMore(doc, before, sentence)) continue;
      if (side !== 'none' || ADDS.test(sentence.text)) yield inFrontOf(doc, first, 'In addition,');
      if (side === 'negative') yield inFrontOf(doc, first, 'On top of that,');
      if (side === 'positive') yield inFrontOf(doc, first, "What's more,");
    }
  },
};

/** `positive`, `negative`, `none`, or undefined where both are there. */
function sideOf({ tokens }: Sentence): string | undefined {
  const sides = new Set(tokens.flatMap(({ lower }) => polarityOf(lower) ?? []));
  return sides.size > 1 ? undefined : ([...sides][0] ?? 'none');
}

function isOneMore(doc: Doc, before: Sentence, sentence: Sentence): boolean {
  const clause = openingClause(doc, sentence);
  const last = doc.clauses.findLast((each) => each.sentence === before);
  if (!clause || !last || last.sentence.kind !== 'statement' || !describes(last) || !describes(clause)) return false;
  if (
    !/^(?:the|our|my)$/iu.test(sentence.tokens[0]?.text ?? '') ||
    clause.subject.animacy === 'person' ||
    clause.tense !== last.tense
  )
    return false;
  if (LEANS.test(sentence.text.replace(/[^ ]+$/u, '')) || clause.negation || last.negation) return false;
  return !before.tokens.some(({ lower }) => lower === clause.subject.head.lower);
}

const describes = ({ verb, subject }: Clause) => DESCRIBES.test(verb.lemma) && subject.head.lower !== 'there';
