import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { type CliOptions, startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';
import { askedOf, labelFor } from '../support/label-for.js';
import { writePairs } from '../support/pairs-file.js';

const fresh = freshFolders();
let server: HttpStub;
let onRequest: () => unknown = () => undefined;

beforeAll(async () => {
  server = await startHttpStub(async (request) => {
    await onRequest();
    return chatReply(`${labelFor(askedOf(request))}\n${'It says so in many words. '.repeat(40)}`);
  });
});
afterAll(() => server.close());

/** A folder with an experiment of two models in it. */
function experiment(): string {
  const folder = fresh();
  chmodSync(folder, 0o755);
  writePairs(path.join(folder, 'pairs.jsonl'), 20);
  writeFileSync(
    path.join(folder, 'experiment.yaml'),
    `name: disk
task: sentiment
pairs: pairs.jsonl
models: [{use: openai:one, baseUrl: ${server.url}/v1}, {use: openai:two, baseUrl: ${server.url}/v1}]
`,
  );
  return folder;
}

function start(folder: string, command: 'run' | 'resume', options: CliOptions & { args?: string[] } = {}) {
  const run = path.join(folder, 'run');
  const what = command === 'run' ? [path.join(folder, 'experiment.yaml'), '--out', run] : [run];
  return startCli([command, ...what, '--quiet', '--format', 'json', ...(options.args ?? [])], options);
}

const linesOf = (folder: string) =>
  readFileSync(path.join(folder, 'run', 'replies.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a run and its disk', () => {
  test.runIf(process.platform === 'linux')(
    'a disk that is full ends the run with a word on it; what was kept is whole, and resume goes on',
    async () => {
      const folder = experiment();
      const first = await start(folder, 'run', { args: ['--max-requests', '1'] }).ended;
      expect(first.code).toBe(3);
      const blocks = Math.ceil(statSync(path.join(folder, 'run', 'cases.jsonl')).size / 512) + 8;
      const limited = ['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh'];
      const { code, stdout, stderr } = await start(folder, 'resume', { under: limited }).ended;
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/replies\.jsonl: Expected to be allowed a file of this size \(EFBIG\)\n.*resume the run/u);
      const kept = linesOf(folder).length;
      const before = server.requests.length;
      const whole = await start(folder, 'resume').ended;
      expect(whole.code).toBe(0);
      const replies = linesOf(folder);
      expect(new Set(replies.map(({ key }) => key)).size).toBe(replies.length);
      expect(server.requests.length - before).toBe(replies.length - kept);
      const undisturbed = experiment();
      expect((await start(undisturbed, 'run').ended).stdout).toBe(whole.stdout);
    },
  );

  test.runIf(process.getuid?.() === 0)(
    'a folder that is not ours to write to is said, before anything is asked',
    async () => {
      const folder = experiment();
      const asked = server.requests.length;
      const nobody = { uid: 65534, env: { MMT4NL_CACHE: path.join(folder, 'cache') } };
      const { code, stderr } = await start(folder, 'run', nobody).ended;
      expect([code, stderr]).toEqual([2, expect.stringContaining('Expected a folder that can be written to')]);
      mkdirSync(path.join(folder, 'run'));
      const inside = await start(folder, 'run', nobody).ended;
      expect([inside.code, inside.stderr]).toEqual([
        2,
        expect.stringMatching(/run\/lock: .*allowed to read and write there \(EACCES\)/u),
      ]);
      chmodSync(path.join(folder, 'run'), 0o777);
      const cacheless = await start(folder, 'run', nobody).ended;
      expect([cacheless.code, cacheless.stderr]).toEqual([2, expect.stringContaining('--no-cache')]);
      expect(server.requests.length).toBe(asked);
      expect((await start(folder, 'run', { ...nobody, args: ['--no-cache'] }).ended).code).toBe(0);
    },
  );

  test('two processes on one run: the second is told, and nothing is damaged', async () => {
    const folder = experiment();
    let second: ReturnType<typeof start> | undefined;
    onRequest = () => {
      second ??= start(folder, 'run');
      return second.ended;
    };
    const first = await start(folder, 'run').ended;
    onRequest = () => undefined;
    const told = await second?.ended;
    expect([first.code, told?.code]).toEqual([0, 2]);
    expect(told?.stderr).toMatch(/nobody else at work on this run, found process \d+ on /u);
    expect(new Set(linesOf(folder).map(({ key }) => key)).size).toBe(linesOf(folder).length);
    expect((await start(folder, 'resume').ended).stdout).toBe(first.stdout);
  });

  test('a run that was killed has a table of what was judged: nothing yet', async () => {
    const folder = experiment();
    const killed = start(folder, 'run');
    onRequest = () => killed.kill('SIGKILL');
    await killed.ended;
    onRequest = () => undefined;
    const table = await startCli(['table', path.join(folder, 'run')]).ended;
    expect([table.code, table.stdout]).toEqual([0, expect.stringMatching(/Not finished: 0 of \d+ cases were judged/u)]);
  });
});
