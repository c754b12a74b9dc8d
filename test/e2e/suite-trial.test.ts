import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';
import { echoSuite, inProject, jsonLines, promptOf, writeSuite } from '../support/suite-project.js';

const fresh = freshFolders();
let server: HttpStub;
const asked: string[] = [];

beforeAll(async () => {
  server = await startHttpStub(async (request) => {
    await new Promise((answer) => setTimeout(answer, 5));
    const prompt = promptOf(request);
    asked.push(prompt);
    return chatReply(prompt.startsWith('Say: ') ? prompt.slice(5) : 'no idea');
  });
});
afterAll(() => server.close());

const WORDS = Array.from({ length: 120 }, (_, at) => `word ${at}.`);

/** Two versions of a suite; `good` says what is asked, `bad` never does. */
function project(b: 'good' | 'bad'): string {
  const folder = fresh();
  writeSuite(folder, echoSuite(server.url, WORDS), 'a.yaml');
  const other = echoSuite(server.url, WORDS, 'version: 1.1.0');
  writeSuite(folder, b === 'good' ? other : other.replace('Say: {input}', 'Never say {input}'), 'b.yaml');
  return folder;
}

async function trial(folder: string, ...args: readonly string[]) {
  const from = asked.length;
  const ended = await inProject(folder, ['ab', 'a.yaml', 'b.yaml', '--quiet', '--format', 'json', ...args]).ended;
  return { ...ended, asked: asked.slice(from) };
}

describe('mmt4nl ab', () => {
  test('stops once it is decided, and asks no more', async () => {
    const folder = project('bad');
    const { code, stdout, stderr, asked: prompts } = await trial(folder);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout).trial ?? JSON.parse(stdout)).toMatchObject({ standing: 'a', decidedAfter: 8 });
    expect(prompts.length).toBeLessThan(80); // of 240
    // In one random order, not that of the file, and the same on both sides.
    const order = (side: string) => {
      const parent = path.join(folder, 'runs', 'suites', 'echo');
      const [run = ''] = readdirSync(parent);
      return jsonLines(parent, run, side, 'results.jsonl').map((result) => result['case']);
    };
    const [a, b] = [order('a'), order('b')];
    const both = Math.min(a.length, b.length);
    expect(both).toBeGreaterThanOrEqual(8);
    expect(a.slice(0, both)).toEqual(b.slice(0, both));
    expect(a.slice(0, 8)).not.toEqual(Array.from({ length: 8 }, (_, at) => `c${at}`));
  });

  test('--all asks every case all the same, and nothing behind the decision counts', async () => {
    const { code, stdout, asked: prompts } = await trial(project('bad'), '--all');
    expect([code, prompts.length]).toEqual([0, 240]);
    expect(JSON.parse(stdout).trial ?? JSON.parse(stdout)).toMatchObject({
      ...{ standing: 'a', decidedAfter: 8 },
      paired: { cases: 8 },
    });
  });

  test('without a difference all is asked, once for both where the prompts are equal, and nothing is decided', async () => {
    const folder = project('good');
    const { code, stdout } = await trial(folder);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).trial ?? JSON.parse(stdout)).toMatchObject({
      ...{ standing: 'undecided', broken: [], fixed: [] },
      paired: { cases: 120 },
    });
  });

  test('by a budget it ends undecided, and exits 3', async () => {
    const { code, stderr } = await trial(project('bad'), '--max-requests', '4');
    expect([code, stderr]).toEqual([3, expect.stringContaining('Stopped before all was asked')]);
  });

  test('suites without a case in common are refused before anything is asked', async () => {
    const folder = project('good');
    writeSuite(folder, echoSuite(server.url, ['x']).replace('"c0"', '"z0"'), 'b.yaml');
    const { code, stderr, asked: prompts } = await trial(folder);
    expect([code, prompts]).toEqual([2, []]);
    expect(stderr).toContain('b.yaml: Expected cases with ids that a.yaml has too, found none');
    expect(existsSync(path.join(folder, 'runs'))).toBe(false);
  });
});
