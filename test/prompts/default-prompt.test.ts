import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrompt } from '../../src/models/embedded/read-prompt.js';
import { createPrompt } from '../../src/prompts/prompt.js';
import { customTask, sentiment, yesNo } from '../../src/tasks/index.js';

import { DRY, HOT, LEGS, urgency } from './examples.js';

describe('the default prompt', () => {
  test('of sentiment, zero-shot', () => {
    expect(createPrompt(sentiment).render({ text: 'I love it' }, [])).toEqual([
      {
        role: 'system',
        content: 'You are an assistant that classifies the sentiment of a message as Positive, Negative, or Neutral.',
      },
      {
        role: 'user',
        content:
          'What is the sentiment of the following sentence? Limit your answer to only one of these options: Positive, Negative, or Neutral.\n\nSentence: I love it',
      },
    ]);
  });

  test('of sentiment, one-shot: the system message shows the example', () => {
    expect(createPrompt(sentiment).render({ text: 'I love it' }, [DRY])[0]).toEqual({
      role: 'system',
      content:
        'You are an assistant that classifies the sentiment of a message as Positive, Negative, or Neutral. Given below is an example of the sentiment analysis task.\n\nSentence: The cake was dry.\nSentiment: Negative',
    });
  });

  test('of yes-no with context: the examples have theirs', () => {
    const messages = createPrompt(yesNo).render({ text: 'Is it?', context: 'It is.' }, [HOT, LEGS]);
    expect(messages).toEqual([
      {
        role: 'system',
        content:
          'You act as a question-answering system that answers the given question. Given below are examples of the question-answering task and their contexts.\n\nContext: Ovens are hot.\nQuestion: Would ice cream stay solid in an oven?\nAnswer: No\n\nContext: Spiders have eight.\nQuestion: Do spiders have more legs than cats?\nAnswer: Yes',
      },
      {
        role: 'user',
        content:
          'What is the answer to the question below? Base your answer on the given context. Limit your answer to only Yes or No.\n\nContext: It is.\nQuestion: Is it?',
      },
    ]);
  });

  test.each([undefined, '', ' '])('of yes-no with context %j: the examples have none either', (context) => {
    expect(createPrompt(yesNo).render({ text: 'Is it?', context }, [HOT])).toEqual([
      {
        role: 'system',
        content:
          'You act as a question-answering system that answers the given question. Given below is an example of the question-answering task.\n\nQuestion: Would ice cream stay solid in an oven?\nAnswer: No',
      },
      {
        role: 'user',
        content: 'What is the answer to the question below? Limit your answer to only Yes or No.\n\nQuestion: Is it?',
      },
    ]);
  });

  test('of labels of any kind', () => {
    expect(createPrompt(urgency).render({ text: 'Call me' }, [{ id: 'd', input: 'Fire!', label: 'High' }])).toEqual([
      {
        role: 'system',
        content:
          'You are an assistant that labels a text as High or Low. Given below is an example of the labelling task.\n\nText: Fire!\nLabel: High',
      },
      {
        role: 'user',
        content:
          'How urgent is the message?\nLimit your answer to only one of these options: High or Low.\n\nText: Call me',
      },
    ]);
  });

  test('of a task that only shares a built-in name has its own question and the neutral words', () => {
    const own = customTask({ like: 'yes-no', labels: ['Yes', 'No'], question: 'Is this comment toxic?' });
    expect(createPrompt(own).render({ text: 'You!' }, [])[1]?.content).toBe(
      'Is this comment toxic?\nLimit your answer to only one of these options: Yes or No.\n\nText: You!',
    );
  });

  test('is read back by the embedded models', () => {
    const text = fc.stringMatching(/^[a-zA-Z,.!?🙂 ]*[a-z]$/u).map((each) => each.trim());
    fc.assert(
      fc.property(fc.constantFrom(sentiment, yesNo, urgency), text, fc.option(text), (task, input, context) => {
        const items = task.labels.map((label, at) => ({
          id: label,
          input: `Text ${at}`,
          label,
          context: `Fact ${at}`,
        }));
        const parts = readPrompt(createPrompt(task).render({ text: input, context: context ?? '' }, items));
        expect(parts).toEqual({
          text: input,
          context: context ?? undefined,
          options: task.labels,
          demonstrations: items.map((item) => ({
            text: item.input,
            context: context === null ? undefined : item.context,
            label: item.label,
          })),
        });
      }),
      { seed: 5 },
    );
  });
});
