import type { Rule } from '../../../src/plugin.js';
import { isLetter } from '../../around/register.js';

export const whyNot: Rule = {
  about: 'A suggestion is made by asking why not: “Shall we meet at six?” → “Why don’t we meet at six?”',
  expects: { sentiment: 'same' },
  examples: [
    ['Shall we meet at six?', "Why don't we meet at six?"],
    ["let's try the new cafe on Friday", "why don't we try the new cafe on Friday?"],
  ],
  leaves: [
    'Shall I call?',
    'Shall we sit inside or on the terrace?',
    "Let's not go",
    "Let's see",
    "Let's go!",
    'We shall see',
    "Let's be honest, it is bad",
    "Let's hope it stays dry",
  ],
  words: () => ['shall', 'let'],
  *propose(doc) {
    const [first, second, third] = doc.tokens;
    const [sentence] = doc.sentences;
    if (!first || !second || !third || !sentence || doc.sentences.length > 1 || isLetter(doc)) return;
    if (
      third.lower === 'not' ||
      /^(?:see|be|say|hope|face|just|all|get|pretend|assume|suppose|start|be)$/u.test(third.lower)
    )
      return;
    const why = /^\p{Lu}/u.test(first.text) ? 'Why' : 'why';
    if (third.pos === 'NOUN' || doc.tokens.some(({ text }) => /^(?:[,;:!"“]|or)$/u.test(text))) return; // `or`: a choice
    if (first.lower === 'shall' && second.lower === 'we') {
      yield { edits: [{ start: first.start, end: second.end, text: `${why} don't we` }] };
    }
    const last = doc.tokens.findLast(({ kind, text }) => kind !== 'emoji' && !/^[.]+$/u.test(text));
    const mark = last && doc.tokens[last.index + 1];
    if (
      first.lower === 'let' &&
      /^['’]s$/u.test(second.lower) &&
      last &&
      last.index > 3 &&
      (last.kind === 'word' || last.kind === 'number')
    ) {
      yield {
        edits: [
          { start: first.start, end: second.end, text: `${why} don't we` },
          { start: last.end, end: mark && /^\.+$/u.test(mark.text) ? mark.end : last.end, text: '?' },
        ],
      };
    }
  },
};
