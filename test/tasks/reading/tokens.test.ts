import { describe, expect, test } from 'vitest';
import { customTask } from '../../../src/tasks/index.js';
import { lex } from '../../../src/tasks/reading/tokens.js';
import { read } from '../replies.js';

describe('the words, marks and line ends of a text', () => {
  test.each<readonly [what: string, text: string, want: readonly string[]]>([
    ['nothing', '', []],
    ['words', 'it is  so', ['word it', 'word is', 'word so']],
    ['an apostrophe inside a word', "it isn't 'so'", ['word it', "word isn't", "mark '", 'word so', "mark '"]],
    ['marks, one by one', 'so!? (1)', ['word so', 'mark !', 'mark ?', 'mark (', 'word 1', 'mark )']],
    ['a hyphen between words', 'non-so', ['word non', 'mark -', 'word so']],
    ['numbers', '-1 3.5 1,000 2x', ['word -1', 'word 3.5', 'word 1,000', 'word 2x']],
    ['an underscore', 'not_so', ['word not', 'mark _', 'word so']],
    ['line ends, however many', 'a\n\n \n b', ['word a', 'break \n', 'word b']],
    ['an emoji', '👍 so', ['mark 👍', 'word so']],
    ['scripts without spaces', '积极 so', ['word 积', 'word 极', 'word so']],
    ['accents', 'e\u0301te\u0301', ['word e\u0301te\u0301']],
  ])('%s', (_, text, want) => {
    expect(lex(text).map((token) => `${token.kind} ${token.text}`)).toEqual(want);
  });

  test('each with its place', () => {
    expect(lex('a\n\n bc!').map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 4],
      [4, 6],
      [6, 7],
    ]);
  });

  test('a word in a script without spaces may be part of another: it counts only where an answer stands', () => {
    const tone = () => customTask({ labels: ['积极', '消极'], question: '?' });
    expect(['积极', '答案：积极', '他不是很积极的人', '这个积极的人'].map((reply) => read(reply, tone()))).toEqual([
      '积极',
      '积极',
      'unreadable',
      'unreadable',
    ]);
  });
});
