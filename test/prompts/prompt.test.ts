import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../src/core/types.js';
import { readPrompt } from '../../src/models/embedded/read-prompt.js';
import { createPrompt } from '../../src/prompts/prompt.js';
import { customTask, sentiment, yesNo } from '../../src/tasks/index.js';

const HOT: Item = {
  id: 'd1',
  input: 'Would ice cream stay solid in an oven?',
  context: 'Ovens are hot.',
  label: 'No',
};
const LEGS: Item = {
  id: 'd2',
  input: 'Do spiders have more legs than cats?',
  context: 'Spiders have eight.',
  label: 'Yes',
};
const DRY: Item = { id: 'd3', input: 'The cake was dry.', label: 'Negative' };

const urgency = customTask({ labels: ['High', 'Low'], question: 'How urgent is the message?' });

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

describe("a user's own prompt", () => {
  test('replaces each part, and keeps the others', () => {
    const prompt = createPrompt(sentiment, {
      user: '{{question}}\n{{#context}}\nBackground: {{context}}\n{{/context}}\nMessage: {{ input }}\n',
      demonstration: '{{input}} => {{label}}',
    });
    expect(prompt.render({ text: 'Hm', context: 'A chat' }, [DRY])).toEqual([
      {
        role: 'system',
        content:
          'You are an assistant that classifies the sentiment of a message as Positive, Negative, or Neutral. Given below is an example of the sentiment analysis task and its context.\n\nThe cake was dry. => Negative',
      },
      {
        role: 'user',
        content: 'What is the sentiment of the following sentence?\nBackground: A chat\nMessage: Hm',
      },
    ]);
  });

  test('may have no system message, and the demonstrations before the text', () => {
    const prompt = createPrompt(sentiment, { system: '', user: '{{demonstrations}}\n\n{{input}} =>' });
    expect(prompt.render({ text: 'Hm' }, [DRY])).toEqual([
      { role: 'user', content: 'Sentence: The cake was dry.\nSentiment: Negative\n\nHm =>' },
    ]);
  });

  test('with the demonstrations in the user message does not have them twice', () => {
    const prompt = createPrompt(urgency, {
      user: '{{#demonstrations}}E.g.\n{{demonstrations}}\n{{/demonstrations}}{{input}}',
    });
    const example = { id: 'd', input: 'Fire!', label: 'High' };
    expect([[], [example]].map((shown) => prompt.render({ text: 'Hm' }, shown).map(({ content }) => content))).toEqual([
      ['You are an assistant that labels a text as High or Low.', 'Hm'],
      ['You are an assistant that labels a text as High or Low.', 'E.g.\nText: Fire!\nLabel: High\nHm'],
    ]);
  });

  test('is never searched for placeholders once texts are in it', () => {
    const prompt = createPrompt(yesNo, { system: '{{demonstrations}}', user: '{{context}}|{{input}}' });
    const shown = { id: 'd', input: '{{label}}', label: 'No' };
    expect(prompt.render({ text: '{{context}}', context: '{{#input}}$&' }, [shown])).toEqual([
      { role: 'system', content: 'Question: {{label}}\nAnswer: No' },
      { role: 'user', content: '{{#input}}$&|{{context}}' },
    ]);
  });

  const WRONG = [
    [{ user: 'Hello' }, 'prompt.user: Expected {{input}}, outside any section, found none'],
    [{ user: '{{#context}}{{input}}{{/context}}' }, 'prompt.user: Expected {{input}}, outside any section, found none'],
    [{ demonstration: '{{input}}' }, 'prompt.demonstration: Expected {{label}}, outside any section, found none'],
    [
      { user: '{{input}} {{contxt}}' },
      'prompt.user: Expected a known placeholder, got `{{contxt}}`. Did you mean "context"?',
    ],
    [{ system: '{{label}}' }, 'prompt.system: Expected a known placeholder, got `{{label}}`. Did you mean "labels"?'],
    [{ user: '{{#context}}{{input}}' }, 'prompt.user: Expected {{/context}} after {{#context}}'],
    [{ user: '{{input}}{{/context}}' }, 'prompt.user: Expected {{#context}} before {{/context}}'],
    [
      { user: '{{#context}}{{#input}}{{/context}}{{/input}}' },
      'prompt.user: Expected {{#context}} before {{/context}}',
    ],
  ] as const;
  test.each(WRONG)('of %j is refused', (own, message) => {
    expect(() => createPrompt(sentiment, own)).toThrow(message);
  });

  test('without a place for demonstrations is refused when there are some', () => {
    const prompt = createPrompt(sentiment, { system: 'Judge.' });
    expect(prompt.render({ text: 'Hm' }, []).map(({ role }) => role)).toEqual(['system', 'user']);
    expect(() => prompt.render({ text: 'Hm' }, [DRY])).toThrow(
      'prompt.system: Expected {{demonstrations}}, for one demonstration, found none',
    );
  });
});

describe('any text and context', () => {
  test('stand in the user message as they are, the text at its end', () => {
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, any, (text, context) => {
        const content = createPrompt(yesNo).render({ text, context }, [HOT])[1]?.content ?? '';
        expect(content.endsWith(`Question: ${text}`)).toBe(true);
        expect(content.includes(`\n\nContext: ${context}\nQuestion: `)).toBe(context.trim() !== '');
      }),
      { seed: 6 },
    );
  });
});
