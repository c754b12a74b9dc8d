import { type Edit, matchCase, type NounPhrase, type Question, type Rule, type Token } from '../../src/plugin.js';
import { opensClause } from './agreement.js';
import { asksOtherThanAbility } from './allowed.js';

export const possibility: Rule = {
  about: 'Can becomes “is it possible”: “Can mercury be poured …?” → “Is it possible for mercury to be poured …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can you see the harbor from a tram?', 'Is it possible to see the harbor from a tram?'],
    ['Can honey be poured from a jug?', 'Is it possible for honey to be poured from a jug?'],
    ['Could a parrot live in a sauna?', 'Would it be possible for a parrot to live in a sauna?'],
  ],
  leaves: [
    'Can you help me with this?',
    'Can a Muslim eat gelatin?',
    'Can you park here?',
    'Can your doctor say hello to you?',
    'Can sponges be relied on to work?',
    'Could the cook be ill?',
    'Can a tomato be called a fruit?',
    'Could Plato have met Zeno?',
    'Can someone who was born in Lima swim?',
    'Can I swim here?',
    "Can't an owl see?",
    'Could Plato read in 400 BC?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.form !== 'modal') return;
    const could = question.auxiliary.lower === 'could';
    if (!(could || question.auxiliary.lower === 'can') || question.sentence !== doc.sentences.at(-1)) return;
    if (!opensClause(doc, question) || OTHERWISE.test(doc.text) || asksOtherThanAbility(doc)) return;
    if (!isDone(question, could)) return;
    const made = edits(question, could ? 'would it be possible' : 'is it possible');
    if (made) yield { edits: made };
  },
};

/** Asked of somebody: a favour, or leave. */
const OTHERWISE =
  /[;:()–—]|\b(?:please|possibly|ever|even|either|neither|I|I'm|me|my|us|our|we|allowed|marry|smoke|park|bring|own|adopt|hunt|join|hire|fire|sue|refuse|become|work|serve|buys?|sell|licen[cs]e|permit|legal\w*|without leaving|trust|BC|AD)\b/u;

/** Of these, `can` asks what may be the case, or what one would say. */
const JUDGED =
  /^(?:called|considered|described|related|classified|classed|seen|regarded|blamed|triggered|said|deemed|liable|used|a|an|the|any|on|at|in|held|relied|fed|served|trusted|expected|alive|true|both|more|less|so|considered|justified)$/u;

function isDone({ predicate, subject }: Question, could: boolean): boolean {
  const [verb, next] = predicate.tokens;
  if (!verb || !next || subject.end > verb.start) return false;
  if (verb.lower === 'be')
    return next.pos === 'VERB' && /(?:ed|en|n|t|ne)$/u.test(next.lower) && !JUDGED.test(next.lower);
  if (could && /^(?:have|get|give|know|mean|cause|expect|make)$/u.test(verb.lower)) return false;
  return verb.pos === 'VERB' && verb.lower === verb.lemma && verb.lower !== 'have';
}

function edits({ auxiliary, subject, predicate }: Question, opening: string): Edit[] | undefined {
  const text = matchCase(auxiliary.text, opening);
  if (subject.kind === 'pronoun') {
    if (subject.head.lower !== 'you' || saysYou(predicate.tokens)) return undefined;
    return [{ start: auxiliary.start, end: subject.end, text: `${text} to` }];
  }
  if (!isPlain(subject)) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: `${text} for` },
    { start: subject.end, end: subject.end, text: ' to' },
  ];
}

/** `your bag`, said to nobody, would hang in the air. */
function saysYou(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }) => /^(?:your|yours|yourself|tell|help|explain|show|give|recommend)$/u.test(lower));
}

/** Where a subject with a clause or a list in it ends is not sure; `ing` ones are what is done. */
function isPlain({ tokens, head }: NounPhrase): boolean {
  return (
    tokens.length <= 6 &&
    !/ing$/u.test(tokens[0]?.lower ?? '') &&
    !/^(?:it|this|that|there|one|someone|anyone)$/u.test(head.lower) &&
    !tokens.some(({ lower, text }) => /^(?:who|that|which|whose|if|when|because|or|your)$/u.test(lower) || text === ',')
  );
}
