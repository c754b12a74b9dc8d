import { matchCase, type NounPhrase, type Question, type Rule } from '../../src/plugin.js';
import { opensClause } from './agreement.js';
import { asksOtherThanAbility } from './allowed.js';
import { capital } from './editable.js';

const CLAUSES =
  /\b(?:if|had|were|was|when|unless|would|please|ever|still|chess|bishops?|rooks?|pawns?|knights?|dice|rules?|players?|moves?|score|scored|goals?|legal|law)\b|[;:()–—]/iu;

/** What is to come is no more a matter of kinds. */
const SOON =
  /\d|\b(?:soon|next|tomorrow|today|tonight|year|century|future|ever|again|become|win|end|after|before|my|your|our)\b/iu;

/** What comes of a thing by its nature, and may be tried. */
const HAPPENS =
  /^(?:sink|float|melt|dissolve|rust|burn|freeze|boil|explode|burst|shatter|rot|spoil|bounce|evaporate|conduct|glow|dry|roll|shrink|expand|thaw|fizz|curdle|stick|wilt|sprout|ripen|crack|tarnish)$/u;

export const canCould: Rule = {
  about:
    'Of any one thing of a kind, could asks what can: “Could a bee visit two flowers?” → “Can a bee visit two flowers?”, and the other way round; would asks what will befall any one: “Will a magnet lift a spoon?” → “Would a magnet lift a spoon?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Could a bee visit two flowers on one trip?', 'Can a bee visit two flowers on one trip?'],
    ['Can a magnet lift a teaspoon?', 'Could a magnet lift a teaspoon?'],
    ['Would a brass spoon sink in honey?', 'Will a brass spoon sink in honey?'],
    ['Can harps be tuned by ear?', 'Could harps be tuned by ear?'],
    ['Will a brass spoon stick to a magnet?', 'Would a brass spoon stick to a magnet?'],
  ],
  leaves: [
    'Can a driver be fined?',
    'Could the bee visit two flowers?',
    'Could a bee have visited?',
    'Can a landlord evict a tenant?',
    'Could a king see the sea in 1400?',
    'Could it rain?',
    'Could a Roman legionary count to fifty?',
    'Could a bee fly if it were wet?',
    "Couldn't a bee fly?",
    'Will the sun shine?',
    'Will machines replace bakers?',
    'Can owls swim?',
    'Can owls be tamed?',
    'Can harps be dear?',
    'Would a spoon help a cook?',
    'Will a rocket reach Mars by 2040?',
    'Can a rook in chess jump over a pawn?',
  ],
  words: () => ['can', 'could', 'will', 'would'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || doc.sentences.length > 1) return;
    const { auxiliary, subject, predicate } = question;
    if (CLAUSES.test(doc.text.slice(auxiliary.end))) return;
    const other = { can: 'could', could: 'can', will: 'would', would: 'will' }[auxiliary.lower];
    const [verb] = predicate.tokens;
    if (!other || !opensClause(doc, question) || !isAny(subject) || asksOtherThanAbility(doc)) return;
    if (/^w/u.test(auxiliary.lower) && SOON.test(doc.text)) return;
    const undergone = isUndergone(question);
    if (!verb || verb.pos === 'ADV' || (!undergone && /^(?:have|be|not|get|only|also)$/u.test(verb.lower))) return;
    if (/^w/u.test(auxiliary.lower) && !HAPPENS.test(verb.lower)) return;
    if (auxiliary.lower === 'can' && subject.determiner === undefined && !undergone) return;
    yield { edits: [{ start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, other) }] };
  },
};

/** `Can a harp be tuned …?`: what may be done with a thing. */
function isUndergone({ subject: { animacy, determiner }, predicate: { tokens } }: Question): boolean {
  const [be, done] = tokens;
  return (
    animacy !== 'person' &&
    (animacy !== 'animal' || determiner !== undefined) &&
    be?.lower === 'be' &&
    done?.pos === 'VERB' &&
    /(?:ed|en|wn|de|id|ught|lt|un|ung|ne|ut|ept)$/u.test(done.lower)
  );
}

/** `a bee`, `bees`: any of its kind, of which nothing is told that ties it to a day. */
function isAny({ kind, animacy, determiner, tokens }: NounPhrase): boolean {
  if (kind !== 'common' || animacy === 'person' || tokens.length > 4) return false;
  if (tokens.some((token) => capital(token) || /^(?:who|that|which|whose|and|or|medieval|ancient)$/u.test(token.lower)))
    return false;
  return determiner === undefined || /^an?$/u.test(determiner.lower);
}
