import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, startCli } from '../support/cli.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-resume-'));
const CONCURRENCY = 4;

/** A chat server that answers by the length of the prompt, and acts once it was asked often enough. */
let server: HttpStub;
let act: { readonly at: number; readonly now: () => void } | undefined;
const asked = () => server.requests.length;

beforeAll(async () => {
  server = await startHttpStub(({ body }) => {
    if (act && asked() === act.at) act.now();
    const content = ['Positive', 'Negative', 'Neutral'][JSON.stringify(body).length % 3];
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
    return { json: { id: 'x', object: 'chat.completion', choices } };
  });
  writeFileSync(
    path.join(folder, 'experiment.yaml'),
    `name: resumed
task: sentiment
dataset: {file: ${path.join(ROOT, 'datasets', 'chat-messages.jsonl')}, limit: 15}
perturbations: [typo, negation]
models: [{use: openai:stub, baseUrl: ${server.url}/v1, maxConcurrency: ${CONCURRENCY}}]
`,
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const start = (name: string, ...first: string[]) =>
  startCli([
    ...first,
    ...(first[0] === 'run' ? ['--out', path.join(folder, name)] : []),
    '--format',
    'json',
    '--quiet',
  ]);
const run = (name: string) => start(name, 'run', path.join(folder, 'experiment.yaml'));

describe('a run that is killed', () => {
  test('goes on where it was: the same table, and nothing that was answered is asked again', async () => {
    const whole = await run('whole').ended;
    expect(whole.code).toBe(0);
    const distinct = asked();
    for (const at of [5, 12, 20]) {
      const killed = at === 5 ? run('killed') : start('killed', 'resume', path.join(folder, 'killed'));
      act = { at: asked() + at, now: () => killed.kill('SIGKILL') };
      expect((await killed.ended).code).toBe(null);
    }
    act = undefined;
    const resumed = await start('killed', 'resume', path.join(folder, 'killed')).ended;
    expect(resumed.code).toBe(0);
    expect(resumed.stdout).toBe(whole.stdout);
    const bytes = (name: string) => readFileSync(path.join(folder, name, 'verdicts.jsonl'), 'utf8');
    expect(bytes('killed')).toBe(bytes('whole'));
    expect(asked() - distinct).toBeLessThanOrEqual(distinct + 3 * CONCURRENCY);
  });

  test('by Ctrl-C ends with a word on how to go on, and what was answered is kept', async () => {
    const stopped = startCli(['run', path.join(folder, 'experiment.yaml'), '--out', path.join(folder, 'stopped')]);
    act = { at: asked() + 6, now: () => stopped.kill('SIGINT') };
    const { code, stdout, stderr } = await stopped.ended;
    act = undefined;
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toContain(`mmt4nl resume ${path.join(folder, 'stopped')}`);
    expect(readFileSync(path.join(folder, 'stopped', 'replies.jsonl'), 'utf8').split('\n').length).toBeGreaterThan(1);
  });
});
