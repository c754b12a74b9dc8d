import { neededWords, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { capital } from '../editable.js';

/** What stays where it is. */
const SITE =
  /^(?:tower|bridge|castle|palace|museum|cathedral|church|temple|mosque|lake|mountain|volcano|desert|island|islands|city|town|village|capital|park|stadium|university|airport|harbou?r|canal|river|valley|canyon|falls|waterfall|house|building|square|street|station|library|gallery|theatre|theater|hotel|zoo|statue|pyramid|pyramids|ruins|colosseum|louvre|parthenon|acropolis|alhambra|kremlin|pantheon|vatican|hermitage|prado|stonehenge|pompeii|versailles|petra|headquarters|bay|strait|cape|peninsula|glacier|reef|forest|cave|mount|monument|wall|opera|abbey|fortress|monastery|observatory|cemetery|tomb|border|equator|everest|etna|vesuvius|kaaba|kilimanjaro|fuji|picchu|angkor|mahal|giza|sahara|gobi|atacama)$/u;

export const located: Rule = {
  about: 'A place that is in another is located there: “Is the Prado in Lisbon?” → “Is the Prado located in Lisbon?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is the Prado in the same country as Lisbon?', 'Is the Prado located in the same country as Lisbon?'],
    ['Is the Prado in Lisbon?', 'Is the Prado located in Lisbon?'],
    ['Is Lake Garda in Italy?', 'Is Lake Garda located in Italy?'],
  ],
  leaves: [
    'Is Prado in love?',
    'Is the museum in ruins?',
    'Is Nora in Lisbon?',
    'Was the Prado in Lisbon?',
    'Is the Prado in Lisbon open?',
    'Is the bridge in Lisbon or Porto?',
    'Is the museum in a park?',
    'Is the museum in the same state as before?',
  ],
  words: () => neededWords(SITE),
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !isSite(question)) return;
    const [where, ...place] = question.predicate.tokens;
    if (where?.lower !== 'in' || !(isNamed(place) || isSharedWith(place))) return;
    yield { edits: [{ start: where.start, end: where.start, text: 'located ' }] };
  },
};

function isSite({ auxiliary, subject }: Question): boolean {
  return (
    /^(?:is|are)$/u.test(auxiliary.lower) &&
    subject.tokens.some(({ lower }) => SITE.test(lower)) &&
    !subject.tokens.some(({ lower, text }) => /^(?:who|that|which|and|or)$/u.test(lower) || text === ',')
  );
}

/** `the same country as Lisbon`. */
function isSharedWith([the, same, land, as, ...other]: readonly Token[]): boolean {
  return (
    [the, same, as].map((token) => token?.lower).join(' ') === 'the same as' &&
    /^(?:country|city|town|state|county|continent|region|province|hemisphere|street|park)$/u.test(land?.lower ?? '') &&
    isNamed(other)
  );
}

/** One name and nothing else. */
function isNamed(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.length < 5 &&
    tokens.every((token) => capital(token) || /^(?:the|of)$/u.test(token.lower)) &&
    tokens.some(capital)
  );
}
