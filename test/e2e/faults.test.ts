import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCli } from '../support/cli.js';
import { createFaults, faulty } from '../support/faults.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';
import { askedOf, labelFor } from '../support/label-for.js';
import { writePairs } from '../support/pairs-file.js';
import { providerReply } from '../support/provider-reply.js';

const fresh = freshFolders();

/** What goes wrong with which request; without it nothing does. */
let faults: ReturnType<typeof createFaults> | undefined;
/** How often each request was answered, and which faults there were. */
let answered: Map<string, number>;
let seen: Map<string, number>;
let server: HttpStub;

function reset(seed?: number): void {
  faults = seed === undefined ? undefined : createFaults(seed);
  answered = new Map();
  seen = new Map();
}

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

beforeAll(async () => {
  server = await startHttpStub((request) => {
    const number = [...answered.values(), ...seen.values()].reduce((sum, each) => sum + each, 0);
    const fault = faults?.(number);
    if (fault !== undefined) {
      count(seen, fault);
      return faulty(fault, request, number);
    }
    count(answered, askedOf(request));
    return providerReply(request, labelFor(askedOf(request)));
  });
});
afterAll(() => server.close());

/** Runs the experiment in a folder of its own, and resumes it until nothing is left to ask. */
async function run(attempts: number) {
  const folder = fresh();
  writePairs(path.join(folder, 'pairs.jsonl'), 80);
  const models = ['openai:gpt', 'gemini:gemini', 'anthropic:claude'].map(
    (use) =>
      `{use: '${use}', baseUrl: '${server.url}${use.startsWith('openai') ? '/v1' : ''}', timeout: 3, attempts: ${attempts}, retryDelay: 0.02}`,
  );
  writeFileSync(
    path.join(folder, 'experiment.yaml'),
    `name: faults\ntask: sentiment\npairs: pairs.jsonl\nidentity: 1\nmodels: [${models.join(', ')}]\n`,
  );
  const into = path.join(folder, 'run');
  const lines = (file: string) =>
    existsSync(path.join(into, file))
      ? readFileSync(path.join(into, file), 'utf8').trim().split('\n').filter(Boolean)
      : [];
  const common = ['--quiet', '--format', 'json'];
  const first = await startCli(['run', path.join(folder, 'experiment.yaml'), '--out', into, ...common]).ended;
  const listed = [...new Set(lines('errors.jsonl').map((line) => JSON.parse(line).key))].length;
  const errors = lines('verdicts.jsonl').filter((line) => /"kind":"error"/u.test(line)).length;
  let last = first;
  for (let again = 0; last.code === 3 && again < 10; again++)
    last = await startCli(['resume', into, '--errors', ...common]).ended;
  return { first, listed, errors, last, verdicts: lines('verdicts.jsonl') };
}

const sorted = (counts: Map<string, number>) => [...counts].sort();

describe('a run against a server with faults', () => {
  test('ends with every case answered or listed, nothing answered twice, and the table of a run without', async () => {
    reset();
    const calm = await run(5);
    expect([calm.first.code, calm.listed]).toEqual([0, 0]);
    const asked = sorted(answered);
    expect(asked.map(([, times]) => times)).toEqual(expect.arrayContaining([1, 2]));

    reset(1);
    const patient = await run(12);
    expect([patient.first.code, patient.listed]).toEqual([0, 0]);
    expect([...seen.keys()].sort()).toEqual(['broken', 'empty', 'garbled', 'hangs', 'refused', 'truncated']);
    expect(patient.first.stdout).toBe(calm.first.stdout);
    expect(patient.verdicts).toEqual(calm.verdicts);
    expect(sorted(answered)).toEqual(asked);

    reset(2);
    const hasty = await run(1);
    expect(hasty.first.code).toBe(3);
    const errors = JSON.parse(hasty.first.stdout).rows.map((row: { errors: number }) => row.errors);
    expect(errors.reduce((sum: number, each: number) => sum + each, 0)).toBe(hasty.errors);
    expect([hasty.listed > 10, hasty.errors >= hasty.listed / 2]).toEqual([true, true]);
    expect(hasty.last.code).toBe(0);
    expect(hasty.last.stdout).toBe(calm.first.stdout);
    expect(sorted(answered)).toEqual(asked);
  });
});
