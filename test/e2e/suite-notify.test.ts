import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';
import { echoSuite, inProject, promptOf, writeSuite } from '../support/suite-project.js';

const fresh = freshFolders();
let server: HttpStub;
let hook: HttpStub;
let wrong = '';
let status = 200;

beforeAll(async () => {
  server = await startHttpStub((request) => {
    const word = promptOf(request).replace('Say: ', '');
    return chatReply(word === wrong ? 'What & why <b>?' : word);
  });
  hook = await startHttpStub(() => ({ status, text: 'ok' }));
});
afterAll(async () => {
  await server.close();
  await hook.close();
});

function project(): string {
  const folder = fresh();
  writeSuite(folder, echoSuite(server.url, ['apple', 'pear', 'plum']));
  return folder;
}
async function run(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const from = hook.requests.length;
  const ended = await inProject(folder, args, { env }).ended;
  return { ...ended, told: hook.requests.slice(from).map(({ body }) => body) };
}
const TEST = ['test', 'suite.yaml', '--quiet', '--notify'];

describe('--notify', () => {
  test('tells what failed, and nothing where all is well', async () => {
    const folder = project();
    const address = `${hook.url}/s3cret`;
    wrong = '';
    expect(await run(folder, [...TEST, address])).toMatchObject({ code: 0, told: [] });
    wrong = 'pear';
    writeSuite(folder, echoSuite(server.url, ['apple', 'pear', 'plum'], 'version: 1.1.0'));
    const failed = await run(folder, [...TEST, 'webhook', '--no-cache'], { MMT4NL_WEBHOOK: address });
    expect(failed.code).toBe(1);
    expect(failed.told).toEqual([
      {
        text: 'mmt4nl: echo: 1 of 3 cases failed\n• echo / Odd / c1: Says it: Expected the reply to contain `pear`, got `What &amp; why &lt;b&gt;?`',
      },
    ]);
    expect(`${failed.stdout}${failed.stderr}`).not.toContain('s3cret');

    const diff = await run(folder, ['diff', '1.0.0', '1.1.0', '--notify', address]);
    expect([diff.code, diff.told]).toMatchObject([
      1,
      [
        {
          text: expect.stringContaining(
            'mmt4nl: echo: version 1.1.0 passes fewer cases than 1.0.0\n• Odd / c1: Says it',
          ),
        },
      ],
    ]);
  });

  test('that fails is a note, and changes no exit code', async () => {
    wrong = 'pear';
    status = 500;
    const failed = await run(project(), [...TEST, `${hook.url}/s3cret`]);
    expect([failed.code, failed.stderr]).toEqual([
      1,
      'echo: 1 of 3 cases failed\nThe notification was not sent: the server answered 500\n',
    ]);
  });

  test('to nowhere is refused before anything is asked', async () => {
    const from = server.requests.length;
    const { code, stderr } = await run(project(), [...TEST, 'http://hooks.example/s3cret']);
    expect([code, server.requests.length - from]).toEqual([2, 0]);
    expect(stderr).not.toContain('s3cret');
  });
});
