import { z } from 'zod';
import { amount, number, text, wholeNumber } from '../documents/schema-parts.js';

const dollars = () => amount('US dollars a million tokens, from 0');

const price = z.strictObject(
  { input: dollars().describe('Of what is sent.'), output: dollars().describe('Of what is received.') },
  { error: 'US dollars a million tokens, such as {input: 2.5, output: 10}' },
);

/** A model as experiments and suites name it. */
export const modelSchema = z.union(
  [
    text(),
    z.strictObject({
      use: text('a model such as openai:gpt-4o').describe('provider:name'),
      baseUrl: text('an address such as http://127.0.0.1:11434/v1').describe('Where it is served.').optional(),
      maxConcurrency: wholeNumber(1).describe('At most so many requests at once; 64 by default.').optional(),
      requestsPerMinute: wholeNumber(1).describe('At most so many requests a minute.').optional(),
      tokensPerMinute: wholeNumber(1).describe('At most so many tokens a minute, sent and received.').optional(),
      timeout: number(0, 86_400, true).describe('Seconds that one attempt may take; 120 by default.').optional(),
      attempts: wholeNumber(1).describe('How often one request is tried in all; 5 by default.').optional(),
      retryDelay: number(0, 3600, true)
        .describe('Seconds before the second attempt; doubled with each further one; 1 by default.')
        .optional(),
      price: price.describe('US dollars a million tokens, instead of what is in our list.').optional(),
    }),
  ],
  { error: 'a model such as openai:gpt-4o, or {use: model, baseUrl: address, maxConcurrency: 8}' },
);
