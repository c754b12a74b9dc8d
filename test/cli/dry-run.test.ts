import { describe, expect, test } from 'vitest';
import { checkDryRunFormat, dryRunJson, dryRunText } from '../../src/cli/dry-run.js';
import type { Estimate, ModelEstimate } from '../../src/experiment/estimate.js';

const none = { run: 0, 'given-up': 0, cache: 0 };
const known: ModelEstimate = {
  ...{ model: 'openai:gpt-4o', local: false, requests: 1200, held: none, inputTokens: 100_000, outputTokens: 12_000 },
  price: { input: 2.5, output: 10, asOf: '2025-10-01' },
  cost: { input: 0.25, most: 0.37 },
};
const unlimited: ModelEstimate = {
  ...known,
  ...{ model: 'openai:gpt-4.1', outputTokens: undefined, cost: { input: 0.2, most: undefined } },
};
const unknown: ModelEstimate = {
  ...{ ...known, model: 'openai:own', requests: 2, held: { run: 1000, 'given-up': 3, cache: 195 } },
  ...{ price: undefined, cost: { input: undefined, most: undefined } },
};
const local: ModelEstimate = {
  ...{ ...known, model: 'embedded:lexicon', local: true, price: undefined, cost: { input: 0, most: 0 } },
};
const estimate = (...models: ModelEstimate[]): Estimate => ({ counts: { items: 1, cases: 300 }, models });

describe('a dry run', () => {
  test('is a table: what is not known is said to be unknown, never nothing', () => {
    expect(dryRunText(estimate(known, unlimited, unknown, local), { limited: true })).toBe(
      `300 follow-ups of 1 text; nothing was asked

model             requests  input tokens  output tokens              cost
                               estimated        at most           at most
openai:gpt-4o        1,200       100,000         12,000            $ 0.37
openai:gpt-4.1       1,200       100,000       no limit  $ 0.20 + replies
openai:own               2       100,000         12,000           unknown
embedded:lexicon     1,200       100,000         12,000              free
all                  3,602       400,000       no limit           unknown

openai:own: left out 1,000 answered in this run, 195 in the cache, 3 given up in this run (resume --errors asks them).
Input tokens are an estimate, four characters to one; a request that has to be tried again is counted once.
Replies have no limit: set params: {maxTokens: …} to bound what they cost.
Prices are those of 2025-10-01 (US dollars, not batch); check them before you rely on them.
No price is known of openai:own: set price: {input: …, output: …} at the model.
The experiment stops early where a category is decided: it may ask less.
`,
    );
  });

  test.each<[cost: number, shown: string]>([
    [0, '$ 0.00'],
    [0.0001, '< $ 0.01'],
    [0.005, '$ 0.01'],
    [1234.5, '$ 1,234.50'],
  ])('shows %d dollars as %s', (cost, shown) => {
    const text = dryRunText(estimate({ ...known, cost: { input: cost, most: cost } }), { limited: false });
    expect(text).toMatch(new RegExp(`12,000 +${shown.replaceAll('$', '\\$')}\n`, 'u'));
    expect(text).not.toContain('all  ');
  });

  test('is JSON, with null for what is not known', () => {
    expect(JSON.parse(dryRunJson(estimate(known, unknown), 'x'))).toEqual({
      ...{ schema: 1, name: 'x', items: 1, cases: 300 },
      models: [
        { ...known, held: { run: 0, givenUp: 0, cache: 0 } },
        { ...unknown, held: { run: 1000, givenUp: 3, cache: 195 }, price: null, cost: { input: null, most: null } },
      ],
    });
  });

  test('is printed in no other format', () => {
    expect(() => checkDryRunFormat('html')).toThrow('--format: Expected terminal or json with --dry-run, got `html`');
  });
});
