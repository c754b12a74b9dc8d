import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/models/replay.js';
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

describe('replay of a file that is not as it should be', () => {
  it.each<[string, readonly (object | string)[], string]>([
    [
      'no JSON',
      [pair, '{"source": '],
      ':2: Expected a JSON object, got invalid JSON: column 12: expected a value, got the end of the text',
    ],
    ['no object', ['[1]'], ':1: Expected a JSON object, got a list'],
    [
      'a missing field',
      [{ source: 'a', source_output: 'c' }],
      ':1: `follow_up`: Invalid input: expected string, received undefined',
    ],
    ['an unknown field', [pair, '', { ...pair, souce: 'x' }], ':3: Unknown field `souce`. Did you mean "source"?'],
    [
      'an unknown field of a message',
      [{ messages: [{ role: 'user', content: 'a', name: 'b' }], reply: 'c' }],
      ':1: Unknown field `name` in `messages.0`.',
    ],
    [
      'neither a reply nor an error',
      [{ messages: [{ role: 'user', content: 'a' }] }],
      ':1: Expected `reply` or `error`, got neither',
    ],
    [
      'both of them',
      [{ messages: [{ role: 'user', content: 'a' }], reply: 'b', error: 'c' }],
      ':1: Expected `reply` or `error`, got both',
    ],
    ['no answers', [''], ': Expected at least one recorded answer, got none'],
  ])('%s', async (_, lines, message) => {
    const file = await record(...lines);
    await expect(open(file)).rejects.toMatchObject({ name: 'UserError', message: file + message });
  });

  it.each<[string, string]>([
    ['nowhere.jsonl', 'Expected a file, got none.'],
    ['', 'Expected a file, got a folder'],
    ['table.csv', 'Expected a recording in JSONL, got a table'],
  ])('%j: %s', async (name, message) => {
    const file = join(folder, name);
    await expect(open(file)).rejects.toMatchObject({
      name: 'UserError',
      message: `${file}: ${message}`,
    });
  });
});

describe('replay of several models', () => {
  const lines = [
    { ...pair, model: 'a' },
    { ...pair, model: 'openai:b', source_output: 'Neutral' },
  ];

  it('asks which one', async () => {
    const file = await record(...lines);
    await expect(open(file)).rejects.toMatchObject({
      name: 'UserError',
      message: `${file}: Expected the answers of one model, got those of a, openai:b`,
      hint: `Pick one: replay:${file}#a`,
    });
  });

  it('answers as the one that is named', async () => {
    const model = await open(`${await record(...lines)}#openai:b`);
    expect(await model.complete(requestOf('I like it'))).toEqual({ text: 'Neutral', finish: 'stop' });
  });

  it('knows which there are', async () => {
    const file = await record(...lines);
    await expect(open(`${file}#c`)).rejects.toMatchObject({
      message: `${file}: holds no answers of \`c\``,
      hint: 'It has those of a, openai:b',
    });
  });
});
