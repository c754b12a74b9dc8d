import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../src/models/embedded/read-options.js';

const sentiments = ['Positive', 'Negative', 'Neutral'];

describe('readOptions', () => {
  it.each<[string, readonly string[]]>([
    ['Limit your answer to only one of these options: Positive, Negative, or Neutral.', sentiments],
    ['Limit your answer to only YES or NO.', ['YES', 'NO']],
    ['Answer the question with Yes or No.', ['Yes', 'No']],
    ['Answer the question (yes/no).', ['yes', 'no']],
    ['Reply with one of: Positive | Negative | Neutral', sentiments],
    ['Options: "Positive", "Negative" and "Neutral"', sentiments],
    ['Is this Positive, Negative or Neutral?', sentiments],
    ['Labels: toxic, not toxic', ['toxic', 'not toxic']],
    ['Answer either true or false', ['true', 'false']],
    ['The options are as follows: [spam, ham]', ['spam', 'ham']],
    ['Tell me how you feel about the following.', []],
    ['Answer: think about it carefully, step by step, and then say what you believe', []],
    ['', []],
  ])('%j', (instruction, want) => {
    expect(readOptions(instruction)).toEqual(want);
  });
});
