import { describe, expect, test } from 'vitest';
import type { Task } from '../../../src/core/types.js';
import { sentiment, yesNo } from '../../../src/tasks/index.js';
import { type Marker, markerOf } from '../../../src/tasks/reading/marker.js';
import { choice, read } from '../replies.js';
import { placeIn } from './places.js';

/** Every `yes or no` in a reply counts as a choice. */
function marker(marked: string, task: Task): Marker | undefined {
  const { scan, first } = placeIn(marked, task);
  return markerOf(scan, first, (at) => scan.tokens[at - 1]?.text === 'or');
}

const YES_NO: readonly (readonly [what: string, marked: string, want: Marker | undefined])[] = [
  ['nothing', '‹No›', undefined],
  ['words without a link', 'The answer, he wrote, ‹no›', undefined],
  ['another noun', 'The milk is ‹no›', undefined],
  // boxes and tags
  ['a box', 'Hence \\boxed{‹No›}', 'final'],
  ['an old box', '\\fbox{‹No›}', 'final'],
  ['a box with the text in bold', '\\boxed{\\textbf{‹No›}}', 'final'],
  ['only bold text', '\\textbf{‹No›}', undefined],
  ['boxed in words', 'The fighter boxed ‹no› one', undefined],
  ['a tag', '<answer>‹No›</answer>', 'final'],
  ['a tag of two words', '<final_answer>\n‹No›\n</final_answer>', 'final'],
  ['a tag, and bold text', '<answer>**‹No›**</answer>', 'final'],
  ['a noun after a tag of another kind', '<note>Answer: ‹No›</note>', 'stated'],
  ['a tag of another kind', '<note>‹No›</note>', undefined],
  ['a tag that ended', '<answer>Yes</answer> ‹No› is wrong', undefined],
  ['a quoted line', 'answer> ‹No›', undefined],
  ['a tag far before', '<b>My own sure answer> ‹No›', undefined],
  // a line of its own above
  ['a heading', '## Answer\n‹No›', 'stated'],
  ['a heading at the very start', 'Answer\n‹No›', 'stated'],
  ['a final heading', 'It was hot.\n\n## Final answer\n\n**‹No›**', 'final'],
  ['an ultimate heading', '## The ultimate answer\n‹No›', 'final'],
  ['a heading with a filler', '## My answer\n‹No›', 'stated'],
  ['a heading of two nouns', '## Answer / Conclusion\n‹No›', 'stated'],
  ['a heading that says more', '## Why this answer\n‹No›', undefined],
  ['a heading that goes on', '## Answer explained\n‹No›', undefined],
  ['a heading that starts with the noun', '## Final remarks\n‹No›', undefined],
  ['a line without words', '## Answer\n---\n‹No›', undefined],
  ['a line before that', 'It was hot\n‹No›', undefined],
  ['a colon at the end of a line', 'My answer to this question:\n‹No›', 'stated'],
  ['a colon in bold, and an empty line', '**Final answer to the question:**\n\n‹No›', 'final'],
  ['a link that is not at the end of its line', 'The answer is: hot\n‹No›', undefined],
  // a link and a noun
  ['a colon', 'Answer: ‹no›', 'stated'],
  ['an equals sign', 'Answer = ‹no›', 'stated'],
  ['an arrow', 'Answer → ‹no›', 'stated'],
  ['a verb', 'The answer is ‹no›', 'stated'],
  ['a verb, and words that change nothing', 'The answer is most probably a clear ‹no›', 'stated'],
  ['a noun that is a filler too', 'I would say the answer is ‹no›', 'stated'],
  ['an adverb in front of a colon', 'My answer overall: ‹no›', 'stated'],
  ['a preposition', 'The answer to that question is ‹no›', 'stated'],
  ['what somebody else does with it', 'The answer Tom gave us was ‹no›', undefined],
  ['a contraction', "The answer's ‹no›", 'stated'],
  ['a final contraction', "The final answer's ‹no›", 'final'],
  ["another's", "The company's ‹no› was firm", undefined],
  ['a participle is no contraction', 'labeled ‹no›', undefined],
  // a question in between
  ['a question in quotes', 'The answer to "Is it hot?" is ‹no›', 'stated'],
  ['a question in single quotes', "The answer to 'Is it hot?' is ‹no›", 'stated'],
  ['a sentence that ended', 'I read the label on the tin. The tin is ‹no›', undefined],
  ['a question that ended', 'What was the label on the tin? The tin is ‹no›', undefined],
  ['an exclamation that ended', 'See the label on the tin! The tin is ‹no›', undefined],
  ['a clause that ended', 'I read the label on the tin; the tin is ‹no›', undefined],
  ['a colon that ended it', 'The label on the tin: the tin is ‹no›', undefined],
  ['a line that ended', 'The label on the tin\nThe tin is ‹no›', undefined],
  // final
  ['final', 'Final answer: ‹no›', 'final'],
  ['final alone', 'Final: ‹no›', 'final'],
  ['final three words before', 'My final and only answer: ‹no›', 'final'],
  ['final elsewhere', 'The final bill was a shock to me. The answer is ‹no›', 'stated'],
  // a choice
  ['a choice', 'Yes or no: ‹no›', 'stated'],
  ['a choice in brackets', '(yes or no): ‹no›', 'stated'],
  ['a choice that something is said of', 'Whether yes or no is ‹no› matter', undefined],
  // A:
  ['A:', 'A: ‹no›', 'stated'],
  ['A: after a line', 'Q: Is it hot?\nA: ‹no›', 'stated'],
  ['a: in a line', 'Vitamin a: ‹no›', undefined],
  ['A without a colon', 'A - ‹no›', undefined],
  ['another letter', 'Q: ‹no›', undefined],
  ['A: with more before the colon', 'A guess: ‹no›', undefined],
]; // biome-ignore format: table

describe('what leads up to a label', () => {
  test.each(YES_NO)('%s', (_, marked, want) => {
    expect(marker(marked, yesNo)).toBe(want);
  });

  test('A: is a label where the task has it', () => {
    expect(marker('A: ‹B›', choice)).toBeUndefined();
    expect(marker('Answer: ‹B›', choice)).toBe('stated');
  });

  test('the words of the task are nouns, those of its labels are not', () => {
    expect(marker('The sentiment is ‹positive›', sentiment)).toBe('stated');
    expect(marker('The sentiment is ‹yes›', yesNo)).toBe('stated');
    expect(marker('The urgency is ‹yes›', yesNo)).toBeUndefined();
  });

  test.each([
    ['as far as a verb is looked for', `The answer is ${'very '.repeat(12)}‹positive›`, 'stated'],
    ['farther than a verb is looked for', `The answer is ${'very '.repeat(13)}‹positive›`, undefined],
    ['as far as a noun is looked for', `The label for ${'old '.repeat(38)}tins is ‹positive›`, 'stated'],
    ['farther than a noun is looked for', `The label for ${'old '.repeat(39)}tins is ‹positive›`, undefined],
  ] as const)('%s', (_, marked, want) => {
    expect(marker(marked, sentiment)).toBe(want);
  }); // biome-ignore format: table
});

describe('a marked answer outranks what is said elsewhere', () => {
  test.each([
    ['Answer: Yes\nWait, he died in 1821. \\boxed{No}', 'No'],
    ['Yes, some were hot. <answer>No</answer>', 'No'],
    ['Yes, at first.\n\n## Final answer\nNo', 'No'],
    ['Yes, at first.\n\nFinal answer:\n- No', 'No'],
    ['<answer>Yes</answer>\nNo other answer is right.', 'Yes'],
  ])('%j is read as %s', (reply, want) => {
    expect(read(reply, yesNo)).toBe(want);
  });
});
