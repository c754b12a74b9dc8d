import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../src/core/types.js';
import { replay } from '../../src/models/replay.js';
import { modelContract } from '../../src/testing/model-contract.js';
import { requestOf } from '../support/request.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mmt4nl-replay-'));
});
afterAll(async () => await rm(folder, { recursive: true }));

let files = 0;
async function record(...lines: readonly (object | string)[]): Promise<string> {
  const file = join(folder, `${++files}.jsonl`);
  await writeFile(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}
const open = (name: string) => replay.open({ provider: 'replay', name }, {});
const user = (content: string): Message => ({ role: 'user', content });
const ask = (sentence: string) => `Classify. Options: Positive, Negative, Neutral.\n\nSentence: ${sentence}`;
const one: Message = { role: 'system', content: 'Example:\nSentence: I hate it\nSentiment: Negative' };
const pair = {
  id: '1',
  task: 'sentiment',
  category: 'negation',
  source: 'I like it',
  follow_up: 'I do not like it',
  relation: 'opposite',
  source_output: 'Positive',
  follow_up_output: 'Negative',
};

describe('replay of pairs', () => {
  it.each<[string, readonly Message[], string]>([
    ['the text as the whole message', [user('I like it')], 'Positive'],
    ['the text at the end of a prompt', [user(ask('I do not like it'))], 'Negative'],
    ['white space around the text', [user(ask(' I like it \n'))], 'Positive'],
    ['a marker of another name', [user('Judge this.\nReview: I like it')], 'Positive'],
    ['a line that invites the answer', [user(`${ask('I like it')}\nSentiment:`)], 'Positive'],
    [
      'the last of several turns',
      [user('I do not like it'), { role: 'assistant', content: 'x' }, user('I like it')],
      'Positive',
    ],
  ])('finds %s', async (_, messages, text) => {
    const model = await open(await record(pair));
    expect(await model.complete(requestOf(messages))).toEqual({ text, finish: 'stop' });
  });

  it('finds texts of several lines, also where these look like markers', async () => {
    const source = 'Two lines:\nContext: odd\nend';
    const model = await open(await record({ ...pair, source }));
    expect(await model.complete(requestOf(ask(source)))).toEqual({ text: 'Positive', finish: 'stop' });
  });

  it('finds whole prompts', async () => {
    const model = await open(await record({ ...pair, source: ask('I like it'), shots: 'zero' }));
    expect(await model.complete(requestOf(ask('I like it')))).toEqual({ text: 'Positive', finish: 'stop' });
  });

  it('tells conditions apart', async () => {
    const conditions = [
      { ...pair, shots: 'zero', context: false, source_output: 'zero' },
      { ...pair, shots: 'one', context: false, source_output: 'one' },
      { ...pair, shots: 'zero', context: true, source_output: 'zero with context' },
      { ...pair, shots: 0, context: ['A', 'film.'], source_output: 'zero with this context' },
    ];
    const model = await open(await record(...conditions));
    const asked = [
      [user(ask('I like it'))],
      [one, user(ask('I like it'))],
      [user('Context: A book.\nSentence: I like it')],
      [user('Context: A film.\nSentence: I like it')],
    ];
    const replies = [];
    for (const messages of asked) replies.push((await model.complete(requestOf(messages))).text);
    expect(replies).toEqual(['zero', 'one', 'zero with context', 'zero with context']);
  });

  it('answers a request that was recorded several times in order, and again from the start', async () => {
    const model = await open(await record(pair, { ...pair, source_output: 'Neutral' }));
    const replies = [];
    for (let time = 0; time < 3; time++) replies.push((await model.complete(requestOf('I like it'))).text);
    expect(replies).toEqual(['Positive', 'Neutral', 'Positive']);
  });

  it('does not take an output that was never got for an answer', async () => {
    const model = await open(await record({ ...pair, source_output: null }));
    await expect(model.complete(requestOf('I like it'))).rejects.toMatchObject({ kind: 'no-recording' });
  });
});

describe('replay of requests', () => {
  it('finds them by their messages alone', async () => {
    const line = {
      id: 7,
      messages: [one, user('Hello')],
      reply: 'Hi',
      finish: 'length',
      model: 'm',
      params: { temperature: 1 },
      usage: { inputTokens: 3, outputTokens: 1 },
    };
    const model = await open(await record(line));
    expect(await model.complete(requestOf([one, user('Hello')]))).toEqual({
      text: 'Hi',
      finish: 'length',
      usage: { inputTokens: 3, outputTokens: 1 },
    });
    await expect(model.complete(requestOf('Hello'))).rejects.toMatchObject({ kind: 'no-recording' });
  });

  it('tells the turns of one request apart, in whatever order they come, and knows which there are', async () => {
    const line = (turn: number, reply: string) => ({ messages: [user('Hello')], reply, turn });
    const file = await record(line(2, 'two'), line(0, 'zero'));
    const model = await open(file);
    const replies = [];
    for (const turn of [2, 0, 2]) replies.push((await model.complete({ ...requestOf('Hello'), turn })).text);
    expect(replies).toEqual(['two', 'zero', 'two']);
    await expect(model.complete({ ...requestOf('Hello'), turn: 1 })).rejects.toMatchObject({
      kind: 'no-recording',
      message: `replay:${file}: no recording of "Hello" in this turn; recorded are 2, 0`,
    });
    expect((await model.complete(requestOf('Hello'))).text).toBe('two');
  });

  it('that got no reply have none again, and the others are answered', async () => {
    const model = await open(
      await record(
        { messages: [user('Hello')], error: 'openai:m: 500 overloaded', turn: 0 },
        { messages: [user('Bye')], reply: 'Goodbye', turn: 0 },
      ),
    );
    await expect(model.complete({ ...requestOf('Hello'), turn: 0 })).rejects.toMatchObject({
      message: 'openai:m: 500 overloaded',
      fatal: false,
    });
    expect((await model.complete({ ...requestOf('Bye'), turn: 0 })).text).toBe('Goodbye');
  });

  it('reads lines that hold the separators of other systems', async () => {
    const model = await open(
      await record(`\uFEFF{"messages":[{"role":"user","content":"a\u2028b"}],"reply":"Yes"}\r\n\r`),
    );
    expect(await model.complete(requestOf('a\u2028b'))).toEqual({ text: 'Yes', finish: 'stop' });
  });
});

describe('replay without a recording', () => {
  it('shows the nearest', async () => {
    const other = { ...pair, source: 'The weather is nice', follow_up: 'The weather is not nice' };
    const file = await record(other, pair);
    const model = await open(file);
    await expect(model.complete(requestOf(ask('I liked it')))).rejects.toMatchObject({
      name: 'ModelError',
      kind: 'no-recording',
      message: `replay:${file}: no recording of "I liked it"`,
      hint: `The nearest is ${file}:2: "I like it"`,
    });
  });

  it('says under which conditions the text was recorded', async () => {
    const file = await record({ ...pair, shots: 'few', context: false });
    const model = await open(file);
    await expect(model.complete(requestOf([one, user(ask('I like it'))]))).rejects.toMatchObject({
      kind: 'no-recording',
      message: `replay:${file}: no recording of "I like it" with 1 demonstrations and no context`,
      hint: 'Recorded with shots few, context false (line 1)',
    });
  });

  it('is told in bounded time on 100,000 recordings', async () => {
    const line = (n: number) => ({ ...pair, source: `Item number ${n} is quite good`, follow_up: `Item ${n} is bad` });
    const model = await open(await record(...Array.from({ length: 50_000 }, (_, n) => line(n))));
    await expect(model.complete(requestOf('Item number 31415 is quite goood'))).rejects.toMatchObject({
      hint: expect.stringContaining(':31416: "Item number 31415 is quite good"'),
    });
  }, 15_000);
});

modelContract('replay', async () => {
  const own = await mkdtemp(join(tmpdir(), 'mmt4nl-replay-'));
  const good = join(own, 'good.jsonl');
  const bad = join(own, 'bad.jsonl');
  await writeFile(good, JSON.stringify(pair));
  await writeFile(bad, JSON.stringify({ ...pair, source: 'other' }));
  return {
    model: await open(good),
    failing: await open(bad),
    messages: [user('I like it')],
    close: async () => await rm(own, { recursive: true }),
  };
});
