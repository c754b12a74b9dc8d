import { describe, expect, test } from 'vitest';
import { outlinesOf, promptOf } from '../../src/page/prompts.js';
import { createPrompt } from '../../src/prompts/prompt.js';
import { taskNamed } from '../../src/tasks/index.js';

const demonstrations = [
  { id: 'd', input: 'Is ice cold?', label: 'Yes', context: 'Ice is frozen water.', metadata: {} },
];
const prompt = createPrompt(taskNamed('yes-no'));
const conditions = [true, false].map((context) => ({
  shots: 'one',
  context,
  render: (asked: { text: string; context?: string | undefined }) =>
    prompt.render(context ? asked : { text: asked.text }, demonstrations),
}));

describe('a prompt from its outline is the one that was sent', () => {
  test.each([
    ['with context', true, 'Snow falls in winter.'],
    ['without', false, 'Snow falls in winter.'],
    ['with context, of an item that has none', true, ''],
  ])('%s', (_, context, given) => {
    const text = 'Does snow $& fall {{input}} $1?';
    const asked = { shots: 'one', context, text, given };
    const sent = prompt.render({ text, context: context ? given : undefined }, demonstrations);
    expect(promptOf(outlinesOf(conditions), asked)).toEqual(sent);
  });

  test('and none where there is no outline', () => {
    expect(promptOf([], { shots: 'one', context: false, text: 'a', given: '' })).toBeUndefined();
  });
});
