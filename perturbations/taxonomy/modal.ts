import { matchCase, type NounPhrase, type Question, type Rule } from '../../src/plugin.js';
import { asksOtherThanAbility } from './allowed.js';

/** What a thing too is able to do. */
const FEAT =
  /^(?:crush|break|shake|hold|fill|support|carry|house|grow|kill|stop|destroy|reach|beat|cover|feed|power|melt|cut|cross|tow|lift|pull|walk|swim|fly|run|climb|jump|speak|see|hear|smell|move|float|burn|freeze|protect|store|transport|contain|defeat|dissolve|hatch|accommodate)$/u;

/** What happens to one rather than what one does. */
const NO_FEAT =
  /^(?:drown|mistake|die|suffer|get|catch|lose|fail|need|feel|seem|like|want|contain|experience|cause|miss|fall|forget|qualify|count|belong|own|confuse|bleed|become|remain|stay|live|end|turn|face|hurt|expect|regret|think|know|believe|survive|last|weigh|cost|outlive|inherit|receive|vote|pass|lead|develop|contract|test|show|look|appear|recover|go|be|come|happen)$/u;

export const modal: Rule = {
  about:
    'A modal becomes its phrase: “Could a hamster …?” → “Would a hamster be able to …?”, “Will …?” → “Is … going to …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Could a hamster climb a ladder?', 'Would a hamster be able to climb a ladder?'],
    ['Can an owl see in the dark?', 'Is an owl able to see in the dark?'],
    ['Could a ferry carry an elephant?', 'Would a ferry be able to carry an elephant?'],
    ['May a referee stop the match?', 'Is a referee allowed to stop the match?'],
    ['Must we leave before noon?', 'Do we have to leave before noon?'],
    ['Could a sailor still see the coast?', 'Would a sailor still be able to see the coast?'],
    ['Will the captain sail to Lisbon?', 'Is the captain going to sail to Lisbon?'],
  ],
  leaves: [
    'Can a Muslim eat gelatin?',
    'Can a lawyer represent two brothers?',
    'Could it be raining?',
    'Can you drown in honey?',
    'Could a haemophiliac bleed for days?',
    'Could Plato have known Euclid?',
    "Can't an owl see?",
    'Can a game last four hours?',
    'Could an owl possibly drown?',
    'Will a magnet attract iron?',
    'Will ice float in milk?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.form !== 'modal' || asksOtherThanAbility(doc)) return;
    const { auxiliary, subject, predicate } = question;
    const late = /^(?:still|also|ever)$/u.test(predicate.tokens[0]?.lower ?? '') ? predicate.tokens[0] : undefined;
    const verb = predicate.tokens[late ? 1 : 0];
    const words = phrased(question);
    if (!words || !verb || verb.pos === 'ADV' || verb.lower === 'have' || !takes(auxiliary.lower, subject, verb.lower))
      return;
    const at = late?.end ?? subject.end;
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, words.opening) },
        { start: at, end: at, text: ` ${words.rest}` },
      ],
    };
  },
};

function phrased({ auxiliary, subject }: Question): { readonly opening: string; readonly rest: string } | undefined {
  const many = subject.number === 'plural' || subject.person === 2;
  const be = subject.person === 1 && !many ? 'am' : many ? 'are' : 'is';
  switch (auxiliary.lower) {
    case 'could':
      return { opening: 'would', rest: 'be able to' };
    case 'can':
      return { opening: be, rest: 'able to' };
    case 'will':
      return { opening: be, rest: 'going to' };
    case 'may':
      return { opening: be, rest: 'allowed to' };
    case 'must':
      return { opening: many || subject.person === 1 ? 'do' : 'does', rest: 'have to' };
    default:
      return undefined;
  }
}

/** Whether the phrase says of the subject what the modal does. */
function takes(modal: string, subject: NounPhrase, verb: string): boolean {
  switch (modal) {
    case 'will':
      return !isAnyThing(subject);
    case 'may':
    case 'must':
      return !/^(?:it|there|this|that)$/u.test(subject.head.lower);
    default:
      return verb !== 'be' && isAble(subject, verb);
  }
}

/** Only who can do things is able to: `Can a game last …?` asks what may be. */
function isAble({ animacy, kind, head }: NounPhrase, verb: string): boolean {
  if (NO_FEAT.test(verb)) return false;
  if (FEAT.test(verb) && !/^(?:it|this|that)$/u.test(head.lower)) return true;
  if (kind === 'pronoun') return /^(?:you|he|she|they|we|i|someone|somebody|anyone|anybody|people)$/u.test(head.lower);
  return animacy === 'person' || animacy === 'animal' || (kind === 'name' && animacy !== 'thing');
}

/** `Will a magnet …?` asks how magnets are, not what one is about to do. */
function isAnyThing({ animacy, kind, tokens }: NounPhrase): boolean {
  if (kind === 'pronoun' || kind === 'name' || animacy === 'person') return false;
  return !/^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/u.test(tokens[0]?.lower ?? '');
}
