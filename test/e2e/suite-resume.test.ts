import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';
import { echoSuite, inProject, jsonLines, promptOf, writeSuite } from '../support/suite-project.js';
import { until } from '../support/until.js';

const fresh = freshFolders();
let server: HttpStub;
/** Is called with how often the server was asked. */
let onAsked: ((times: number) => void) | undefined;
/** What was answered, by prompt: nothing that was paid for is asked again. */
const answered: string[] = [];

beforeAll(async () => {
  server = await startHttpStub(async (request) => {
    onAsked?.(server.requests.length);
    await new Promise((answer) => setTimeout(answer, 25));
    const prompt = promptOf(request);
    answered.push(prompt);
    return chatReply(prompt.includes('3') ? 'no' : prompt.replace('Say: ', ''));
  });
});
afterAll(() => server.close());

const WORDS = Array.from({ length: 40 }, (_, at) => `word ${at}`);

function project(): string {
  const folder = fresh();
  writeSuite(folder, echoSuite(server.url, WORDS));
  return folder;
}
const start = (folder: string, ...args: readonly string[]) =>
  inProject(folder, ['test', 'suite.yaml', '--format', 'json', '--quiet', '--out', 'out', ...args]);

/** What a run came to, without what is chance. */
const results = (folder: string) => jsonLines(folder, 'out', 'results.jsonl').map(({ measured, ...result }) => result);
const repliesIn = (folder: string) => jsonLines(folder, 'out', 'replies.jsonl').length;

describe('a suite that is stopped', () => {
  test('killed in the middle and gone on with, it asks nothing twice that was answered, and comes to the same', async () => {
    const whole = project();
    expect((await start(whole).ended).code).toBe(1);

    const folder = project();
    const before = server.requests.length;
    const killed = start(folder);
    onAsked = (times) => times >= before + 17 && killed.kill('SIGKILL');
    expect((await killed.ended).code).toBe(null);
    onAsked = undefined;
    await until(() => answered.length === server.requests.length);
    const kept = new Set(jsonLines(folder, 'out', 'replies.jsonl').map(({ text }) => text));
    expect(kept.size).toBeGreaterThan(4);
    const from = answered.length;
    const on = await start(folder).ended;
    expect(on.code).toBe(1);
    const again = answered.slice(from).map((prompt) => prompt.replace('Say: ', ''));
    expect(again.filter((word) => kept.has(word))).toEqual([]);
    expect(new Set(again).size).toBe(again.length);
    expect(results(folder)).toEqual(results(whole));
    const counts = ({ stdout }: { stdout: string }) => JSON.parse(stdout).configurations[0].counts;
    expect(counts(on)).toEqual({ passed: 27, failed: 13, inconclusive: 0, error: 0 });
  });

  test('by a budget exits 3, tells how to go on, and goes on to the same', async () => {
    const folder = project();
    const first = await start(folder, '--max-requests', '15').ended;
    expect(first.code).toBe(3);
    expect(first.stderr).toContain('Stopped before all was asked: ');
    expect(first.stderr).toContain(`Go on with the same command with --out out`);
    expect(repliesIn(folder)).toBe(15);
    const from = answered.length;
    const on = await start(folder).ended;
    expect([on.code, answered.length - from, repliesIn(folder)]).toEqual([1, 25, 40]);
  });

  test('by Ctrl-C waits for what is under way, exits 130, and goes on', async () => {
    const folder = project();
    const before = server.requests.length;
    const stopped = start(folder);
    onAsked = (times) => times === before + 9 && stopped.kill('SIGINT'); // once: the second ends it at once
    const { code, stderr } = await stopped.ended;
    onAsked = undefined;
    expect([code, stderr]).toEqual([130, expect.stringContaining('Stopping: what is under way is waited for')]);
    expect(repliesIn(folder)).toBe(server.requests.length - before); // each that was asked is kept
    expect((await start(folder).ended).code).toBe(1);
    expect(server.requests.length - before).toBe(40);
  });

  test('another suite does not go on in its folder', async () => {
    const folder = project();
    expect((await start(folder, '--max-requests', '2').ended).code).toBe(3);
    writeSuite(folder, echoSuite(server.url, [...WORDS, 'more']));
    const other = await start(folder).ended;
    expect([other.code, other.stdout]).toEqual([2, '']);
    expect(other.stderr).toContain('Expected an empty folder or the same run, found another run');
  });
});
