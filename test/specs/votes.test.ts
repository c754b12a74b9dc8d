import { describe, expect, test } from 'vitest';
import { readMeasure } from '../../src/specs/evaluate/metrics/read-measure.js';
import { cosine } from '../../src/specs/evaluate/metrics/spec-agreement.js';
import { askJudges, decided } from '../../src/specs/evaluate/votes.js';

const judge = (name: string, ...replies: readonly string[]) => {
  let at = 0;
  const ask = async () => ({ kind: 'reply', text: replies[Math.min(at++, replies.length - 1)] ?? '' }) as const;
  return { name, ask };
};
const OK = '{"reason": "fine", "verdict": "OK"}';
const ERR = '{"reason": "too long", "verdict": "ERR"}';

describe('what one judge says', () => {
  test.each<
    readonly [name: string, replies: readonly string[], decision: 'OK' | 'ERR' | null, reason: string | RegExp]
  >([
    ['OK', [OK], 'OK', 'fine'],
    ['ERR', [`\`\`\`json\n${ERR}\n\`\`\``], 'ERR', 'too long'],
    ['nonsense, mended', ['I like it', ERR], 'ERR', 'too long'],
    ['nonsense twice', ['I like it', 'I do'], null, 'there is no JSON object in it'],
    ['half a JSON', ['{"reason": "it is fine, and'], null, /verdict/u],
    ['another word', ['{"reason": "", "verdict": "MAYBE"}'], null, /verdict/u],
    ['no reason', ['{"verdict": "OK"}'], null, /reason/u],
    ['both, as two objects', [`${OK}\n${ERR}`], null, 'there are two different answers in it'],
    ['both, in one object', ['{"reason": "", "verdict": "OK", "verdict": "ERR"}'], null, 'it says both OK and ERR'],
    ['both, in prose and object', [`OK\n${ERR}`], null, 'it says both OK and ERR'],
    ['a verdict that is both', ['{"reason": "", "verdict": "OK ERR"}'], null, /verdict/u],
    ['thought aloud', [`<think>ERR? no.</think>${OK}`], 'OK', 'fine'],
  ])('%s', async (_, replies, decision, reason) => {
    const [vote] = await askJudges([judge('j', ...replies)], [{ role: 'user', content: '?' }]);
    expect(vote).toMatchObject({
      judge: 'j',
      decision,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
  });

  test('no reply is no vote', async () => {
    const silent = { name: 'j', ask: async () => ({ kind: 'error', reason: 'gone' }) as const };
    expect(await askJudges([silent], [])).toEqual([{ judge: 'j', decision: null, reason: 'no reply: gone' }]);
  });
});

describe('what several judges decide', () => {
  const votes = (...decisions: readonly ('OK' | 'ERR' | null)[]) =>
    decided(decisions.map((decision, at) => ({ judge: `j${at}`, decision, reason: `because ${at}` })));
  test.each<readonly [decisions: readonly ('OK' | 'ERR' | null)[], status: string]>([
    [[], 'unjudged'],
    [['OK'], 'OK'],
    [['ERR', 'OK', 'ERR'], 'ERR'],
    [['OK', 'ERR'], 'unclear'],
    [[null], 'unclear'],
    [['OK', null], 'unclear'],
    [['OK', 'OK', null], 'OK'],
    [['OK', 'ERR', null], 'unclear'],
  ])('%j is %s', (decisions, status) => {
    expect(votes(...decisions).status).toBe(status);
  });
  test('with the reason of the winners', () => {
    expect(votes('ERR', 'OK', 'OK')).toEqual({ status: 'OK', by: 'judges', reason: 'because 1' });
  });
});

describe('a metric of the user’s own is read strictly', () => {
  test.each<readonly [reply: string, read: number | 'OK' | 'ERR' | undefined]>([
    ['85', 85],
    ['It keeps 3 of 4 rules.\n\n**75**', 75],
    ['Score: 90/100', 90],
    ['{"score": 12.5, "why": "…"}', 12.5],
    ['The output is short.\nOK', 'OK'],
    ['ERR: it explains itself', 'ERR'],
    ['It is okay.', undefined],
    ['OK or ERR? OK', undefined],
    ['OK\n85', undefined],
    ['Score: 40\nScore: 60', undefined],
    ['140', undefined],
    ['It has 12 words.', undefined],
    ['', undefined],
  ])('%j', (reply, read) => {
    const found = readMeasure(reply);
    expect(found.kind === 'score' ? found.score : found.kind === 'decision' ? found.decision : undefined).toBe(read);
  });
});

describe('the cosine of two vectors of non-compliance', () => {
  test.each<readonly [pairs: readonly (readonly [number | null, number | null])[], value: number | null]>([
    [[], null],
    [[[null, 0.2]], null],
    [[[0, 0], [0, 0]], 1],
    [[[0, 0.4], [0, 0]], 0],
    [[[0.5, 0.5], [0.1, 0.1]], 1],
    [[[1, 0], [0, 1]], 0],
  ])('%j is %s', (pairs, value) => {
    const found = cosine(pairs);
    if (value === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(value);
  });
}); // biome-ignore format: a table
