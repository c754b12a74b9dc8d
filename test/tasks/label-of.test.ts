import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customTask, labelOf, sentiment, taskNamed, tasks, yesNo } from '../../src/tasks/index.js';
import { stars, urgency } from './replies.js';

const levels = customTask({
  name: 'level',
  labels: ['Level 2', '1 star', 'Grade: -1', 'Grade: 1'],
  question: '?',
});

describe('labelOf', () => {
  test.each([
    [yesNo, true, 'Yes'],
    [yesNo, false, 'No'],
    [yesNo, 'TRUE', 'Yes'],
    [yesNo, ' no ', 'No'],
    [yesNo, 'maybe', undefined],
    [yesNo, null, undefined],
    [yesNo, 1, undefined],
    [sentiment, 'positive', 'Positive'],
    [sentiment, 'NEG', 'Negative'],
    [sentiment, 'ｎｅｕｔｒａｌ', 'Neutral'],
    [sentiment, 'Positive or Negative', undefined],
    [sentiment, true, undefined],
    [sentiment, '', undefined],
    [urgency, 'not_urgent', 'Not urgent'],
    [urgency, 'Not-Urgent', 'Not urgent'],
    [urgency, 'Not  urgent', 'Not urgent'],
    [urgency, 'noturgent', undefined],
    [levels, 'level_2', 'Level 2'],
    [levels, '1-star', '1 star'],
    [levels, 'Grade: -1', 'Grade: -1'],
    [levels, 'Grade: 1', 'Grade: 1'],
    [levels, 'Grade:1', undefined],
    [stars, 3, '3'],
    [stars, -3, undefined],
    [stars, ['3'], undefined],
  ])('of $name: %j is %j', (task, raw, want) => {
    expect(labelOf(task, raw)).toBe(want);
  });

  test('is undefined or a label for any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...tasks, urgency), (raw, task) => {
        expect([undefined, ...task.labels]).toContain(labelOf(task, raw));
      }),
      { seed: 3 },
    );
  });
});

describe('taskNamed', () => {
  test('gives the built-in tasks', () => {
    expect(tasks.map(({ name }) => taskNamed(name))).toEqual([sentiment, yesNo]);
  });

  test('suggests the nearest name', () => {
    expect(() => taskNamed('sentimnet')).toThrow(
      'Expected a task (sentiment or yes-no), got "sentimnet". Did you mean "sentiment"?',
    );
  });
});
