import { describe, expect, test } from 'vitest';
import { parseColumns } from '../../src/datasets/columns.js';

describe('parseColumns', () => {
  test.each([
    [[], {}],
    [['input=Question', 'label=a=b'], { input: 'Question', label: 'a=b' }],
    [[' id=Row ID'], { id: 'Row ID' }],
  ])('%j', (assignments, want) => {
    expect(parseColumns(assignments)).toEqual(want);
  });

  test.each([
    ['Question', '--columns: Expected PART=COLUMN with a part "id", "input", "context" or "label", got "Question".'],
    ['input=', '--columns: Expected PART=COLUMN with a part "id", "input", "context" or "label", got "input=".'],
    [
      'lable=mood',
      '--columns: Expected PART=COLUMN with a part "id", "input", "context" or "label", got "lable=mood". Did you mean "label"?',
    ],
  ])('refuses %s', (assignment, message) => {
    expect(() => parseColumns([assignment])).toThrow(message);
  });
});
