import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { ROOT, startCli } from '../support/cli.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-batch-'));
let server: HttpStub;

/** What the model says, in a batch or not: by the length of what it is asked. */
const answer = (body: unknown) => chatReply(['Positive', 'Negative', 'Neutral'][JSON.stringify(body).length % 3] ?? '');
const completion = (body: unknown) => Object(answer(body)).json;

const yaml = (model: string) => `task: sentiment
dataset: {file: ${path.join(ROOT, 'datasets', 'chat-messages.jsonl')}, limit: 8}
perturbations: [typo, negation]
repeats: 2
params: {maxTokens: 20, temperature: 0}
models: [${model}]
`;

beforeAll(async () => {
  server = await startHttpStub(({ body }) => answer(body));
  writeFileSync(path.join(folder, 'openai.yaml'), yaml(`{use: openai:stub, baseUrl: ${server.url}/v1, attempts: 1}`));
  writeFileSync(path.join(folder, 'claude.yaml'), yaml('anthropic:claude-haiku-4-5, embedded:lexicon'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

let caches = 0;
const mmt4nl = (args: readonly string[], cache = `cache-${caches++}`) =>
  startCli(args, { cwd: folder, env: { MMT4NL_CACHE: path.join(folder, cache) } }).ended;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const lines = (file: string) =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const write = (file: string, values: readonly object[]) =>
  writeFileSync(path.join(folder, file), values.map((value) => `${JSON.stringify(value)}\n`).join(''));
const table = async (...args: string[]) => await mmt4nl([...args, '--format', 'json', '--quiet']);

const succeeded = ({ custom_id, body }: { custom_id: string; body: unknown }) => ({
  ...{ id: 'batch_req_1', custom_id, error: null },
  response: { status_code: 200, request_id: 'r', body: completion(body) },
});

describe('mmt4nl batch with OpenAI', () => {
  test('export writes each distinct request once, with the body that a run sends, and asks nothing', async () => {
    const plain = await table('run', 'openai.yaml', '--out', 'plain');
    expect(plain.code).toBe(0);
    const asked = server.requests.length;
    const { code, stdout, stderr } = await mmt4nl([
      'batch',
      'export',
      'openai.yaml',
      '--provider',
      'openai',
      '--out',
      'batch.jsonl',
      '--folder',
      'batched',
    ]);
    expect({ code, asked: server.requests.length }).toEqual({ code: 0, asked });
    expect(stdout).toMatch(new RegExp(`^batch\\.jsonl: ${asked} requests of openai:stub \\(\\d+\\.\\d kB\\)\n$`, 'u'));
    expect(stderr).toContain('Then: mmt4nl batch import batched RESULTS.jsonl');
    const batch = lines('batch.jsonl');
    expect(Object.keys(batch[0])).toEqual(['custom_id', 'method', 'url', 'body']);
    expect(new Set(batch.map(({ custom_id }) => custom_id)).size).toBe(asked);
    const bodies = (all: readonly { readonly body?: unknown }[]) => all.map(({ body }) => JSON.stringify(body)).sort();
    expect(bodies(batch)).toEqual(bodies(server.requests));
    expect(existsSync(path.join(folder, 'batched', 'manifest.json'))).toBe(true);
  });

  test('import takes in replies and errors, twice as once; resume asks only what is missing, and the table is that of a run', async () => {
    const asked = server.requests.length;
    const batch = lines('batch.jsonl');
    const [refused, late, , ...rest] = batch.toReversed(); // one has no result at all
    write('output.jsonl', [
      ...rest.map(succeeded),
      { ...succeeded(refused), response: { status_code: 500, body: { error: { message: 'oops' } } } },
    ]);
    write('errors.jsonl', [
      { id: 'x', custom_id: late.custom_id, response: null, error: { code: 'batch_expired', message: 'too late' } },
    ]);
    const imported = ['batch', 'import', 'batched', 'output.jsonl', 'errors.jsonl'];
    const first = await mmt4nl(imported, 'kept');
    expect(first.stdout).toBe(`Took in ${batch.length - 3} replies and 2 errors\n`);
    const [replies, errors] = [read('batched/replies.jsonl'), read('batched/errors.jsonl')];
    const second = await mmt4nl(imported, 'kept');
    expect(second.stdout).toBe(`Took in 0 replies; ${batch.length - 1} were there already\n`);
    expect([read('batched/replies.jsonl'), read('batched/errors.jsonl')]).toEqual([replies, errors]);
    const resumed = await table('resume', 'batched');
    expect({ code: resumed.code, asked: server.requests.length }).toEqual({ code: 3, asked: asked + 1 });
    const whole = await table('resume', 'batched', '--errors');
    expect({ code: whole.code, asked: server.requests.length }).toEqual({ code: 0, asked: asked + 3 });
    expect(whole.stdout).toBe((await mmt4nl(['table', 'plain', '--format', 'json'])).stdout);
    const again = ['batch', 'export', 'openai.yaml', '--provider', 'openai', '--out', 'none.jsonl', '--folder'];
    const none = await mmt4nl([...again, 'batched'], 'other');
    expect(none).toMatchObject({ code: 0, stdout: '' });
    expect(none.stderr).toContain(`Left out: ${batch.length} answered in this run`);
    const cached = await mmt4nl([...again, 'anew'], 'kept');
    expect(cached.stderr).toContain(`Left out: ${batch.length - 3} in the cache`);
    expect(lines('none.jsonl')).toHaveLength(3);
  });

  test('a line that is not of this run is one clear error, and nothing is taken', async () => {
    await mmt4nl([
      'batch',
      'export',
      'openai.yaml',
      '--provider',
      'openai',
      '--out',
      'b.jsonl',
      '--folder',
      'strict',
      '--limit',
      '2',
    ]);
    const batch = lines('b.jsonl');
    const cases: readonly [name: string, lines: readonly object[], message: string][] = [
      [
        'other',
        [succeeded(batch[0]), succeeded({ ...batch[1], custom_id: 'request-2' })],
        'other.jsonl:2: Expected the result of a request of this run, got `custom_id` "request-2"',
      ],
      [
        'wrong',
        [succeeded(batch[0]), succeeded({ ...batch[1], custom_id: '0123456789abcdef' })],
        'wrong.jsonl:2: Expected the result of a request of this run',
      ],
      ['none', [{ response: {} }], 'none.jsonl:1: Expected a result with a `custom_id`, got none'],
      ['sent', batch, 'sent.jsonl:1: Expected a result, got something else'],
    ];
    for (const [name, values, message] of cases) {
      write(`${name}.jsonl`, values);
      const { code, stdout, stderr } = await mmt4nl(['batch', 'import', 'strict', `${name}.jsonl`]);
      expect({ name, code, stdout }).toEqual({ name, code: 2, stdout: '' });
      expect(stderr).toContain(message);
    }
    writeFileSync(path.join(folder, 'text.jsonl'), `${JSON.stringify(succeeded(batch[0]))}\nnot json`);
    expect((await mmt4nl(['batch', 'import', 'strict', 'text.jsonl'])).stderr).toContain(
      'text.jsonl:2: Expected a result as JSON',
    );
    expect((await mmt4nl(['batch', 'import', 'strict', 'nowhere.jsonl'])).stderr).toContain(
      'nowhere.jsonl: Expected a file, got none',
    );
    expect(existsSync(path.join(folder, 'strict', 'replies.jsonl'))).toBe(false);
  });
});

describe('mmt4nl batch with Anthropic', () => {
  test('goes from export to table without a key where the batch answered all', async () => {
    const out = await mmt4nl([
      'batch',
      'export',
      'claude.yaml',
      '--provider',
      'anthropic',
      '--out',
      'batch.json',
      '--folder',
      'claude',
    ]);
    expect(out.code).toBe(0);
    expect(out.stderr).toContain('https://api.anthropic.com/v1/messages/batches');
    const { requests } = JSON.parse(read('batch.json'));
    expect(requests[0]).toEqual({
      custom_id: expect.stringMatching(/^[0-9a-f]{16}$/u),
      params: expect.objectContaining({ model: 'claude-haiku-4-5', max_tokens: 20, temperature: 0 }),
    });
    const results = requests.map(({ custom_id, params }: { custom_id: string; params: unknown }) => ({
      custom_id,
      result: {
        type: 'succeeded',
        message: {
          ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'claude-haiku-4-5', stop_reason: 'end_turn' },
          content: [{ type: 'text', text: completion(params).choices[0].message.content }],
          usage: { input_tokens: 10, output_tokens: 2 },
        },
      },
    }));
    write('some.jsonl', results.slice(1));
    await mmt4nl(['batch', 'import', 'claude', 'some.jsonl']);
    const lacking = await table('resume', 'claude');
    expect(lacking.code).toBe(2);
    expect(lacking.stderr).toContain('ANTHROPIC_API_KEY');
    write('all.jsonl', results);
    const imported = await mmt4nl(['batch', 'import', 'claude', 'all.jsonl']);
    expect(imported.stdout).toBe(`Took in 1 reply; ${requests.length - 1} were there already\n`);
    const whole = await table('resume', 'claude');
    expect(whole.code).toBe(0);
    expect(new Set(JSON.parse(whole.stdout).rows.map(({ model }: { model: string }) => model))).toEqual(
      new Set(['anthropic:claude-haiku-4-5', 'embedded:lexicon']),
    );
  });

  test('says which providers take batches, and that one of their models is needed', async () => {
    const of = (provider: string) =>
      mmt4nl(['batch', 'export', 'claude.yaml', '--provider', provider, '--out', 'x', '--folder', 'x']);
    expect((await of('gemini')).stderr).toContain(
      'Expected a provider that takes batches, "openai" or "anthropic", got `gemini`',
    );
    expect((await of('openai')).stderr).toContain('Name a model of it: --model openai:…');
    expect(existsSync(path.join(folder, 'x'))).toBe(false);
  });
});
