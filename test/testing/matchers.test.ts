import { describe, expect, test } from 'vitest';
import { typo } from '../../perturbations/typo.js';
import { scripted } from '../../src/models/scripted.js';
import { matchers } from '../../src/testing/index.js';

expect.extend(matchers);

const TEXTS = ['The soup was delicious and the waiter was friendly.', 'The train was late again this morning.'];
/** Says Positive to what it knows word by word, and Neutral to what it does not. */
const brittle = (text: string) => (TEXTS.includes(text) ? 'Positive' : 'Neutral');

describe('toHold', () => {
  test('passes where every relation holds, for a model as for a function', async () => {
    await expect(() => 'Positive').toHold(typo, TEXTS);
    await expect(scripted(() => 'The sentiment is positive.')).toHold(typo, TEXTS, { task: 'sentiment', perItem: 2 });
  });

  test('fails with the texts and why', async () => {
    await expect(expect(brittle).toHold(typo, TEXTS)).rejects.toThrow(
      /Expected at least 100 % to hold, but 0 of 2 follow-ups by typo hold:\n {2}The soup .*\n {2}→ .*\n {4}Expected the follow-up to be answered Positive too, got Neutral/u,
    );
    await expect(brittle).not.toHold(typo, TEXTS);
  });

  test('takes an operator by its name or its category, and says where there is none', async () => {
    await expect(() => 'Positive').toHold('robustness', TEXTS);
    await expect(expect(brittle).toHold('typo', TEXTS)).rejects.toThrow('0 of 2 follow-ups by typo hold');
    await expect(expect(brittle).toHold('tyop', TEXTS)).rejects.toThrow('Did you mean "typo"?');
  });

  test('asks for as much as it is told to', async () => {
    const half = (text: string) =>
      text.includes('delicious') || !text.includes('train') || TEXTS.includes(text) ? 'Positive' : 'Neutral';
    await expect(half).toHold(typo, TEXTS, { rate: 0.5 });
    await expect(expect(half).toHold(typo, TEXTS, { rate: 0.9 })).rejects.toThrow('1 of 2');
  });

  test('nothing to judge is no pass', async () => {
    await expect(expect(() => 'Positive').toHold(typo, ['ok'])).rejects.toThrow(
      'the operator applies to none of the texts',
    );
    await expect(expect(() => "I can't help with that.").toHold(typo, TEXTS)).rejects.toThrow(
      '2 answers were refused or not read',
    );
  });
});
