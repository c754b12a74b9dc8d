import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { ROOT, startCli } from '../support/cli.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-record-'));
const KEY = 'sk-secret-of-mine-0123456789';
let server: HttpStub;
/** Another answer each time that a request comes: an identity arm and repeats that are mixed up are found out. */
const times = new Map<string, number>();
beforeAll(async () => {
  server = await startHttpStub(({ body }): StubResponse => {
    const text = JSON.stringify(body);
    const time = times.get(text) ?? 0;
    times.set(text, time + 1);
    if (text.length % 17 === 0) return { status: 500, json: { error: { message: 'overloaded' } } };
    if (text.length % 13 === 0) return chatReply('I cannot say.');
    return chatReply(['Positive', 'Negative', 'Neutral'][(text.length + time * time) % 3] ?? '');
  });
  writeFileSync(
    path.join(folder, 'e.yaml'),
    `task: sentiment
dataset: {file: ${path.join(ROOT, 'datasets', 'chat-messages.jsonl')}, limit: 12}
perturbations: [typo, negation]
shots: [zero, few]
identity: 2
repeats: 2
models:
  - {use: openai:a, baseUrl: ${server.url}/v1, attempts: 1}
  - {use: openai:b, baseUrl: ${server.url}/v1, attempts: 1}
`,
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) =>
  startCli([...args, '--format', 'json'], { cwd: folder, env: { MMT4NL_API_KEY: KEY } }).ended;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const requests = () => server.requests.length;

describe('run --record', () => {
  test('writes what the whole experiment runs again from: the same table but for the names, and nothing is asked', async () => {
    const recorded = await run('run', 'e.yaml', '--out', 'recorded', '--record', 'made/rec.jsonl');
    expect(recorded.code).toBe(3);
    expect(JSON.stringify(JSON.parse(recorded.stdout).rows)).toMatch(/"errors":[1-9]/u);
    expect(recorded.stderr).toMatch(
      /Recorded \d+ replies and \d+ errors in made\/rec\.jsonl\. Answer from it: --model replay:made\/rec\.jsonl#MODEL/u,
    );
    const asked = requests();
    const models = ['a', 'b'].flatMap((name) => ['--model', `replay:made/rec.jsonl#openai:${name}`]);
    const again = await run('run', 'e.yaml', '--out', 'again', ...models);
    expect(again.stdout.replaceAll('replay:made/rec.jsonl#', '')).toBe(recorded.stdout);
    expect(requests()).toBe(asked);
    const lines = read('made/rec.jsonl').trim().split('\n');
    expect(lines).toHaveLength(asked);
    expect(Object.keys(JSON.parse(lines[0] ?? ''))).toEqual(['model', 'turn', 'messages', 'reply', 'finish', 'usage']);
    expect(new Set(lines.map((line) => JSON.parse(line).turn))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(readdirSync(path.join(folder, 'made'))).toEqual(['rec.jsonl']);
  });

  test('leaves nothing behind where the cache cannot be written to', async () => {
    const env = { MMT4NL_API_KEY: KEY, MMT4NL_CACHE: path.join(folder, 'e.yaml') };
    const args = ['run', 'e.yaml', '--out', 'uncached', '--record', 'uncached/rec.jsonl'];
    const { code, stderr } = await startCli(args, { cwd: folder, env }).ended;
    expect([code, stderr]).toEqual([2, expect.stringContaining('MMT4NL_CACHE')]);
    expect(readdirSync(path.join(folder, 'uncached')).filter((name) => /rec|lock/u.test(name))).toEqual([]);
  });

  test('holds no key, no header and no address', () => {
    const text = read('made/rec.jsonl');
    expect(server.requests[0]?.headers['authorization']).toContain(KEY);
    for (const secret of [KEY, 'uthorization', 'Bearer', server.url, '127.0.0.1']) expect(text).not.toContain(secret);
  });

  test('after a run that was cut short holds what there is, and all once that is resumed; the bytes are those of the replies', async () => {
    const whole = read('made/rec.jsonl');
    const replays = ['--model', 'replay:made/rec.jsonl#openai:a', '--model', 'replay:made/rec.jsonl#openai:b'];
    const renamed = (text: string) => text.replaceAll('replay:made/rec.jsonl#', '');
    const args = ['run', 'e.yaml', ...replays, '--out', 'twice', '--record', 'twice.jsonl'];
    await run(...args);
    expect(renamed(read('twice.jsonl'))).toBe(whole);
    const manifest = JSON.parse(read('twice/manifest.json'));
    expect(manifest.data['rec.jsonl']).toMatch(/^[0-9a-f]{64}$/u);
    const some = await run(
      'run',
      'e.yaml',
      '--out',
      'some',
      '--record',
      'some.jsonl',
      '--max-requests',
      '20',
      '--no-cache',
    );
    expect(some.stderr).toMatch(/in some\.jsonl; \d+ requests were not asked, and are not in it/u);
    const asked = requests();
    const rest = await run('resume', 'some', '--record', 'some.jsonl', '--no-cache');
    expect(rest.stderr).not.toContain('were not asked');
    expect(read('some.jsonl').trim().split('\n')).toHaveLength(whole.trim().split('\n').length);
    expect(requests()).toBe(asked + whole.trim().split('\n').length - 20);
  });

  test('says before anything is asked that it cannot write, and what a recording lacks', async () => {
    mkdirSync(path.join(folder, 'taken.jsonl'));
    const asked = requests();
    const refused = await run('run', 'e.yaml', '--out', 'refused', '--record', 'taken.jsonl');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('taken.jsonl: Expected a file, found a folder');
    expect(existsSync(path.join(folder, 'taken.jsonl.new'))).toBe(false);
    expect(requests()).toBe(asked);
    const yaml = path.join(folder, 'more.yaml');
    writeFileSync(yaml, read('e.yaml').replace('repeats: 2', 'repeats: 3'));
    const lacking = await run('run', 'more.yaml', '--out', 'more', '--model', 'replay:made/rec.jsonl#openai:a');
    expect(lacking.stderr).toContain('in this turn; recorded are 0, 1, 2, 3, 4, 5');
    expect(lacking.stderr).toContain('record it again');
  });
});
