import { describe, expect, test } from 'vitest';
import type { Task } from '../../../src/core/types.js';
import { customTask } from '../../../src/tasks/index.js';
import { formsOf, partsOf } from '../../../src/tasks/reading/label-forms.js';
import { type Row, read } from '../replies.js';

const taskOf = (labels: readonly string[], aliases: Readonly<Record<string, readonly string[]>> = {}): Task =>
  customTask({ labels, aliases, question: '?' });

describe('the parts that a label is recognised by', () => {
  test.each([
    ['Not-Urgent', ['not', 'urgent']],
    ['follow_up/later', ['follow', 'up', 'later']],
    [' Très  positif ', ['très', 'positif']],
    ['C++', ['c', '+', '+']],
    ['非常', ['非', '常']],
    ['-', ['-']],
    ['', []],
  ])('%j: %j', (written, parts) => {
    expect(partsOf(written)).toEqual(parts);
  });
});

describe('the forms of the labels', () => {
  test('by their first part, the longest first, with the aliases', () => {
    const forms = formsOf(taskOf(['New', 'New York City', 'New York', 'Paris'], { Paris: ['City of light'] }));
    const written = [...forms].map(([first, some]) => [
      first,
      some.map(({ label, parts }) => [label, parts.join(' ')]),
    ]);
    expect(Object.fromEntries(written)).toEqual({
      new: [
        ['New York City', 'new york city'],
        ['New York', 'new york'],
        ['New', 'new'],
      ],
      city: [['Paris', 'city of light']],
      paris: [['Paris', 'paris']],
    });
  });

  test('are found once for a task', () => {
    const task = taskOf(['Spam', 'Ham']);
    expect(formsOf(task)).toBe(formsOf(task));
  });

  test.each<readonly [what: string, label: string, everyday: boolean]>([
    ['a letter', 'A', true],
    ['a number', '1', true],
    ['a short word', 'yes', true],
    ['an everyday word', 'Other', true],
    ['a word in a script without spaces', '非常积极', true],
    ['a longer word', 'spam', false],
    ['several words, all of them short', 'B or C', false],
    ['short words and signs', 'A+', false],
    ['several words with an everyday one', 'High risk', false],
    ['a word in two scripts', '很ok', false],
  ])('%s, everyday or not', (_, label, everyday) => {
    const forms = [...formsOf(taskOf([label, 'Something longer'])).values()].flat();
    expect(forms.filter((form) => form.label === label).map((form) => form.everyday)).toEqual([everyday]);
  });
});

describe('a reply of labels that start alike', () => {
  const cities = taskOf(['New', 'New York', 'New York City', 'Other']);
  const ROWS: readonly Row[] = [
    ['New', 'New'],
    ['New York.', 'New York'],
    ['new-york-city', 'New York City'],
    ['The answer is New York, which is a state.', 'New York'],
    ['There is no other way to put it.', 'unreadable'],
    ['Answer: other', 'Other'],
  ];
  test.each(ROWS)('%j is read as %s', (reply, want) => {
    expect(read(reply, cities)).toBe(want);
  });
});
