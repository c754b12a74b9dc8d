import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/models/index.js';
import { costOf, priceOf } from '../../src/models/prices.js';

const listed = { input: 2.5, output: 10, asOf: '2025-10-01' };

describe('priceOf', () => {
  test.each<[string, Parameters<typeof priceOf>[0], ReturnType<typeof priceOf>]>([
    ['a listed model', { provider: 'openai', name: 'gpt-4o' }, listed],
    ['a version of it', { provider: 'openai', name: 'gpt-4o-2024-08-06' }, listed],
    ['another model that begins so', { provider: 'openai', name: 'gpt-4o-audio' }, undefined],
    ['another provider', { provider: 'gemini', name: 'gpt-4o' }, undefined],
    ['another server', { provider: 'openai', name: 'gpt-4o', baseUrl: 'http://127.0.0.1:1/v1' }, undefined],
    [
      "the user's own price, wherever it is served",
      { provider: 'openai', name: 'gpt-4o', baseUrl: 'http://127.0.0.1:1/v1', price: { input: 0, output: 1 } },
      { input: 0, output: 1 },
    ],
  ])('%s', (_, spec, price) => {
    expect(priceOf(spec)).toEqual(price);
  });

  test('costs are in dollars, and not known where tokens or price are not', () => {
    const usage = { inputTokens: 1_000_000, outputTokens: 100_000 };
    expect([costOf(usage, listed), costOf(usage, undefined), costOf(undefined, listed)]).toEqual([
      3.5,
      undefined,
      undefined,
    ]);
  });
});

describe('addressOf', () => {
  const gpt = { provider: 'openai', name: 'gpt-4o' };
  test.each<[string, Parameters<typeof addressOf>, string | undefined]>([
    ["the provider's own", [gpt, {}], undefined],
    ["the provider's own, said", [gpt, { OPENAI_BASE_URL: 'https://api.openai.com/v1/' }], undefined],
    ["the environment's", [gpt, { OPENAI_BASE_URL: 'http://proxy/v1' }], 'http://proxy/v1'],
    [
      "the specification's, before the environment's",
      [{ ...gpt, baseUrl: 'http://own/v1' }, { OPENAI_BASE_URL: 'http://proxy/v1' }],
      'http://own/v1',
    ],
    ['of an embedded model', [{ provider: 'embedded' }, { OPENAI_BASE_URL: 'http://proxy/v1' }], undefined],
  ])('%s', (_, given, address) => {
    expect(addressOf(...given)).toBe(address);
  });
});
