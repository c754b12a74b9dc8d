import type { Rule, Token } from '../../src/plugin.js';

export const ever: Rule = {
  about: 'Ever becomes “at any point”: “Did the poet ever visit Rome?” → “Did the poet visit Rome at any point?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did the poet ever visit Rome?', 'Did the poet visit Rome at any point?'],
    ['Was the queen ever crowned?', 'Was the queen crowned at any point?'],
    ['Was the poet ever painted by Ada?', 'Was the poet painted by Ada at any point?'],
    ['Has the opera ever been sung in Rome?', 'Has the opera been sung in Rome at any point?'],
    ['Was Orwell ever mayor of Lisbon?', 'Was Orwell mayor of Lisbon at any point?'],
  ],
  leaves: [
    'Is this the best film ever?',
    'Has there ever been a duel in Rome?',
    'Did the poet ever say that he was ill?',
    'Did the poet ever visit Rome before 1700?',
    'Would a cook ever use salt?',
    'Was the queen ever awake by Monday?',
    'Was the ferry ever finished by March?',
    'Did the poet ever visit the city where his friends from school had gone?',
  ],
  words: () => ['ever'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    if (!/^(?:did|has|have|was|were)$/u.test(question.auxiliary.lower)) return;
    const [first, verb, ...rest] = question.predicate.tokens;
    const last = rest.at(-1) ?? verb;
    if (first?.lower !== 'ever' || !verb || !last || rest.length > 7 || question.subject.head.lower === 'there') return;
    if (verb.pos !== 'VERB' && verb.lower !== 'been' && !(question.form === 'be' && /^(?:NOUN|PROPN)$/u.test(verb.pos)))
      return;
    if (rest.some((token, at) => hasItsTime(token) && !isByName(token, rest[at + 1]))) return;
    yield {
      edits: [
        { start: first.start, end: verb.start, text: '' },
        { start: last.end, end: last.end, text: ' at any point' },
      ],
    };
  },
};

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
