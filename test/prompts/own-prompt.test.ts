import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPrompt } from '../../src/prompts/prompt.js';
import { sentiment, yesNo } from '../../src/tasks/index.js';

import { DRY, HOT, urgency } from './examples.js';

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
