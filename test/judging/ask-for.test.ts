import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Message } from '../../src/core/types.js';
import { askFor } from '../../src/judging/ask-for.js';
import { schemaAnswer } from '../../src/judging/schema-answer.js';

const schema = z.object({ score: z.number().min(0).max(1) });

describe('schemaAnswer', () => {
  test.each<readonly [reply: string, score: number]>([
    ['{"score": 0.5}', 0.5],
    ['Sure:\n```json\n{"score": 0.5, "why": "fine"}\n```\nHope that helps.', 0.5],
    ["{'score': 0.5,}", 0.5],
    ['<think>{"score": 1}? No, less.</think>{"score": 0.5}', 0.5],
    ['{"score": 0.5} and once more {"score": 0.5}', 0.5],
    ['{"note": "draft"} {"score": 0.5}', 0.5],
  ])('%j is read', (reply, score) => {
    expect(schemaAnswer(reply, schema)).toEqual({ kind: 'answer', value: { score } });
  });

  test.each<readonly [reply: string, reason: RegExp]>([
    ['I would say 0.5.', /no JSON object/u],
    ['', /no JSON object/u],
    ['{"score": 7}', /score/u],
    ['{"score": "high"}', /score/u],
    ['{"score": 0.1} or {"score": 0.9}', /two different answers/u],
  ])('%j is not guessed at', (reply, reason) => {
    expect(schemaAnswer(reply, schema)).toEqual({ kind: 'unreadable', reason: expect.stringMatching(reason) });
  });
});

describe('askFor', () => {
  const messages: readonly Message[] = [{ role: 'user', content: 'Judge.' }];
  const scripted = (...replies: readonly (string | undefined)[]) => {
    const asked: (readonly Message[])[] = [];
    const ask = async (each: readonly Message[]) => {
      const text = replies[asked.push(each) - 1];
      return text === undefined ? { kind: 'error' as const, reason: 'down' } : { kind: 'reply' as const, text };
    };
    return { ask, asked };
  };

  test('an answer that can be read is asked for once', async () => {
    const { ask, asked } = scripted('{"score": 1}');
    expect(await askFor(messages, schema, ask)).toEqual({ kind: 'answer', value: { score: 1 }, reply: '{"score": 1}' });
    expect(asked).toEqual([messages]);
  });

  test('one that cannot is handed back with what is wrong', async () => {
    const { ask, asked } = scripted('Good!', '{"score": 1}');
    expect(await askFor(messages, schema, ask)).toMatchObject({ kind: 'answer', value: { score: 1 } });
    expect(asked[1]?.slice(1).map(({ role, content }) => [role, content])).toEqual([
      ['assistant', 'Good!'],
      ['user', expect.stringContaining('there is no JSON object in it')],
    ]);
  });

  test('what cannot be read the second time is reported', async () => {
    expect(await askFor(messages, schema, scripted('Good!', 'Very good!').ask)).toEqual({
      ...{ kind: 'unreadable', reply: 'Very good!', reason: 'there is no JSON object in it' },
    });
    expect(await askFor(messages, schema, scripted('Good!').ask)).toMatchObject({ kind: 'unreadable', reply: 'Good!' });
  });

  test('no reply is an error, not an answer', async () => {
    expect(await askFor(messages, schema, scripted().ask)).toEqual({ kind: 'error', reason: 'down' });
  });
});
