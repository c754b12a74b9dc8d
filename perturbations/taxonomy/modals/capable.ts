import { conjugate, matchCase, matches, type NounPhrase, type Rule, type Token } from '../../../src/plugin.js';
import { beFor } from '../agreement.js';
import { abilityAsked } from './ability.js';

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
    'Can a judge run for mayor?',
    'Can a vicar conduct a wedding?',
  ],
  words: () => ['can', 'could'],
  *propose(doc) {
    const asked = abilityAsked(doc);
    if (!asked || asked.adverb || /\b(?:chess|in the wild|law|limit)\b/iu.test(doc.text) || matches(doc, OFFICE))
      return;
    const { auxiliary, subject, predicate } = asked.question;
    if (!hasPower(subject, asked.verb.lower) || goesOn(predicate.tokens)) return;
    if (/ing$/u.test(predicate.tokens[1]?.lower ?? '')) return;
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

/** What animals have the power to do. */
const BY_NATURE =
  /^(?:carry|lift|pull|push|drag|tow|crush|break|destroy|swallow|digest|chew|bite|regrow|regenerate|hover|turn|hop|jump|leap|climb|fly|glide|outrun|outswim|outfly|navigate|detect|distinguish|recognize|recognise|imitate|mimic|walk|run|swim|cross|dive|crawl|survive|reproduce|learn|count|solve)$/u;
/** What people do by strength or skill, without a plane, a ship or a ladder. */
const BY_SKILL =
  /^(?:lift|pull|push|drag|break|crush|run|swim|walk|jump|leap|outrun|balance|juggle|solve|memorize|memorise|recite|imitate|distinguish|translate|count|withstand|survive)$/u;
/** What a made thing or a stuff is strong enough for. */
const BY_STRENGTH =
  /^(?:carry|lift|pull|push|tow|crush|destroy|break|cut|detect|produce|generate|conduct|absorb|support|withstand|penetrate|pierce)$/u;
/** Of an office it is asked what is allowed, and one conducts no wedding by strength. */
const OFFICE = /\b(?:run for|election|president|mayor|conduct an?)\b/iu;
/** Of these it is asked what may be, not what they have the power to do. */
const FIGURE =
  /^(?:lines?|sides?|angles?|numbers?|households?|famil(?:y|ies)|children|decades?|years?|months?|weeks?|weapons?)$/u;

function hasPower({ kind, animacy, head }: NounPhrase, verb: string): boolean {
  if (kind !== 'common' || FIGURE.test(head.lower)) return false;
  if (animacy === 'animal') return BY_NATURE.test(verb);
  return animacy === 'person' ? BY_SKILL.test(verb) : BY_STRENGTH.test(verb);
}

/** A second verb would have to change too. */
function goesOn(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ lower }, at) => /^(?:and|or|but|then)$/u.test(lower) && /^(?:VERB|AUX|ADV)$/u.test(tokens[at + 1]?.pos ?? ''),
  );
}
