import { describe, expect, test } from 'vitest';
import { createModelProgress, duration } from '../../src/cli/model-progress.js';

const answered = { how: 'answered', usage: undefined } as const;

describe('progress of a model', () => {
  test('says how far it is, how fast, and how long it will be', () => {
    const progress = createModelProgress(5000, 0);
    for (let at = 0; at < 1200; at++) progress.settled(at % 2 ? answered : { how: 'kept' });
    expect(progress.line(20_000)).toBe('1,200 of 5,000, 60 a second, 1 min 4 s left');
    expect([progress.done, progress.finished]).toEqual([1200, false]);
  });

  test('says nothing of what it does not know', () => {
    expect(createModelProgress(10, 0).line(0)).toBe('0 of 10, 0.0 a second');
  });

  test('counts what got no reply, tokens, and cost where it is known', () => {
    const progress = createModelProgress(4, 0);
    progress.settled({ how: 'error' });
    progress.settled({ how: 'answered', usage: { inputTokens: 4000, outputTokens: 500 }, cost: 0.25 });
    progress.settled({ how: 'answered', usage: { inputTokens: 4000, outputTokens: 500 }, cost: 0.27 });
    expect(progress.line(2000)).toBe('3 of 4, 1.5 a second, 1 s left, 1 without a reply, 9,000 tokens, $ 0.52');
    progress.settled({ how: 'answered', usage: { inputTokens: 300_000, outputTokens: 1600 } });
    expect(progress.line(2000)).toBe('4 of 4, 2.0 a second, 1 without a reply, 311k tokens, $ 0.52');
    expect(progress.finished).toBe(true);
  });

  test('the rate is that of the last half minute', () => {
    const progress = createModelProgress(100_000, 0);
    const lines: string[] = [];
    for (let second = 1; second <= 120; second++) {
      for (let at = 0; at < (second <= 60 ? 1000 : 100); at++) progress.settled(answered);
      lines.push(progress.line(second * 1000));
    }
    expect(lines[59]).toContain('1,000 a second');
    expect(lines[119]).toContain('100 a second');
  });

  test.each([
    [0.2, '1 s'],
    [59, '59 s'],
    [60, '1 min 0 s'],
    [3599, '59 min 59 s'],
    [3600, '1 h 00 min'],
    [7380, '2 h 03 min'],
  ])('%s seconds are %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});
