import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { cli, ROOT } from '../support/cli.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-settings-'));
let server: HttpStub;
let response: StubResponse;

beforeAll(async () => {
  server = await startHttpStub(() => response);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Runs two texts with typos, the source asked once: four requests. */
async function run(settings: string) {
  const file = path.join(folder, 'settings.yaml');
  writeFileSync(
    file,
    `task: sentiment
dataset: {file: ${path.join(ROOT, 'datasets', 'chat-messages.jsonl')}, limit: 2}
perturbations: [typo]
identity: 0
models: [{use: openai:stub, baseUrl: ${server.url}/v1${settings}}]
`,
  );
  const before = server.requests.length;
  const ended = await cli('run', file, '--quiet', '--format', 'json', '--out', path.join(folder, 'run'));
  return { ...ended, asked: server.requests.length - before };
}
const logged = (file: string) =>
  readFileSync(path.join(folder, 'run', file), 'utf8')
    .trim()
    .split('\n');

describe('the settings of a model', () => {
  test('say how long one attempt may take and how many there are; with others it is the same run', async () => {
    response = { fault: 'hang' };
    const late = await run(', timeout: 1, attempts: 2');
    expect({ code: late.code, asked: late.asked }).toEqual({ code: 3, asked: 8 });
    expect(logged('errors.jsonl')).toHaveLength(4);
    expect(logged('errors.jsonl')[0]).toContain('No reply within 1 s');
    const again = await run(', timeout: 5, attempts: 1, requestsPerMinute: 6000, price: {input: 1, output: 1}');
    expect({ code: again.code, asked: again.asked }).toEqual({ code: 3, asked: 0 });
    response = chatReply('Positive');
    const resumed = await cli('resume', path.join(folder, 'run'), '--errors', '--quiet', '--format', 'json');
    expect(resumed.code).toBe(0);
    expect(logged('replies.jsonl')).toHaveLength(4);
    expect(JSON.parse(readFileSync(path.join(folder, 'run', 'manifest.json'), 'utf8')).experiment.models).toEqual([
      {
        ...{ use: 'openai:stub', baseUrl: `${server.url}/v1`, timeout: 5, attempts: 1, requestsPerMinute: 6000 },
        price: { input: 1, output: 1 },
      },
    ]);
  });

  test('a price is what --max-cost goes by; where there is none, that is said', async () => {
    response = chatReply('Positive');
    const price = (yaml: string) => {
      const file = path.join(folder, 'priced.yaml');
      writeFileSync(
        file,
        `task: sentiment
dataset: {file: ${path.join(ROOT, 'datasets', 'chat-messages.jsonl')}, limit: 20}
perturbations: [typo]
models: [{use: openai:stub, baseUrl: ${server.url}/v1, maxConcurrency: 1${yaml}}]
`,
      );
      return cli('run', file, '--max-cost', '0.001', '--out', path.join(folder, `priced${yaml.length}`));
    };
    const before = server.requests.length;
    const bounded = await price(', price: {input: 1, output: 50}'); // 0.0002 $ a reply
    expect({ code: bounded.code, asked: server.requests.length - before }).toEqual({ code: 3, asked: 5 });
    expect(bounded.stderr).toContain('the 0.001 $ of --max-cost are used up');
    const unbounded = await price('');
    expect(unbounded.code).toBe(0);
    expect(unbounded.stderr).toContain('No price is known of openai:stub: --max-cost does not hold there');
  });

  test('that are wrong are named with their place', async () => {
    const { code, stderr } = await run(', timeout: soon, price: {input: 1}');
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /settings\.yaml:5:\d+: models\[0\]\.timeout: Expected a number above 0, at most 86400, got "soon"/u,
    );
    expect(stderr).toMatch(/models\[0\]\.price\.output: Expected US dollars a million tokens, from 0, got nothing/u);
  });
});
