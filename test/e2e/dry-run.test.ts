import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { ROOT, startCli } from '../support/cli.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-dry-run-'));
let server: HttpStub;
beforeAll(async () => {
  server = await startHttpStub(() => chatReply('Positive'));
  mkdirSync(path.join(folder, 'tmp'));
  writeFileSync(
    path.join(folder, 'e.yaml'),
    `task: sentiment
dataset: {file: ${path.join(ROOT, 'datasets', 'chat-messages.jsonl')}, limit: 6}
perturbations: [typo, negation]
shots: [zero, few]
repeats: 2
params: {maxTokens: 10}
models:
  - {use: openai:stub, baseUrl: ${server.url}/v1, price: {input: 1, output: 2}}
  - openai:gpt-4o
  - {use: openai:other, baseUrl: ${server.url}/v1}
  - embedded:lexicon
`,
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const run = (...more: string[]) =>
  startCli(['run', 'e.yaml', '--format', 'json', ...more], {
    cwd: folder,
    env: { MMT4NL_CACHE: path.join(folder, 'cache'), TMPDIR: path.join(folder, 'tmp') },
  }).ended;
const estimated = async (...more: string[]) => JSON.parse((await run('--dry-run', ...more)).stdout).models;

describe('mmt4nl run --dry-run', () => {
  test('asks nothing, needs no key, makes no folder, and counts what each model would be asked', async () => {
    const [stub, gpt, other, lexicon] = await estimated();
    expect(server.requests).toEqual([]);
    expect(readdirSync(folder)).toEqual(['e.yaml', 'tmp']);
    expect(readdirSync(path.join(folder, 'tmp'))).toEqual([]);
    expect(new Set([stub, gpt, other, lexicon].map(({ requests }) => requests)).size).toBe(1);
    expect(stub.outputTokens).toBe(10 * stub.requests);
    expect(stub.inputTokens).toBeGreaterThan(20 * stub.requests);
    expect(stub.price).toEqual({ input: 1, output: 2, asOf: null });
    expect(stub.cost.most).toBeCloseTo((stub.inputTokens + 2 * stub.outputTokens) / 1e6, 12);
    expect(gpt.price.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(other).toMatchObject({ price: null, cost: { input: null, most: null } });
    expect(lexicon).toMatchObject({ local: true, cost: { input: 0, most: 0 } });
  });

  test('as many as a run then sends; what is answered in the run or in the cache is left out', async () => {
    const one = ['--limit', '3'];
    const yaml = path.join(folder, 'e.yaml');
    writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/ {2}- openai:gpt-4o\n[\s\S]*$/u, ''));
    const [before] = await estimated(...one, '--out', 'kept');
    const ended = await run(...one, '--out', 'kept', '--quiet');
    expect(ended.code).toBe(0);
    expect(server.requests).toHaveLength(before.requests);
    const [after] = await estimated(...one, '--out', 'kept');
    expect(after).toMatchObject({ requests: 0, held: { run: before.requests, givenUp: 0, cache: 0 }, inputTokens: 0 });
    const [elsewhere] = await estimated('--out', 'elsewhere');
    expect(elsewhere.held).toEqual({ run: 0, givenUp: 0, cache: before.requests });
    expect(elsewhere.requests).toBeGreaterThan(0);
    const [anew] = await estimated('--out', 'elsewhere', '--no-cache');
    expect(anew.requests).toBe(elsewhere.requests + before.requests);
    expect(existsSync(path.join(folder, 'elsewhere'))).toBe(false);
  });

  test('is a table for people, and refuses the folder of another run', async () => {
    const table = await startCli(['run', 'e.yaml', '--dry-run'], { cwd: folder }).ended;
    expect(table.code).toBe(0);
    expect(table.stdout).toMatch(/^model +requests +input tokens +output tokens +cost$/mu);
    expect(table.stdout).toMatch(/^openai:stub +\d+ +[\d,]+ +[\d,]+ +\$ 0\.\d\d$/mu);
    const other = await run('--dry-run', '--out', 'kept', '--seed', '7');
    expect(other).toMatchObject({ code: 2, stdout: '' });
    expect(other.stderr).toContain('found another run');
  });
});
