import { conjugate, type Rule, type Token, wordTable } from '../../../src/plugin.js';

const CONTRARY = wordTable<string>({
  late: 'on time', closed: 'open', wrong: 'right', dirty: 'clean', rude: 'polite', cold: 'warm', busy: 'free', broken: 'working',
  'on time': 'late', open: 'closed', clean: 'dirty', fresh: 'stale', right: 'wrong', delicious: 'disappointing', polite: 'rude',
  slow: 'fast', quiet: 'noisy', punctual: 'late', friendly: 'unfriendly', reliable: 'unreliable', helpful: 'unhelpful',
}); // biome-ignore format: a table
/** What goes stale. */
const BAKED = /^(?:bread|rolls?|buns?|bagels?|croissants?|pastr(?:y|ies)|cakes?|scones?|biscuits|loaf|loaves)$/u;
const CAUSES =
  /^(?:make|help|cheer|impress|disappoint|amaze|brighten|lift|deliver|surprise|arrive|answer|reply|put|calm|annoy|upset|irritate|entertain|delight|bring|greet|offer|wave)$/u;

export const neverContrary: Rule = {
  about:
    '“always” and a word are said by “never” and its contrary: “always late” → “never on time”, “always helps” → “never fails to help”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['They always make me laugh', 'They never fail to make me laugh'],
    ['She always made me laugh', 'She never failed to make me laugh'],
    ['The bus is always on time', 'The bus is never late'],
    ['Why is the bus always late when it rains?', 'Why is the bus never on time when it rains?'],
    ['She always remembers my birthday ❤️', 'She never forgets my birthday ❤️'],
    ['The bread there is always fresh', 'The bread there is never stale'],
    ['My grandad always makes me laugh 😂', 'My grandad never fails to make me laugh 😂'],
  ],
  leaves: [
    'It is not always late',
    'Always look up',
    'The bus is always late and dirty',
    'I always forget it',
    'It is almost always late',
    'I have always made tea',
    'It is always open late',
    'It works, always',
    'He was always making me laugh',
    'The peas here are always fresh',
  ],
  words: () => ['always'],
  *propose({ tokens }) {
    for (const [at, token] of tokens.entries()) {
      if (
        token.lower !== 'always' ||
        /^(?:not|n't|almost|nearly|should|must|will|would|have|has|had|'ve|'d|to|did|do|does)$/u.test(
          tokens[at - 1]?.lower ?? 'not',
        )
      )
        continue;
      if (tokens[at + 1]?.lower === 'fresh' && !tokens.slice(0, at).some(({ lower }) => BAKED.test(lower))) continue;
      const edit = contrary(token, tokens.slice(at + 1)) ?? fails(token, tokens[at + 1]);
      if (edit) yield { edits: [edit] };
    }
  },
};

function contrary(always: Token, [first, second, third]: readonly Token[]) {
  if (!first) return undefined;
  const two = second ? CONTRARY[`${first.lower} ${second.lower}`] : undefined;
  const other = two ?? CONTRARY[first.lower];
  const [last, next] = two && second ? [second, third] : [first, second];
  if (
    other === undefined ||
    /^(?:NOUN|ADJ|ADV|PROPN|CCONJ|VERB)$/u.test(/^(?:when|while|if)$/u.test(next?.lower ?? '') ? '' : (next?.pos ?? ''))
  )
    return undefined;
  return { start: always.start, end: last.end, text: `never ${other}` };
}

const OPPOSITES = wordTable<string>({
  remembers: 'forgets',
  remember: 'forget',
  wins: 'loses',
  loses: 'wins',
  misses: 'catches',
});

function fails(always: Token, verb: Token | undefined) {
  const opposite = verb && OPPOSITES[verb.lower];
  if (verb && opposite) return { start: always.start, end: verb.end, text: `never ${opposite}` };
  if (!verb || !CAUSES.test(verb.lemma)) return undefined;
  const form =
    verb.lower === verb.lemma
      ? 'fail'
      : conjugate(verb.lemma, 'third') === verb.lower
        ? 'fails'
        : conjugate(verb.lemma, 'past') === verb.lower
          ? 'failed'
          : undefined;
  return form === undefined
    ? undefined
    : { start: always.start, end: verb.end, text: `never ${form} to ${verb.lemma}` };
}
