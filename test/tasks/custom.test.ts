import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { type CustomTask, customTask, labelOf, readAnswer } from '../../src/tasks/index.js';

const GIVEN: CustomTask = {
  name: 'urgency',
  labels: ['Urgent ', 'Normal', 'Low'],
  opposites: { urgent: 'Low' },
  question: 'How urgent is it?',
  aliases: { low: ['Minor'] },
};

describe('customTask', () => {
  test('spells labels one way and makes opposites symmetric', () => {
    expect(customTask(GIVEN)).toEqual({
      name: 'urgency',
      like: 'labels',
      question: 'How urgent is it?',
      labels: ['Urgent', 'Normal', 'Low'],
      opposites: { Urgent: 'Low', Low: 'Urgent' },
      aliases: { Low: ['minor'] },
    });
  });

  test('is called after its family, and has no opposites and aliases, by default', () => {
    expect(customTask({ labels: ['+', '-'], question: '?', like: 'sentiment' })).toEqual({
      name: 'sentiment',
      like: 'sentiment',
      question: '?',
      labels: ['+', '-'],
      opposites: {},
    });
  });

  test('takes labels that are called as what every object has', () => {
    const task = customTask({ labels: ['constructor', 'toString'], question: '?', aliases: { toString: ['printer'] } });
    expect([labelOf(task, 'Constructor'), labelOf(task, 'printer')]).toEqual(['constructor', 'toString']);
    expect(readAnswer('It is the constructor.', task)).toEqual({ kind: 'answer', value: 'constructor' });
  });

  const WRONG: readonly (readonly [Partial<CustomTask>, string])[] = [
    [{ labels: ['Urgent'] }, 'task urgency: Expected `labels` to be at least two labels, got 1'],
    [
      { labels: ['Low', 'Normal', 'LOW', 'Urgent'] },
      'task urgency: Expected `labels` to be told apart whatever their letter case and punctuation, got "Low" and "LOW"',
    ],
    [
      { labels: ['Urgent', 'Low', 'not low', 'Not-Low'] },
      'task urgency: Expected `labels` to be told apart whatever their letter case and punctuation, got "not low" and "Not-Low"',
    ],
    [
      { labels: ['Urgent', 'Low', ''] },
      'task urgency: Expected `labels` to be told apart whatever their letter case and punctuation, got ""',
    ],
    [
      { aliases: { Low: ['urgent'] } },
      'task urgency: Expected `aliases` to be told apart whatever their letter case and punctuation, got "Urgent" and "urgent"',
    ],
    [
      { aliases: { Lo: ['minor'] } },
      'task urgency: Expected `aliases` to be of the labels Urgent, Normal, Low, got "Lo". Did you mean "Low"?',
    ],
    [
      { opposites: { Urgent: 'Lower' } },
      'task urgency: Expected `opposites` to be of the labels Urgent, Normal, Low, got "Lower". Did you mean "Low"?',
    ],
    [
      { opposites: { Urgent: 'Low', Low: 'Normal' } },
      'task urgency: Expected `opposites` to be pairs that agree in both directions, got "Low" with "Urgent" and "Normal"',
    ],
    [
      { opposites: { Urgent: 'urgent' } },
      'task urgency: Expected `opposites` to be pairs that agree in both directions, got "Urgent" as its own opposite',
    ],
    [{ question: ' ' }, 'task urgency: Expected `question` to be the instruction for the model, got an empty text'],
  ];
  test.each(WRONG)('refuses %j', (part, message) => {
    expect(() => customTask({ ...GIVEN, ...part })).toThrow(new UserError(message));
  });
});
