import { conjugate, matchCase, type Rule, type Token } from '../../src/plugin.js';
import { abilityAsked } from './ability.js';
import { beFor } from './agreement.js';

export const capable: Rule = {
  about: 'Can of ability becomes “capable of”: “Can a camel cross …?” → “Is a camel capable of crossing …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can a camel cross a desert?', 'Is a camel capable of crossing a desert?'],
    ['Could a ferry carry an elephant?', 'Would a ferry be capable of carrying an elephant?'],
  ],
  leaves: [
    'Can you swim in honey?',
    'Can a lawyer represent two brothers?',
    'Can an owl see and hear in the dark?',
    'Could it be raining?',
    'Can a sofa fit in a lift?',
    'Can a nurse fly to Oslo in a day?',
    'Can two lines cross at a point?',
    'Could a clay pot melt in boiling oil?',
  ],
  *propose(doc) {
    const asked = abilityAsked(doc);
    if (!asked || asked.adverb || NO_POWER.test(asked.verb.lower)) return;
    const { auxiliary, subject, predicate } = asked.question;
    if (subject.animacy === 'person' && BORNE.test(asked.verb.lower)) return;
    if (subject.animacy === 'thing' && FIGURE.test(subject.head.lower)) return;
    if (subject.kind === 'pronoun' || goesOn(predicate.tokens) || /ing$/u.test(predicate.tokens[1]?.lower ?? ''))
      return;
    const can = auxiliary.lower === 'can';
    const { verb } = asked;
    const rest = `${can ? '' : 'be '}capable of ${conjugate(verb.lower, 'gerund')}`;
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, can ? beFor(subject) : 'would') },
        { start: verb.start, end: verb.end, text: rest },
      ],
    };
  },
};

/** Of these, one is able, but hardly capable. */
const NO_POWER =
  /^(?:fit|afford|pay|see|hear|smell|wear|use|buy|catch|share|watch|stay|stroll|close|ride|hold|sleep|play|travel|unlock|open|kill|box|sting|fill|lie|win|live|find|mate|breed|sneak)$/u;

/** Of these it is asked what may be, not what they have the power to do. */
const FIGURE =
  /^(?:lines?|sides?|angles?|numbers?|household|families|famil(?:y|ies)|children|monoxide|gas|weapons?|seeds?|acid)$/u;

/** People do these by plane, ship or ladder: nothing is asked of their strength. */
const BORNE = /^(?:fly|cross|reach|sail|drive|land|move|climb|carry|transport|tow|dive|float|circle)$/u;

/** A second verb would have to change too. */
function goesOn(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ lower }, at) => /^(?:and|or|but|then)$/u.test(lower) && /^(?:VERB|AUX|ADV)$/u.test(tokens[at + 1]?.pos ?? ''),
  );
}
