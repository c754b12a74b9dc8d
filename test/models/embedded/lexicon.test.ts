import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Message, Model } from '../../../src/core/types.js';
import { openLexicon } from '../../../src/models/embedded/lexicon.js';
import { modelContract } from '../../../src/testing/model-contract.js';
import { requestOf } from '../../support/request.js';

let model: Model;
beforeAll(async () => {
  model = await openLexicon();
});
const ask = async (content: string, examples = '') => {
  const system: readonly Message[] = examples === '' ? [] : [{ role: 'system', content: examples }];
  return (await model.complete(requestOf([...system, { role: 'user', content }]))).text;
};
const SENTIMENT = 'Limit your answer to only one of these options: Positive, Negative, or Neutral.\n\nSentence: ';
const YES_NO = 'Limit your answer to only YES or NO.\n\n';

describe('embedded:lexicon on sentiments', () => {
  it.each<[string, string]>([
    ['I love this phone', 'Positive'],
    ['This is the worst film', 'Negative'],
    ['The train leaves at nine', 'Neutral'],
    ['I do not love it', 'Negative'],
    ['It’s not bad', 'Positive'],
    ["I didn't really, honestly, ever love it", 'Positive'], // a weakness: the negator is too far away
    ['Great, the screen broke again', 'Positive'], // a weakness: irony
    ['I lvoe this phone', 'Neutral'], // a weakness: a misspelt word
    ['😡😡😡', 'Neutral'], // a weakness: emoji
    ['constructor', 'Neutral'],
  ])('%j is %s', async (text, want) => {
    expect(await ask(SENTIMENT + text)).toBe(want);
  });

  it.each<[string, string, string]>([
    ['a pole that is shown by strong words', 'Sentence: I love it\nSentiment: Positive', 'Neutral'],
    [
      'a neutral text with a mild word',
      'Sentence: We agreed\nSentiment: Neutral\n\nSentence: I love it\nSentiment: Positive',
      'Neutral',
    ],
    ['mild words on the pole', 'Sentence: We agreed\nSentiment: Positive', 'Positive'],
    ['the other pole', 'Sentence: I hate it\nSentiment: Negative', 'Positive'],
  ])('moves the border of a pole after %s', async (_, examples, want) => {
    expect(await ask(`${SENTIMENT}They agreed`, examples)).toBe(want);
  });

  it('answers in the words of the prompt', async () => {
    const prompt = (text: string) => ask(`Options: bad, good\n\nText: ${text}`);
    expect(await Promise.all(['I love it', 'I hate it', 'It is'].map(prompt))).toEqual(['good', 'bad', 'bad']);
  });
});

describe('embedded:lexicon on questions', () => {
  const river = 'Context: The Nile flows through Egypt.\n';
  it.each<[string, string, string]>([
    ['words that the context has', `${river}Question: Does the Nile flow through Egypt?`, 'YES'],
    ['words that it has not', `${river}Question: Does the Amazon flow through Brazilian rainforests?`, 'NO'],
    [
      'a negator in the context',
      'Context: The Nile does not flow through Egypt.\nQuestion: Does the Nile flow through Egypt?',
      'NO',
    ],
    ['an opposite', 'Context: The shop is closed on Sundays.\nQuestion: Is the shop open on Sundays?', 'NO'],
    ['numbers', 'Context: The bridge was built in 1932.\nQuestion: Was the bridge built before 1950?', 'YES'],
    ['a negator in the question, naively', `${river}Question: Doesn't the Nile flow through Egypt?`, 'NO'],
    ['a careful question', 'Question: Could a cat swim?', 'YES'],
    ['a sweeping question', 'Question: Do all cats always swim?', 'NO'],
    ['a plain question', 'Question: Is a cat an animal?', 'YES'],
  ])('goes by %s', async (_, prompt, want) => {
    expect(await ask(YES_NO + prompt)).toBe(want);
  });

  it('leans to the answer of most demonstrations', async () => {
    const examples = 'Question: Is ice hot?\nAnswer: No';
    expect(await ask(`${YES_NO}Question: Is a cat an animal?`, examples)).toBe('NO');
  });

  it('needs more shared words after demonstrations whose contexts share many', async () => {
    const question = 'Question: Does the Nile flow quickly through deserts?';
    const examples = 'Context: Ice melts in sunshine.\nQuestion: Does ice melt in moonlight?\nAnswer: No';
    expect([await ask(YES_NO + river + question), await ask(YES_NO + river + question, examples)]).toEqual([
      'YES',
      'NO',
    ]);
  });
});

describe('embedded:lexicon otherwise', () => {
  it.each<[string, string]>([
    ['Hello!', 'I found no text to judge.'],
    ['Options: red, blue\n\nText: The sky', 'I only know sentiments and yes/no questions, so I cannot say.'],
  ])('says so: %j', async (prompt, want) => {
    expect(await ask(prompt)).toBe(want);
  });

  it('gives one of the options for every text, and the same one again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const answers = [await ask(`${SENTIMENT}x ${text}`), await ask(`${SENTIMENT}x ${text}`)];
        expect(['Positive', 'Negative', 'Neutral']).toContain(answers[0]);
        expect(answers[1]).toBe(answers[0]);
      }),
    );
  });
});

modelContract('embedded:lexicon', async () => ({
  model: await openLexicon(),
  messages: [{ role: 'user', content: `${SENTIMENT}I love it` }],
}));
