import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.js';
import { chatReply } from '../support/chat-reply.js';
import { startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';
import { askedOf, labelFor } from '../support/label-for.js';
import { writePairs } from '../support/pairs-file.js';

const fresh = freshFolders();
const CONCURRENCY = 6;
const LATENCY = 10;

/** A chat server that acts once it was asked often enough. */
let server: HttpStub;
let act: { readonly at: number; readonly now: () => void } | undefined;
const asked = () => server.requests.length;

beforeAll(async () => {
  server = await startHttpStub(async (request) => {
    if (act && asked() >= act.at) {
      act.now();
      act = undefined;
    }
    await new Promise((answer) => setTimeout(answer, LATENCY));
    return chatReply(labelFor(askedOf(request)));
  });
});
afterAll(() => server.close());

function experiment(cases: number): string {
  const folder = fresh();
  writePairs(path.join(folder, 'pairs.jsonl'), cases);
  const model = `{use: openai:stub, baseUrl: ${server.url}/v1, maxConcurrency: ${CONCURRENCY}}`;
  writeFileSync(
    path.join(folder, 'experiment.yaml'),
    `name: resumed\ntask: sentiment\npairs: pairs.jsonl\nmodels: [${model}]\n`,
  );
  return folder;
}

/** Begins the run in `into`, or goes on with it where there is one. */
function start(folder: string, into: string, ...more: string[]) {
  const out = path.join(folder, into);
  const goesOn = existsSync(path.join(out, 'manifest.json'));
  const what = goesOn ? ['resume', out] : ['run', path.join(folder, 'experiment.yaml'), '--out', out];
  return startCli([...what, '--format', 'json', ...more]);
}

const read = (...at: string[]) => readFileSync(path.join(...at), 'utf8');
/** The replies without what is chance: their order, and how long each took. */
const replies = (folder: string, into: string) =>
  read(folder, into, 'replies.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ ...JSON.parse(line), ms: 0 }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

describe('a run that is killed', () => {
  test('at ten moments, and resumed each time, has the same table, and asks again what was under way at most', async () => {
    const folder = experiment(120);
    const whole = await start(folder, 'whole', '--quiet').ended;
    expect(whole.code).toBe(0);
    const distinct = asked();
    expect(replies(folder, 'whole')).toHaveLength(distinct);

    const rng = createRng('kills');
    const progress: number[] = [];
    for (let kills = 0; kills < 10; kills++) {
      const killed = start(folder, 'killed', '--quiet');
      const die = () => killed.kill('SIGKILL');
      if (kills < 2)
        setTimeout(die, rng.int(500)); // while it begins, or plans
      else act = { at: asked() + 1 + rng.int(distinct / 8), now: () => setTimeout(die, rng.int(2 * LATENCY)) };
      expect((await killed.ended).code).toBe(null);
      const log = path.join(folder, 'killed', 'replies.jsonl');
      progress.push(existsSync(log) ? readFileSync(log).length : 0);
    }
    expect(new Set(progress).size).toBeGreaterThan(4);
    const resumed = await start(folder, 'killed', '--quiet').ended;
    expect(resumed).toEqual(whole);
    expect(read(folder, 'killed', 'verdicts.jsonl')).toBe(read(folder, 'whole', 'verdicts.jsonl'));
    expect(replies(folder, 'killed')).toEqual(replies(folder, 'whole'));
    expect(asked() - distinct).toBeLessThanOrEqual(distinct + 10 * CONCURRENCY);
  });

  test('by Ctrl-C ends with a word on how to go on, and what was under way is kept', async () => {
    const folder = experiment(40);
    const before = asked();
    const stopped = start(folder, 'stopped');
    act = { at: before + 6, now: () => stopped.kill('SIGINT') };
    const { code, stdout, stderr } = await stopped.ended;
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toContain(`mmt4nl resume ${path.join(folder, 'stopped')}`);
    expect(replies(folder, 'stopped')).toHaveLength(asked() - before);
  });
});
