import { matchCase, type Rule, type Token } from '../../../src/plugin.js';

const CONTEST = /^(?:races?|sprints?|fights?|duels?|match|matches|games?|chess)$/u;

export const winsAgainst: Rule = {
  about:
    'Who wins a contest against another beats it: “Would a snail win a race against a hare?” → “… beat a hare in a race?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Would a mole win a race against a fox?', 'Would a mole beat a fox in a race?'],
    ['Do geese win fights against bears?', 'Do geese beat bears in fights?'],
  ],
  leaves: [
    'Would a mole win a race against time?',
    'Would a mole win a race against a fox in the snow?',
    'Would a mole win a prize against a fox?',
    'Would a mole win the race against a fox?',
    'Would a mole win a race against it?',
  ],
  words: () => ['win'],
  *propose({ text, questions }) {
    const [question, second] = questions;
    if (!question || second || question.negation) return;
    const [win, ...words] = question.predicate.tokens.filter(({ kind }) => kind === 'word');
    const at = words.findIndex(({ lower }) => /^(?:against|with)$/u.test(lower));
    const [contest, rival] = [words.slice(0, at), words.slice(at + 1)];
    const last = rival.at(-1);
    if (win?.lower !== 'win' || at < 1 || !last || !isContest(contest) || !isRival(rival)) return;
    const said = (tokens: readonly Token[]) => text.slice(tokens[0]?.start, tokens.at(-1)?.end);
    yield {
      edits: [
        { start: win.start, end: last.end, text: `${matchCase(win.text, 'beat')} ${said(rival)} in ${said(contest)}` },
      ],
    };
  },
};

/** `a race`, `a fair fight`, `races`. */
function isContest(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || !CONTEST.test(last.lower) || tokens.length > 3) return false;
  return tokens.length === 1 ? last.lower.endsWith('s') : /^an?$/u.test(first.lower);
}

/** Somebody, or an animal of a kind, with no more said of it. */
function isRival(tokens: readonly Token[]): boolean {
  return (
    tokens.length < 5 &&
    !/^(?:time|it|them|him|her|me|us|you|the|all|any)$/u.test(tokens[0]?.lower ?? '') &&
    tokens.every(({ pos }) => /^(?:DET|NOUN|PROPN|ADJ)$/u.test(pos))
  );
}
