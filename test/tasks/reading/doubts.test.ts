import { describe, expect, test } from 'vitest';
import { sentiment } from '../../../src/tasks/index.js';
import { isDoubted, isEmphasised, isInQuestion } from '../../../src/tasks/reading/doubts.js';
import { read } from '../replies.js';
import { placeIn } from './places.js';

type Place = readonly [what: string, marked: string];

const DOUBTED: readonly Place[] = [
  ['could', 'It could be ‹positive›'],
  ['whether', 'I wonder whether it is ‹positive›'],
  ['maybe and a comma', 'Maybe, ‹positive›'],
  ['perhaps and a comma', 'Perhaps, ‹positive›'],
  ['possibly and a comma', 'Possibly, it is ‹positive›'],
  ['would have', 'It would have been ‹positive›'],
  ['could have', 'It could have been ‹positive›'],
  ['might have', 'It might have been ‹positive›'],
  ['should have', 'It should have been ‹positive›'],
  ["I can't", "I can't call it ‹positive›"],
  ['I cannot', 'I cannot call it ‹positive›'],
  ["I couldn't", "I couldn't call it ‹positive›"],
  ["I won't", "I won't call it ‹positive›"],
  ['I cannot, after another word', 'Still I cannot call it ‹positive›'],
  ['as far as we look', `It may ${'very '.repeat(39)}‹positive›`],
]; // biome-ignore format: table

const CERTAIN: readonly Place[] = [
  ['nothing before it', '‹Positive›'],
  ['a plain sentence', 'It is ‹positive›'],
  ['another word and a comma', 'Overall, ‹positive›'],
  ['they have', 'The words have a ‹positive› ring'],
  ['others cannot', 'You cannot miss the ‹positive› tone'],
  ['doubt in the line before', 'Who might it be\n‹Positive›'],
  ['doubt in the sentence before', 'It may rain. ‹Positive›'],
  ['doubt at the end of the sentence before', 'It is long, perhaps. ‹Positive›'],
  ['doubt in an exclamation before', 'It may rain! ‹Positive›'],
  ['doubt in a question before', 'Might it rain? ‹Positive›'],
  ['doubt in a clause before', 'It may rain; ‹positive›'],
  ['doubt before a comma', 'If it rains, ‹positive›'],
  ['doubt before a turn', 'It may rain but it is ‹positive›'],
  ['doubt farther than we look', `It may ${'very '.repeat(40)}‹positive›`],
]; // biome-ignore format: table

describe('whether what is said before a label leaves it open', () => {
  test.each(DOUBTED)('%s: it does', (_, marked) => {
    const { scan, first } = placeIn(marked, sentiment);
    expect(isDoubted(scan, first)).toBe(true);
  });
  test.each(CERTAIN)('%s: it does not', (_, marked) => {
    const { scan, first } = placeIn(marked, sentiment);
    expect(isDoubted(scan, first)).toBe(false);
  });
});

describe('whether a label stands in a question', () => {
  test.each<readonly [what: string, marked: string, want: boolean]>([
    ['a question mark next to it', 'Is it ‹positive›?', true],
    ['a question mark later', 'Is it ‹positive›, to your mind?', true],
    ['nothing after it', 'It is ‹positive›', false],
    ['words after it', 'It is a ‹positive› text', false],
    ['a question before it', 'Is it good? It is ‹positive›', false],
    ['a question right before it', 'Is it good? ‹Positive›', false],
    ['a question in the next sentence', 'It is ‹positive›. Is it not?', false],
    ['a question after an exclamation', 'It is ‹positive›! Is it not?', false],
    ['a question after a semicolon', 'It is ‹positive›; is it not?', false],
    ['a question in the next line', 'It is ‹positive›\nIs it not?', false],
    ['a question mark as far as we look', `Is it ‹positive›${' very'.repeat(39)}?`, true],
    ['a question mark farther than we look', `Is it ‹positive›${' very'.repeat(40)}?`, false],
  ])('%s', (_, marked, want) => {
    const { scan, last } = placeIn(marked, sentiment);
    expect(isInQuestion(scan, last)).toBe(want);
  }); // biome-ignore format: table
});

describe('whether emphasis or quotes stand around a label', () => {
  test.each<readonly [marked: string, want: boolean]>([
    ['It is **‹positive›** to me', true],
    ['It is _‹positive›_ to me', true],
    ['It is `‹positive›` to me', true],
    ['It is "‹positive›" to me', true],
    ["It is '‹positive›' to me", true],
    ['It is "‹positive›." to me', true],
    ['It is "‹positive›," to me', true],
    ['It is **‹positive›!** I say', true],
    ['It is **‹positive›:** I say', true],
    ['It is ‹positive› to me', false],
    ['It is **‹positive› to me**', false],
    ['It is "‹positive›; well" to me', false],
    ['It is "‹positive›?" to me', false],
    ['**It is ‹positive›** to me', false],
    ['It is ‹positive›. "Well', false],
    ['It is **‹positive›', false],
    ['It is **‹positive›.', false],
    ['‹positive›', false],
  ])('%s: %s', (marked, want) => {
    const { scan, first, last } = placeIn(marked, sentiment);
    expect(isEmphasised(scan, first, last)).toBe(want);
  });
});

describe('a reply is read by what it leaves open', () => {
  test.each([
    ['It might have been positive without the end.', 'unreadable'],
    ['Perhaps, positive.', 'unreadable'],
    ['The sentence may sound curt. It is positive.', 'Positive'],
    ['Is it positive, to your mind?', 'unreadable'],
    ['It has positive words, and yet what I would call it is "negative."', 'Negative'],
  ])('%j is read as %s', (reply, want) => {
    expect(read(reply, sentiment)).toBe(want);
  });
});
