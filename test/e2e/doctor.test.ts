import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';

const fresh = freshFolders();
const KEY = 'sk-test-a-key-that-nobody-may-see';

/** A server with one model, which wants a key on the path /closed and never answers on /slow. */
let server: HttpStub;
beforeAll(async () => {
  server = await startHttpStub(({ path: asked, headers }) => {
    if (asked.startsWith('/slow')) return { fault: 'hang' };
    if (asked.startsWith('/bare')) return { status: 404, text: 'no such page' };
    if (asked.startsWith('/closed') && headers.authorization !== `Bearer ${KEY}`)
      return { status: 401, json: { error: { message: `Incorrect key: ${headers.authorization}` } } };
    return { json: { object: 'list', data: [{ id: 'here' }, { id: 'llama3.2:latest' }] } };
  });
});
afterAll(async () => await server.close());

interface Said {
  readonly schema: number;
  readonly ok: boolean;
  readonly checks: readonly { name: string; status: string; found: string; fix?: string }[];
}

async function doctor(cwd: string, args: readonly string[], env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await startCli(['doctor', ...args, '--format', 'json'], { cwd, env }).ended;
  expect(stdout + stderr).not.toContain(KEY);
  const said: Said = JSON.parse(stdout);
  const of = (name: string) => said.checks.find((check) => check.name === name);
  return { code, stderr, said, of };
}

/** A project whose experiment asks these models. */
function project(...models: readonly string[]): string {
  const cwd = fresh();
  writeFileSync(path.join(cwd, 'chats.jsonl'), '{"input": "I love this song."}\n{"input": "It rains."}\n');
  writeFileSync(
    path.join(cwd, 'x.yaml'),
    `task: sentiment\ndataset: {file: chats.jsonl}\nperturbations: [typo]\nmodels: [${models.join(', ')}]\n`,
  );
  return cwd;
}
const at = (name: string, place = '/v1') => `{use: 'openai:${name}', baseUrl: '${server.url}${place}'}`;

describe('mmt4nl doctor', () => {
  test('looks at the machine, and names keys without showing them', async () => {
    const { code, said, of } = await doctor(fresh(), [], { OPENAI_API_KEY: KEY });
    expect([code, said.schema, said.ok]).toEqual([0, 1, true]);
    expect(said.checks.map(({ name }) => name)).toEqual([
      'Node.js',
      'mmt4nl',
      'cache',
      'configuration',
      'key openai',
      'key gemini',
      'key anthropic',
    ]);
    expect(of('Node.js')?.found).toBe(process.versions.node);
    expect(of('key openai')?.found).toBe('OPENAI_API_KEY is set');
    expect(of('key gemini')?.found).toContain('GEMINI_API_KEY or GOOGLE_API_KEY not set');
  });

  test('a file is read to the end, and its servers are asked what costs nothing', async () => {
    const { code, of } = await doctor(project('embedded:lexicon', at('here'), at('llama3.2')), ['x.yaml']);
    expect(code).toBe(0);
    expect(of('x.yaml')?.found).toBe('reads as an experiment: 2 texts, 1 operators');
    expect(of('embedded:lexicon')).toMatchObject({ status: 'ok', found: 'is in this process' });
    for (const name of ['openai:here', 'openai:llama3.2'])
      expect(of(name)).toMatchObject({ status: 'ok', found: `${server.url}/v1 answers and has it` });
    expect(server.requests.map(({ method, path: asked }) => [method, asked])).toEqual([
      ['GET', '/v1/models'],
      ['GET', '/v1/models'],
    ]);
  });

  test.each<readonly [what: string, name: string, place: string, status: string, found: string]>([
    ['a server without that model', 'elsewhere', '/v1', 'warn', 'answers, but does not name this model'],
    ['a server that tells no models', 'here', '/bare', 'ok', 'it does not say which models it has'],
    ['a server that refuses the key', 'here', '/closed', 'fail', '401'],
    ['a server that does not answer', 'here', '/slow', 'fail', 'No reply within 0.5 s'],
  ])('%s', async (_, name, place, status, found) => {
    const { code, of } = await doctor(project(at(name, place)), ['x.yaml', '--timeout', '0.5s'], {
      MMT4NL_API_KEY: `${KEY}-of-yesterday`,
    });
    expect([code, of(`openai:${name}`)]).toEqual([
      status === 'fail' ? 2 : 0,
      expect.objectContaining({ status, found: expect.stringContaining(found) }),
    ]);
  });

  test('nobody there, and a key that is missing, come with what to do', async () => {
    const { code, of } = await doctor(project("{use: 'openai:a', baseUrl: 'http://127.0.0.1:1/v1'}", 'gemini:b'), [
      'x.yaml',
    ]);
    expect(code).toBe(2);
    expect(of('openai:a')).toMatchObject({ status: 'fail', fix: 'Is the server running at http://127.0.0.1:1/v1?' });
    expect(of('gemini:b')?.found).toContain('set the environment variable GEMINI_API_KEY or GOOGLE_API_KEY');
  });

  test('tells what is wrong with a file, and of a configuration that does not load', async () => {
    const cwd = project('embedded:lexicn');
    writeFileSync(path.join(cwd, 'mmt4nl.config.ts'), 'export default {');
    writeFileSync(path.join(cwd, 'suite.yaml'), 'name: a\nversion: 1.0.0\ntest_cases: 3\n');
    const { of } = await doctor(cwd, ['x.yaml']);
    expect(of('configuration')).toMatchObject({
      status: 'fail',
      found: expect.stringContaining('Expected a configuration that can be loaded'),
    });
    expect(of('embedded:lexicn')?.found).toContain('Did you mean "lexicon"?');
    expect((await doctor(cwd, ['suite.yaml'])).of('suite.yaml')?.found).toContain('suite.yaml:3:13: test_cases');
    expect((await doctor(cwd, ['nowhere.yaml'])).of('nowhere.yaml')?.status).toBe('fail');
  });

  test('a suite is read with its judge', async () => {
    const cwd = fresh();
    const suite = {
      name: 'greeting',
      version: '1.0.0',
      prompt_template: 'Greet {input}',
      models: ['embedded:lexicon'],
      judge: 'openai:judge',
      test_cases: [{ id: 'a', input: 'Ann', invariants: [{ type: 'tone', spec: { expected_tone: 'friendly' } }] }],
    };
    writeFileSync(path.join(cwd, 'suite.json'), JSON.stringify(suite));
    const { of, said } = await doctor(cwd, ['suite.json'], { OPENAI_BASE_URL: `${server.url}/v1` });
    expect(said.checks.slice(-3).map(({ name, status }) => [name, status])).toEqual([
      ['suite.json', 'ok'],
      ['embedded:lexicon', 'ok'],
      ['openai:judge', 'warn'],
    ]);
    expect(of('suite.json')?.found).toBe('reads as a contract suite: 1 cases');
  });

  test('a cache that cannot be written to fails, in the table too', async () => {
    const cwd = fresh();
    writeFileSync(path.join(cwd, 'file'), '');
    chmodSync(path.join(cwd, 'file'), 0o444);
    const env = { MMT4NL_CACHE: path.join(cwd, 'file', 'replies'), NO_COLOR: '1' };
    const { code, stdout } = await startCli(['doctor'], { cwd, env }).ended;
    expect(code).toBe(2);
    expect(stdout).toMatch(/^fail {2}cache .*cannot be written to \(ENOTDIR\)\n +→ Set MMT4NL_CACHE/mu);
    expect(existsSync(path.join(cwd, 'runs'))).toBe(false);
  });
});
