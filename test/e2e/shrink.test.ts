import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';
import { askedOf } from '../support/label-for.js';

const fresh = freshFolders();
const PAIRS = [
  { id: 'flips', relation: 'same', source: 'The tea is fine.', follow_up: 'No doubt, the tea is really fine.' },
  { id: 'holds', relation: 'same', source: 'The tea is cold.', follow_up: 'The tea is cool.' },
  { id: 'stays', relation: 'opposite', source: 'The tea is fine.', follow_up: 'The tea is not fine.' },
];

let server: HttpStub;
let down = false;
beforeAll(async () => {
  server = await startHttpStub((request) =>
    down
      ? { status: 401, json: { error: { message: 'gone' } } }
      : chatReply(/really/u.test(askedOf(request)) ? 'Negative' : 'Positive'),
  );
});
afterAll(() => server.close());

async function run(): Promise<string> {
  const folder = fresh();
  const pairs = PAIRS.map((pair) => JSON.stringify({ task: 'sentiment', category: 'vocab', ...pair }));
  writeFileSync(path.join(folder, 'pairs.jsonl'), `${pairs.join('\n')}\n`);
  const model = `{use: openai:stub, baseUrl: ${server.url}/v1}`;
  writeFileSync(
    path.join(folder, 'x.yaml'),
    `name: x\ntask: sentiment\npairs: pairs.jsonl\nidentity: 2\nmodels: [${model}]\n`,
  );
  const out = path.join(folder, 'run');
  await startCli(['run', path.join(folder, 'x.yaml'), '--out', out]).ended;
  return out;
}

describe('mmt4nl shrink', () => {
  test('finds the word, reuses what the run was answered, and asks nothing twice', async () => {
    const out = await run();
    const before = server.requests.length;
    const { code, stdout } = await startCli(['shrink', out, 'flips', '--askings', '3', '--format', 'json']).ended;
    expect(code).toBe(0);
    const { end, smallest, changes, source } = JSON.parse(stdout);
    expect({ end, smallest: smallest.text, changes, source: source.text }).toEqual({
      end: 'smaller',
      smallest: 'The tea is really fine.',
      changes: 4,
      source: 'The tea is fine.',
    });
    const kept = readFileSync(path.join(out, 'shrink-replies.jsonl'), 'utf8').trim().split('\n').length;
    expect(kept).toBe(server.requests.length - before); // the source's three answers and the follow-up's first were there
    await startCli(['shrink', out, 'flips', '--askings', '3']).ended;
    expect(server.requests.length - before).toBe(kept);
  });

  test('a limit ends it, and the same command goes on', async () => {
    const out = await run();
    const before = server.requests.length;
    const call = (...more: string[]) =>
      startCli(['shrink', out, 'flips', '--askings', '3', '--no-cache', ...more]).ended;
    const first = await call('--max-requests', '3');
    expect([first.code, first.stdout, server.requests.length - before]).toEqual([3, '', 3]);
    expect(first.stderr).toContain('What was answered is kept; the same command goes on.');
    const { code, stdout } = await call();
    expect([code, stdout.includes('{+really+}')]).toEqual([0, true]);
  });

  test.each<readonly [id: string, says: string]>([
    ['holds', 'holds: Expected a violated case, found it held'],
    ['stays', 'stays: Expected a violation whose answer was flipped by the change'],
    ['nobody', 'Expected a verdict on the case `nobody`, found none'],
  ])('%s cannot be shrunk, and is told why', async (id, says) => {
    const { code, stdout, stderr } = await startCli(['shrink', await run(), id]).ended;
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });

  test('a model that gives no reply leaves nothing judged', async () => {
    const out = await run();
    down = true;
    const { code, stdout, stderr } = await startCli(['shrink', out, 'flips', '--no-cache']).ended;
    down = false;
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain('gave no reply');
  });
});
