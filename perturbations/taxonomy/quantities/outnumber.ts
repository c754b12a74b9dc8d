import { type Edit, matchCase, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';

export const outnumber: Rule = {
  about: 'Where there are more of one than of another, the one outnumber the other',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Are there more steps on a ladder than legs on a goat?', 'Do the steps on a ladder outnumber the legs on a goat?'],
    ['Are there more goats in Norway than trams in Oslo?', 'Do the goats in Norway outnumber the trams in Oslo?'],
    ['Are there more goats than people in Andorra?', 'Do goats outnumber people in Andorra?'],
  ],
  leaves: [
    'Are there more goats in Norway than in Oslo?',
    'Are there more goats than trams?',
    'Are there more goats in Norway than there are trams?',
    'Are there more than three goats in Norway?',
    'Is there more ice in Norway than sand in Oslo?',
    'Are there more goats that swim in Norway than trams in Oslo?',
  ],
  words: () => ['more'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!/^(?:are|were) there more /iu.test(doc.text)) return;
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { auxiliary, predicate } = question;
    const [more, ...rest] = predicate.tokens;
    const at = rest.findIndex(({ lower }) => lower === 'than');
    const than = rest[at];
    const many = than && isBare(rest.slice(0, at)) && areInPlace(rest.slice(at + 1));
    if (many && more?.lower === 'more') yield { edits: bare(question, more, than) };
    const [ones, others] = [rest.slice(0, Math.max(at, 0)), rest.slice(at + 1)];
    if (more?.lower !== 'more' || !than || !areInPlace(ones) || !areInPlace(others)) return;
    const done = matchCase(auxiliary.text, auxiliary.lower === 'are' ? 'do' : 'did');
    yield {
      edits: [
        { start: auxiliary.start, end: more.end, text: `${done} the` },
        { start: than.start, end: than.end, text: 'outnumber the' },
      ],
    };
  },
};

/** `goats than people in Andorra`: both are in the one place. */
function bare({ auxiliary }: Question, more: Token, than: Token): Edit[] {
  const done = matchCase(auxiliary.text, auxiliary.lower === 'are' ? 'do' : 'did');
  return [
    { start: auxiliary.start, end: more.end, text: done },
    { start: than.start, end: than.end, text: 'outnumber' },
  ];
}

function isBare(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    last !== undefined &&
    tokens.length < 3 &&
    tokens.every(({ pos }) => /^(?:NOUN|ADJ)$/u.test(pos)) &&
    (last.lower === 'people' || (last.lower !== last.lemma && last.lower.endsWith('s')))
  );
}

/** `keys on a piano`: a plural, and where it is. */
function areInPlace(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:on|in)$/u.test(lower));
  const noun = tokens[at - 1];
  if (!noun || at > 3 || !(noun.lower === 'people' || (noun.lower !== noun.lemma && noun.lower.endsWith('s'))))
    return false;
  return (
    tokens.length > at + 1 &&
    tokens.slice(0, at).every(({ pos }) => /^(?:NOUN|ADJ|PROPN)$/u.test(pos)) &&
    tokens.every(
      ({ kind, lower }) => kind === 'word' && !/^(?:that|who|which|there|its|their|than|are|is)$/u.test(lower),
    )
  );
}
