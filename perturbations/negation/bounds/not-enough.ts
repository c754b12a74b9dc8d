import { type Rule, wordTable } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';

const CONTRARY = wordTable<string>({
  small: 'big',
  short: 'long',
  slow: 'fast',
  weak: 'strong',
  narrow: 'wide',
  dark: 'bright',
  cold: 'warm',
  thin: 'thick',
  late: 'early',
  quiet: 'loud',
  young: 'old',
  dim: 'bright',
});

export const notEnough: Rule = {
  about: 'What is too little to do something is not enough: “too small to sit in” → “not big enough to sit in”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The kitchen was too small to sit in', "The kitchen wasn't big enough to sit in"],
    ['The print is too small to read.', "The print isn't big enough to read."],
    ["It's too cold for a swim", "It's not warm enough for a swim"],
  ],
  leaves: [
    'The kitchen was too small',
    'It was far too small to sit in',
    'It is too late to call',
    'It was never too small to sit in',
    'I was too young to die',
    'Was it too small to sit in?',
    'It was too small and too dark to sit in',
    'Nothing was too small to sit in',
  ],
  words: () => ['too'],
  *propose(doc) {
    if (!/\btoo\b/u.test(doc.text) || doc.text.includes('?')) return;
    for (const { finite, verb, negation, rest, subject } of doc.clauses) {
      const [too, quality, next] = rest.tokens;
      const base = CONTRARY[quality?.lower ?? ''];
      if (too?.lower !== 'too' || !quality || base === undefined || !/^(?:to|for)$/u.test(next?.lower ?? '')) continue;
      if (negation || finite !== verb || !/^(?:is|was|are|were|'s|'re)$/u.test(verb.lower)) continue;
      if (/^(?:nothing|nobody|no|none|never)\b/iu.test(subject.text) || quality.lower === 'late') continue;
      if (/^(?:young)$/u.test(quality.lower) && /\bdie\b/u.test(rest.text)) continue;
      if (rest.tokens.some(({ lower }) => /^(?:and|or|but|any|anyone|anything|even)$/u.test(lower))) continue;
      const not = verb.lower.startsWith("'") || isLonghand(doc) ? ' not' : "n't";
      yield {
        edits: [
          { start: verb.end, end: verb.end, text: not },
          { start: too.start, end: quality.end, text: `${base} enough` },
        ],
      };
    }
  },
};
