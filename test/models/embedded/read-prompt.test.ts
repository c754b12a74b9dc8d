import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../../src/core/types.js';
import { type PromptParts, readPrompt } from '../../../src/models/embedded/read-prompt.js';

const user = (content: string): Message => ({ role: 'user', content });
const system = (content: string): Message => ({ role: 'system', content });
const SENTIMENTS = ['Positive', 'Negative', 'Neutral'];
const INSTRUCTION =
  'What is the sentiment? Limit your answer to only one of these options: Positive, Negative, or Neutral.';

describe('readPrompt', () => {
  it.each<[string, readonly Message[], PromptParts]>([
    [
      'a sentence',
      [user(`${INSTRUCTION}\n\nSentence: I like it`)],
      { text: 'I like it', context: undefined, options: SENTIMENTS, demonstrations: [] },
    ],
    [
      'a text of several lines',
      [user(`${INSTRUCTION}\nSentence: I like it.\n\nBut: not much\n`)],
      { text: 'I like it.\n\nBut: not much', context: undefined, options: SENTIMENTS, demonstrations: [] },
    ],
    [
      'demonstrations in the system message',
      [
        system(
          'Here are examples.\n\nSentence: So bad\nSentiment: Negative\n\nSentence: So\ngood\nSentiment: Positive',
        ),
        user(`${INSTRUCTION}\nSentence: I like it`),
      ],
      {
        text: 'I like it',
        context: undefined,
        options: SENTIMENTS,
        demonstrations: [
          { text: 'So bad', context: undefined, label: 'Negative' },
          { text: 'So\ngood', context: undefined, label: 'Positive' },
        ],
      },
    ],
    [
      'a question with context and demonstrations with context',
      [
        system(
          'Context: Ice melts.\nIn heat.\nQuestion: Is ice hot?\nAnswer: No\n\nQuestion: Is fire hot?\nAnswer: Yes',
        ),
        user('Answer the question. Reply with only YES or NO.\n\nContext: Grass is green.\n\nQuestion: Is grass red?'),
      ],
      {
        text: 'Is grass red?',
        context: 'Grass is green.',
        options: ['YES', 'NO'],
        demonstrations: [
          { text: 'Is ice hot?', context: 'Ice melts.\nIn heat.', label: 'No' },
          { text: 'Is fire hot?', context: undefined, label: 'Yes' },
        ],
      },
    ],
    [
      'a labelled text',
      [user('Choose one of: billing, technical support, other\n\nText: My card was charged twice')],
      {
        text: 'My card was charged twice',
        context: undefined,
        options: ['billing', 'technical support', 'other'],
        demonstrations: [],
      },
    ],
    [
      'demonstrations in the message itself, and a line that invites the answer',
      [user('Text: a b\nLabel: x\n\nText: c d\nLabel: y\n\nText: a d\nLabel:')],
      {
        text: 'a d',
        context: undefined,
        options: ['x', 'y'],
        demonstrations: [
          { text: 'a b', context: undefined, label: 'x' },
          { text: 'c d', context: undefined, label: 'y' },
        ],
      },
    ],
    [
      'demonstrations as turns',
      [user('Question: Is ice hot?'), { role: 'assistant', content: 'No' }, user('Question: Is fire hot?')],
      {
        text: 'Is fire hot?',
        context: undefined,
        options: ['Yes', 'No'],
        demonstrations: [{ text: 'Is ice hot?', context: undefined, label: 'No' }],
      },
    ],
    [
      'a text that looks solved, where no other is asked',
      [user(`${INSTRUCTION}\nSentence: She said\nAnswer: no thanks`)],
      { text: 'She said\nAnswer: no thanks', context: undefined, options: SENTIMENTS, demonstrations: [] },
    ],
    [
      'options of the system message',
      [system('You are a judge. Answer yes or no.'), user('Text: Is it?')],
      { text: 'Is it?', context: undefined, options: ['yes', 'no'], demonstrations: [] },
    ],
    ['no marker', [user('Hello!')], { text: undefined, context: undefined, options: [], demonstrations: [] }],
    [
      'a marker without a text',
      [user('Sentence:  \n')],
      { text: undefined, context: undefined, options: SENTIMENTS, demonstrations: [] },
    ],
    ['no message', [], { text: undefined, context: undefined, options: [], demonstrations: [] }],
  ])('finds %s', (_, messages, want) => {
    expect(readPrompt(messages)).toEqual(want);
  });

  it('finds every text that follows the last marker', () => {
    const text = fc.string({ minLength: 1 }).filter((each) => each.trim() !== '' && !/^[ \t]*\w+[ \t]*:/m.test(each));
    fc.assert(
      fc.property(text, text, (context, asked) => {
        const { text: found, context: around } = readPrompt([user(`Context: ${context}\nQuestion: ${asked}`)]);
        expect([found, around]).toEqual([asked.trim(), context.trim()]);
      }),
    );
  });

  it('reads any messages without failing', () => {
    const line = fc.constantFrom(
      'Sentence: a',
      'Sentiment: b',
      'Context: c',
      'Answer:',
      'Question:',
      '',
      'Options: d, e',
      ':',
    );
    const message = fc.record({
      role: fc.constantFrom('system' as const, 'user' as const, 'assistant' as const),
      content: fc.oneof(
        fc.string(),
        fc.array(line).map((lines) => lines.join('\n')),
      ),
    });
    fc.assert(
      fc.property(fc.array(message), (messages) => {
        const { text, demonstrations } = readPrompt(messages);
        expect(text === undefined || text !== '').toBe(true);
        expect(demonstrations.filter((each) => each.text === '' || each.label === '')).toEqual([]);
      }),
    );
  });
});
