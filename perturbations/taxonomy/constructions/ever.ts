import type { Edit, Question, Rule, Token } from '../../../src/plugin.js';

export const ever: Rule = {
  about: 'Ever becomes “at any point”: “Did the poet ever visit Rome?” → “Did the poet visit Rome at any point?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did the poet ever visit Rome?', 'Did the poet visit Rome at any point?'],
    ['Was the queen ever crowned?', 'Was the queen crowned at any point?'],
    ['Was the poet ever painted by Ada?', 'Was the poet painted by Ada at any point?'],
    ['Has the opera ever been sung in Rome?', 'Has the opera been sung in Rome at any point?'],
    ['Has there ever been a duel in Rome?', 'Has there at any point been a duel in Rome?'],
    ['Did the poet ever say that he was ill?', 'Did the poet at any point say that he was ill?'],
    ['Has the duke ever been to Rome?', 'Has the duke been to Rome at any point?'],
    ['Was Orwell ever mayor of Lisbon?', 'Was Orwell mayor of Lisbon at any point?'],
    ['Has the crew ever walked on the Moon?', 'Has the crew walked on the Moon at any point?'],
  ],
  leaves: [
    'Is this the best film ever?',
    'Did the poet ever visit Rome before 1700?',
    'Would a cook ever use salt?',
    'Was the queen ever awake by Monday?',
    'Was the ferry ever finished by March?',
    'Did the poet ever visit the city when he was young?',
    'Have sailors who fell overboard ever been saved?',
    'Has a sailor ever won at sea?',
    'Did the poet ever taste a pear?',
    'Has a cat ever won a prize?',
    'Has the Elbe ever flowed through Rome?',
  ],
  words: () => ['ever'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    if (!/^(?:did|has|have|was|were)$/u.test(question.auxiliary.lower)) return;
    const [first, verb, ...rest] = question.predicate.tokens;
    if (first?.lower !== 'ever' || !verb || /^(?:since|so|after)$/u.test(verb.lower)) return;
    if (BY_MOUTH.test(verb.lemma) || isAnyOne(question)) return;
    const edits = atTheEnd(question, first, verb, rest);
    if (edits) yield { edits };
    else if (staysMidway(question) && !isTimed(rest))
      yield { edits: [{ start: first.start, end: first.end, text: 'at any point' }] };
  },
};

/** Of a taste it is asked whether one ever had it; `at any point` looks for an hour, and along a river for a place. */
const BY_MOUTH = /^(?:taste|eat|drink|sip|smell|try|flow|freeze|run|win)$/u;

/** `Has a woman won at any point?`: of no one in particular there is no life to look through. */
function isAnyOne({ auxiliary, subject }: Question): boolean {
  return auxiliary.lower.startsWith('ha') && /^an?$/u.test(subject.determiner?.lower ?? '');
}

/** `Has there at any point been`, `Did she at any point say that`; `Has a woman at any point walked` is a lawyer's. */
function staysMidway({ auxiliary, subject }: Question): boolean {
  return auxiliary.lower === 'did' || subject.head.lower === 'there';
}

function atTheEnd({ form, subject }: Question, first: Token, verb: Token, rest: readonly Token[]): Edit[] | undefined {
  const last = rest.at(-1) ?? verb;
  if (rest.length > 7 || subject.head.lower === 'there' || holdsClause(subject)) return undefined;
  if (verb.pos !== 'VERB' && verb.lower !== 'been' && !(form === 'be' && /^(?:NOUN|PROPN)$/u.test(verb.pos)))
    return undefined;
  const there = verb.lower === 'been' && rest[0]?.lower === 'to' ? rest.slice(1) : rest;
  if (
    there.some(
      (token, at) => hasItsTime(token) && !isByName(token, there[at + 1]) && !isOnPlace(token, there.slice(at + 1)),
    )
  )
    return undefined;
  return [
    { start: first.start, end: verb.start, text: '' },
    { start: last.end, end: last.end, text: ' at any point' },
  ];
}

/** A time of its own, beside which `at any point` would be too much; else the words stand where `ever` stood. */
function isTimed(rest: readonly Token[]): boolean {
  return rest.some(
    (token, at) => /^\d/u.test(token.lower) || (TIME.test(token.lower) && !isByName(token, rest[at + 1])),
  );
}

const TIME =
  /^(?:when|before|after|during|since|until|by|time|times|year|years|day|days|century|again|once|twice|if|point|moment)$/u;

/** `athletes who fell`: behind a clause, the words would be heard with it. */
function holdsClause({ tokens }: Question['subject']): boolean {
  return tokens.some(({ lower }) => /^(?:that|who|which|whose|where|when)$/u.test(lower));
}

/** `on the Moon`; `on the day` is a time. */
function isOnPlace({ lower }: Token, [the, place]: readonly Token[]): boolean {
  return (
    lower === 'on' &&
    the?.lower === 'the' &&
    /^(?:moon|stage|south|north|island|ice|ocean|summit)$/u.test(place?.lower ?? '')
  );
}

/** `by Ada`, who does it; `by noon` is a time. */
function isByName({ lower }: Token, next: Token | undefined): boolean {
  return lower === 'by' && next?.pos === 'PROPN' && !MONTH.test(next.lower);
}

const MONTH =
  /day$|^(?:january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|christmas|easter)$/u;

/** A clause, or a time of its own, that the words would be heard with. */
function hasItsTime({ lower, pos, kind }: Token): boolean {
  return (
    kind !== 'word' ||
    /^(?:SCONJ|AUX|NUM)$/u.test(pos) ||
    /^(?:that|who|which|where|when|while|before|after|during|since|until|by|at|on|time|times|year|years|day|days|century|again|more|than|once|twice|to|because|if)$/u.test(
      lower,
    )
  );
}
