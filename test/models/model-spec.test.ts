import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelSpec } from '../../src/core/types.js';
import { models, openModel, parseModelSpec } from '../../src/models/index.js';
import type { ModelEntry } from '../../src/models/model-spec.js';

describe('parseModelSpec', () => {
  it.each<[ModelEntry, ModelSpec]>([
    ['openai:gpt-4o', { provider: 'openai', name: 'gpt-4o' }],
    ['openai:llama3.2:8b', { provider: 'openai', name: 'llama3.2:8b' }],
    [' openai : gpt-4o ', { provider: 'openai', name: 'gpt-4o' }],
    ['replay:runs/a.jsonl#openai:gpt-4o', { provider: 'replay', name: 'runs/a.jsonl#openai:gpt-4o' }],
    ['replay:C:\\runs\\a.jsonl', { provider: 'replay', name: 'C:\\runs\\a.jsonl' }],
    [{ use: 'embedded:lexicon' }, { provider: 'embedded', name: 'lexicon' }],
    [
      { use: 'openai:llama3.2', baseUrl: 'http://127.0.0.1:11434/v1/', maxConcurrency: 8 },
      { provider: 'openai', name: 'llama3.2', baseUrl: 'http://127.0.0.1:11434/v1', maxConcurrency: 8 },
    ],
    [
      {
        ...{ use: 'openai:x', requestsPerMinute: 60, tokensPerMinute: 90_000, timeout: 0.5, attempts: 1 },
        price: { input: 0, output: 2.5 },
      },
      {
        ...{ provider: 'openai', name: 'x', requestsPerMinute: 60, tokensPerMinute: 90_000, timeout: 0.5, attempts: 1 },
        price: { input: 0, output: 2.5 },
      },
    ],
  ])('%j', (entry, want) => {
    expect(parseModelSpec(entry)).toEqual(want);
  });

  it.each<[ModelEntry, string]>([
    ['opnai:gpt-4o', 'Unknown provider `opnai` in `opnai:gpt-4o`. Did you mean "openai"?'],
    ['gpt-4o', 'Expected a model as `provider:name`, got `gpt-4o`.'],
    ['openai', 'Expected a name after `openai:`, got `openai`'],
    ['openai:', 'Expected a name after `openai:`, got `openai:`'],
    ['', 'Expected a model as `provider:name`, got ``.'],
    [{ use: 'openai:x', baseUrl: 'nowhere' }, 'Expected `baseUrl` to be an http:// or https:// address, got `nowhere`'],
    [
      { use: 'openai:x', maxConcurrency: 0 },
      'openai:x: Expected `maxConcurrency` to be a whole number from 1, got `0`',
    ],
    [
      { use: 'openai:x', requestsPerMinute: 0.5 },
      'openai:x: Expected `requestsPerMinute` to be a whole number from 1, got `0.5`',
    ],
    [{ use: 'openai:x', timeout: 0 }, 'openai:x: Expected `timeout` to be a number of seconds above 0, got `0`'],
    [
      { use: 'openai:x', price: { input: -1, output: 2 } },
      'openai:x: Expected `price` to be US dollars a million tokens, {input: 2.5, output: 10}, got `{"input":-1,"output":2}`',
    ],
  ])('%j is for the user to mend', (entry, message) => {
    expect(() => parseModelSpec(entry)).toThrow(expect.objectContaining({ name: 'UserError', message }));
  });

  it('knows the providers that a configuration brings', () => {
    const mine = { name: 'mine', about: 'mine', examples: ['mine:x'], open: () => Promise.reject(new Error('unused')) };
    expect(parseModelSpec('mine:y', [...models, mine])).toEqual({ provider: 'mine', name: 'y' });
  });

  it('reads any text or says what is wrong with it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((name) => `openai:${name}`),
        ),
        (text) => {
          try {
            expect(parseModelSpec(text).name).toMatch(/\S/);
          } catch (error) {
            expect(error).toMatchObject({ name: 'UserError' });
          }
        },
      ),
    );
  });
});

describe('models', () => {
  it('are named uniquely and have examples that are theirs', () => {
    expect(models.map(({ name }) => name)).toEqual(['embedded', 'openai', 'gemini', 'anthropic', 'replay']);
    for (const { name, examples, about } of models) {
      expect(about).toMatch(/\S/);
      expect(examples.filter((example) => example.includes(`${name}:`))).toEqual(examples);
      expect(examples).not.toHaveLength(0);
    }
  });

  it.each(['openai:gpt-4o', 'gemini:gemini-2.0-flash', 'anthropic:claude-haiku-4-5'])(
    '%s asks for its key before any request',
    async (entry) => {
      const want = {
        name: 'UserError',
        message: expect.stringMatching(/ needs a key: set the environment variable [A-Z_ or]+$/),
      };
      await expect(openModel(parseModelSpec(entry), {})).rejects.toMatchObject(want);
    },
  );

  it('are opened with the name of their specification', async () => {
    const environment = { OPENAI_API_KEY: 'k', GEMINI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' };
    const entries = ['openai:gpt-4o', 'gemini:gemini-2.0-flash', 'anthropic:claude-haiku-4-5', 'embedded:lexicon'];
    const opened = await Promise.all(entries.map((entry) => openModel(parseModelSpec(entry), environment)));
    expect(opened.map(({ name }) => name)).toEqual(entries);
  });
});
