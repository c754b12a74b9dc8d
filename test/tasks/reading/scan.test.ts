import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/core/fold.js';
import { customTask, yesNo } from '../../../src/tasks/index.js';
import { MARKER_NOUNS } from '../../../src/tasks/reading/cues.js';
import { isFiller, tokenAt, toScan } from '../../../src/tasks/reading/scan.js';
import { lex } from '../../../src/tasks/reading/tokens.js';
import { read, spam } from '../replies.js';
import { placeIn } from './places.js';

describe('a token of a text', () => {
  test.each([
    ['the first', 0, 'no'],
    ['the last', 1, '.'],
    ['none before the first: the line starts there', -1, '\n'],
    ['none after the last: the line ends there', 2, '\n'],
  ])('%s', (_, at, want) => {
    const token = tokenAt(lex('no.'), at);
    expect([token.text, token.kind === 'break']).toEqual([want, want === '\n']);
  });
});

describe('a word that changes nothing', () => {
  test.each<readonly [what: string, marked: string, want: boolean]>([
    ['an article', '‹The› dog', true],
    ['a noun', 'The ‹dog›', false],
    ['a mark', 'Dogs‹,› cats', false],
    ['a command of LaTeX', '\\‹textbf›{No}', true],
    ['a box of LaTeX', '\\‹boxed›{No}', true],
    ['another command', '\\‹frac›{1}{2}', false],
    ['the name of a command', 'The ‹text› says', false],
    ['the first number of a list', '‹1.› No', true],
    ['a number in brackets', '‹2›) No', true],
    ['a number of two digits', 'Nine\n‹10›. No', true],
    ['the number of a year', '‹1984›. No', false],
    ['a number of three digits', '‹101›. No', false],
    ['a number at the end of a sentence', 'He is ‹9›. No', false],
    ['a number of things', '‹9› lives', false],
    ['a number alone', '‹9›', false],
    ['a number below nought', '‹-9›. No', false],
    ['a letter of a list', '‹b›) No', false],
    ['a word with a number', '‹b1›) No', false],
    ['a number with a unit', '‹10th›. No', false],
  ])('%s', (_, marked, want) => {
    const { scan, first } = placeIn(marked, yesNo);
    expect(isFiller(scan.tokens, first)).toBe(want);
  }); // biome-ignore format: table
});

describe('where the content of a reply starts', () => {
  test.each([
    ['at once', 'No, it is not', 0],
    ['after words that change nothing', 'Well, I would say no', 5],
    ['after marks', '**"No"**', 3],
    ['nowhere: there are as many tokens', 'Well, hm.', 4],
    ['nowhere in an empty reply', '', 0],
  ])('%s', (_, reply, want) => {
    expect(toScan(lex(fold(reply)), yesNo).contentStart).toBe(want);
  });
});

describe("what an answer may be called, by the task's name", () => {
  test.each<readonly [name: string, own: readonly string[]]>([
    ['urgency', ['urgency']],
    ['mood', ['mood']],
    ['Kind of ticket', ['kind', 'ticket']],
    ['ton', []],
    ['is urgent', []],
    ['labels', []],
  ])('%s: %j', (name, own) => {
    const task = customTask({ name, labels: ['Urgent', 'Not urgent'], question: '?' });
    const { nouns } = toScan([], task);
    expect([...nouns].filter((noun) => !MARKER_NOUNS.has(noun))).toEqual(own);
    expect([...MARKER_NOUNS].filter((noun) => !nouns.has(noun))).toEqual([]);
  });

  test('a label that the name is made of is no noun: "spam: …" starts with the label', () => {
    expect(read('Not spam: spam would have a link', spam)).toBe('not spam');
  });
});
