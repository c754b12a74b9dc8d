import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { ROOT, startCli } from '../support/cli.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-cache-'));
const server: { first?: HttpStub; second?: HttpStub } = {};
beforeAll(async () => {
  server.first = await startHttpStub(() => chatReply('Positive'));
  server.second = await startHttpStub(() => chatReply('Negative'));
  writeFileSync(
    path.join(folder, 'e.yaml'),
    `task: sentiment
dataset: {file: ${path.join(ROOT, 'datasets', 'chat-messages.jsonl')}, limit: 3}
perturbations: [typo]
models: [openai:one, openai:two]
`,
  );
});
afterAll(async () => {
  await Promise.all([server.first?.close(), server.second?.close()]);
  rmSync(folder, { recursive: true });
});

let runs = 0;
const command = (args: readonly string[], url = '') =>
  startCli(args, {
    cwd: folder,
    env: { MMT4NL_CACHE: path.join(folder, 'cache'), OPENAI_BASE_URL: url },
  }).ended;
const run = (at: HttpStub | undefined, ...more: string[]) =>
  command(['run', 'e.yaml', '--quiet', '--out', `run-${runs++}`, ...more], `${at?.url}/v1`);
const stats = async () => JSON.parse((await command(['cache', 'stats', '--format', 'json'])).stdout).models;

describe('mmt4nl cache', () => {
  test('answers the same requests of a later run, at the same address', async () => {
    await run(server.first);
    const asked = server.first?.requests.length ?? 0;
    expect(asked).toBe(2 * 9);
    await run(server.first);
    expect(server.first?.requests).toHaveLength(asked);
    await run(server.second);
    expect(server.second?.requests).toHaveLength(asked);
    await run(server.first, '--no-cache', '--model', 'openai:one');
    expect(server.first?.requests).toHaveLength(asked * 1.5);
  });

  test('stats shows what it holds of each model', async () => {
    const models = await stats();
    const [one, two] = [
      expect.objectContaining({ model: 'openai:one', replies: 9 }),
      { model: 'openai:two', replies: 9 },
    ];
    expect(models).toEqual([one, one, expect.objectContaining(two), expect.objectContaining(two)]);
    const { stdout } = await command(['cache', 'stats', '--model', 'openai:one']);
    expect(stdout).toMatch(/^model +replies +size$/mu);
    expect(stdout).toContain(`openai:one at ${server.first?.url}/v1`);
    expect(stdout).toMatch(/^all +18 +\d\.\d kB$/mu);
    expect(stdout).not.toContain('openai:two');
  });

  test('clear removes the replies of a model, or all, and says what it removed', async () => {
    const wrong = await command(['cache', 'clear', '--model', 'openai:tow']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('got `openai:tow`. Did you mean "openai:two"?');
    const some = await command(['cache', 'clear', '--model', 'openai:one']);
    expect(some.stdout).toMatch(/^(?:Removed 9 replies of openai:one at http:\S+ \(\d\.\d kB\)\n){2}$/u);
    expect((await stats()).map(({ model }: { model: string }) => model)).toEqual(['openai:two', 'openai:two']);
    await command(['cache', 'clear']);
    expect(await stats()).toEqual([]);
    expect((await command(['cache', 'clear'])).stdout).toBe(`Nothing to remove: no replies in ${folder}/cache\n`);
  });
});
