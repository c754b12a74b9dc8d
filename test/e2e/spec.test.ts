import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { wellBehaved } from '../specs/support/replies.js';
import { chatReply } from '../support/chat-reply.js';
import { ROOT, startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, type StubRequest, startHttpStub } from '../support/http-stub.js';

const fresh = freshFolders();
let stub: HttpStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

function prompt(): string {
  const file = path.join(fresh(), 'tag-word.prompty');
  cpSync(path.join(ROOT, 'examples', 'prompts', 'tag-word.prompty'), file);
  return file;
}

const run = (...args: readonly string[]) =>
  startCli(args, {
    env: { OPENAI_API_KEY: 'sk-test', ...(stub === undefined ? {} : { OPENAI_BASE_URL: `${stub.url}/v1` }) },
  }).ended;
const folderOf = (file: string) => file.replace(/\.prompty$/u, '.spec');

/** All that a request says. */
function said({ body }: StubRequest): string {
  return JSON.stringify(body).replaceAll('\\\\', '\\').replaceAll('\\n', '\n').replaceAll('\\"', '"');
}

describe('mmt4nl spec and generate', () => {
  test('work without a key, keep what they made, and say so', async () => {
    const file = prompt();
    const first = await run('generate', file, '--effort', 'min');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain('\n5 tests of rules, 0 of inverse rules, 3 of the baseline, 0 harder ones; in ');
    expect(readdirSync(folderOf(file)).toSorted()).toEqual(
      ['baseline-tests', 'input-spec', 'intent', 'inverse-rules', 'rules', 'tests']
        .map((name) => `${name}.yaml`)
        .concat('lock.json')
        .toSorted(),
    );
    const second = await run('spec', file, '--show');
    expect(second.stdout).toMatch(/^intent +kept \(made by embedded\)\ninput-spec +kept/u);
    expect(second.stdout).toContain(
      '\n  r3  The output must not explain its choice.\n      opposite: The output must explain its choice.\n',
    );
  });

  test('ask a model over HTTP, stop at a budget, and go on without asking anything twice', async () => {
    stub = await startHttpStub((request) => chatReply(wellBehaved(said(request))));
    const file = prompt();
    const args = ['generate', file, '--generator', 'openai:gpt-4o', '--effort', 'low'];
    const stopped = await run(...args, '--max-requests', '5');
    expect(stopped.code).toBe(3);
    expect(stopped.stderr).toContain('Stopped before all was made: the 5 requests of --max-requests are used up.');
    expect(stub.requests).toHaveLength(5);
    const on = await run(...args);
    expect(on).toMatchObject({ code: 0 });
    expect(on.stdout).toContain('4 tests of rules, 2 of inverse rules, 6 of the baseline');
    expect(stub.requests).toHaveLength(10);
    const bodies = stub.requests.map(said);
    expect(new Set(bodies).size).toBe(bodies.length);
    expect(existsSync(path.join(folderOf(file), 'replies.jsonl'))).toBe(true);
    expect((await run(...args)).stdout).not.toMatch(/made (?:anew )?by openai:gpt-4o$/mu);
    expect(stub.requests).toHaveLength(10);
  });

  test('make expected outputs with judges, who are asked apart from the generator', async () => {
    stub = await startHttpStub((request) => {
      const text = said(request);
      if (text.includes('You judge whether'))
        return chatReply(text.includes('gpt-4o-mini') ? '{"score": 95}' : 'nonsense');
      return chatReply(text.includes('Form of your answer') ? wellBehaved(text) : 'noun');
    });
    const file = prompt();
    const ended = await run(
      'generate',
      file,
      '--generator',
      'openai:gpt-4o',
      '--effort',
      'min',
      '--judge',
      'openai:gpt-4o-mini,openai:gpt-4.1',
    );
    expect(ended.stdout).toContain('5 of 5 outputs can be expected');
    expect(ended.stdout).toContain('openai:gpt-4.1 gave no score: there is no JSON object in it');
    expect(readFileSync(path.join(folderOf(file), 'expected.yaml'), 'utf8')).toContain(
      '- test: r1-1\n    output: noun\n    scores:\n      - 95\n    accepted: true\n',
    );
  });

  test.each<readonly [args: readonly string[], error: RegExp]>([
    [['spec', 'nowhere.prompty'], /nowhere\.prompty: Expected a file, got none/u],
    [
      ['generate', '--judge', 'openai:gpt-4o'],
      /--judge: Expected a model that answers the tests, got the embedded generator/u,
    ],
    [['generate', '--accept', '101'], /--accept.*Expected a number from 0 to 100/u],
    [['spec', '--generator', 'opnai:x'], /Unknown provider `opnai`/u],
  ])('%j is an error of one line', async (args, error) => {
    const [command = '', ...rest] = args;
    const ended = await run(command, ...(rest[0]?.endsWith('.prompty') ? rest : [prompt(), ...rest]));
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(error);
  });

  test('an artefact that was edited into something else is an error with its line', async () => {
    const file = prompt();
    await run('spec', file);
    const rules = path.join(folderOf(file), 'rules.yaml');
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('id: r2', 'id: [r2]'));
    const ended = await run('spec', file);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/^mmt4nl: .*rules\.yaml:7:9: rules\[1\]\.id: Expected text, got /u);
  });

  test('a key that is refused ends it at once', async () => {
    stub = await startHttpStub([{ status: 401, json: { error: { message: 'no such key' } } }]);
    const ended = await run('spec', prompt(), '--generator', 'openai:gpt-4o');
    expect(ended.code).toBe(2);
    expect(ended.stdout).toBe('');
    expect(stub.requests).toHaveLength(1);
  });
});
