import type { Rule, Token } from '../../../src/plugin.js';

/** Of these together more is said than of each. */
const TOGETHER =
  /^(?:between|among|combine|combined|mix|mixed|connect|connected|link|linked|same|either|each|neither|not|n't|parents|both)$/u;

export const bothAnd: Rule = {
  about: 'Both one and the other is one as well as the other: “both a baker and a cook” → “a baker as well as a cook”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is carbon found in both pencils and rings?', 'Is carbon found in pencils as well as rings?'],
    ['Can yeast help both a baker and a brewer?', 'Can yeast help a baker as well as a brewer?'],
  ],
  leaves: [
    'Do both bakers and brewers need yeast?',
    'Did Ada and Nora both win?',
    'Can yeast help both bakers?',
    'Is the lamp both old and red?',
    'Can yeast help both a baker and a brewer and a cook?',
    'Is the road between both Lima and Cusco long?',
    'Did both the baker and the cook who left return?',
  ],
  words: () => ['both'],
  *propose({ questions }) {
    const [question, second] = questions;
    if (!question || second || question.negation) return;
    const { tokens } = question.predicate;
    const at = tokens.findIndex(({ lower }) => lower === 'both');
    const [before, both, first] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!both || !first || !before || !/^(?:VERB|ADP)$/u.test(before.pos)) return;
    const rest = tokens.slice(at + 1).filter(({ kind }) => kind === 'word');
    const and = joint(rest);
    if (!and || tokens.some(({ lower }, index) => index !== at && TOGETHER.test(lower))) return;
    yield {
      edits: [
        { start: both.start, end: first.start, text: '' },
        { start: and.start, end: and.end, text: 'as well as' },
      ],
    };
  },
};

/** The one `and` between two noun phrases and nothing else. */
function joint(rest: readonly Token[]): Token | undefined {
  const [and, more] = rest.filter(({ lower }) => lower === 'and');
  const at = rest.findIndex(({ lower }) => lower === 'and');
  if (!and || more || at < 1 || at > 4 || rest.length - at > 5) return undefined;
  const [one, other] = [rest.slice(0, at), rest.slice(at + 1)];
  const named = (tokens: readonly Token[]) =>
    /^(?:NOUN|PROPN)$/u.test(tokens.at(-1)?.pos ?? '') &&
    tokens.every(({ pos }) => /^(?:DET|ADJ|NOUN|PROPN)$/u.test(pos));
  return named(one) && named(other) ? and : undefined;
}
