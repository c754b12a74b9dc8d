import { beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/core/types.js';
import { openNeighbours } from '../../../src/models/embedded/neighbours.js';
import { modelContract } from '../../../src/testing/model-contract.js';
import { requestOf } from '../../support/request.js';

const EXAMPLES = [
  'Sentence: The train was late and dirty\nSentiment: Negative',
  'Sentence: We loved the museum, and the garden\nSentiment: Positive',
  'Sentence: The shop opens at nine, says the constructor\nSentiment: Neutral',
].join('\n\n');

let model: Model;
beforeAll(async () => {
  model = await openNeighbours();
});
const ask = async (text: string, examples = EXAMPLES) => {
  const messages = [
    { role: 'system' as const, content: examples },
    { role: 'user' as const, content: `Options: Positive, Negative, Neutral\n\nSentence: ${text}` },
  ];
  return (await model.complete(requestOf(messages))).text;
};

describe('embedded:neighbours', () => {
  it.each<[string, string]>([
    ['Trains are late', 'Negative'],
    ['She loves gardens', 'Positive'],
    ['When does the shop open?', 'Neutral'],
    ['constructor', 'Neutral'],
    ['Nothing in common', 'Negative'], // a draw: the first
    ['😀', 'Negative'],
  ])('%j is like the example of %s', async (text, want) => {
    expect(await ask(text)).toBe(want);
  });

  it('cannot say without examples', async () => {
    expect(await ask('Trains are late', 'Be brief.')).toBe('I have no examples to compare with, so I cannot say.');
  });

  it('says that it found no text', async () => {
    expect(await ask('')).toBe('I found no text to judge.');
  });
});

modelContract('embedded:neighbours', async () => ({
  model: await openNeighbours(),
  messages: [{ role: 'user', content: `${EXAMPLES}\n\nSentence: She loves gardens` }],
}));
