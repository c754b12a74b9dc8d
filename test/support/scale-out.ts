import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { chatReply } from './chat-reply.js';
import { type CliOptions, startCli } from './cli.js';
import { freshFolders } from './folder.js';
import { type HttpStub, startHttpStub } from './http-stub.js';
import { askedOf, labelFor } from './label-for.js';
import { writePairs } from './pairs-file.js';
import { startRedis, type TestRedis } from './redis.js';
import { until } from './until.js';

/** A key that must be found nowhere. */
export const SECRET = 'sk-tell-nobody-0123456789';

/** Requests of a batch. */
export const BATCH = 5;

/** A Redis for each test, a chat server for all, and what runs against them. */
export function scaleOut(latency: number) {
  const fresh = freshFolders();
  const started: ReturnType<typeof startCli>[] = [];
  let [stub, redis]: [HttpStub | undefined, TestRedis | undefined] = [undefined, undefined];
  /** When each request came, since the test began, and how often it came. */
  let times: number[] = [];
  let counts = new Map<string, number>();
  /** What replies wait for. */
  let held: Promise<void> = Promise.resolve();
  const server = () => there(stub);
  const start = (args: readonly string[], options: CliOptions = {}) => {
    const child = startCli(args, { ...options, env: { MMT4NL_API_KEY: SECRET, ...options.env } });
    started.push(child);
    return child;
  };

  beforeAll(async () => {
    stub = await startHttpStub(async (request) => {
      times.push(performance.now());
      counts.set(askedOf(request), (counts.get(askedOf(request)) ?? 0) + 1);
      await new Promise((answer) => setTimeout(answer, latency));
      await held;
      return chatReply(labelFor(askedOf(request)));
    });
  });
  afterAll(() => stub?.close());
  beforeEach(async () => {
    redis = await startRedis(fresh());
    forget();
  });
  afterEach(async () => {
    end();
    await redis?.stop();
  });

  /** Ends all that was started. */
  function end(): void {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  }

  function forget(): void {
    [times, counts] = [[], new Map()];
  }

  /** No reply is sent until what it returns is called. */
  function hold(): () => void {
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    return release;
  }

  return {
    fresh,
    forget,
    hold,
    start,
    times: () => times,
    asked: () => times.length,
    counts: () => [...counts].sort(),
    redis: () => there(redis),
    end,
    worker: (options: CliOptions = {}, ...more: string[]) =>
      start(['worker', '--redis', there(redis).url, '--takeover', '2s', ...more], options),
    /** An experiment in a folder of its own. @param settings of its model */
    experiment(cases: number, settings: string, use = 'openai:stub'): string {
      const folder = fresh();
      writePairs(path.join(folder, 'pairs.jsonl'), cases);
      const model = `{use: '${use}', baseUrl: '${server().url}/v1', ${settings}}`;
      writeFileSync(
        path.join(folder, 'experiment.yaml'),
        `name: scaled\ntask: sentiment\npairs: pairs.jsonl\nmodels: [${model}]\n`,
      );
      return folder;
    },
    /** Begins a run, or goes on with it. */
    coordinator(folder: string, into: string, options: CliOptions = {}, ...more: string[]) {
      const out = path.join(folder, into);
      const goesOn = existsSync(path.join(out, 'manifest.json'));
      const what = goesOn ? ['resume', out] : ['run', path.join(folder, 'experiment.yaml'), '--out', out];
      const queue = ['--executor', 'bullmq', '--redis', there(redis).url, '--batch-size', String(BATCH)];
      return start([...what, '--format', 'json', '--no-cache', ...queue, ...more], options);
    },
    local: (folder: string, into = 'local') =>
      start([
        ...['run', path.join(folder, 'experiment.yaml'), '--out', path.join(folder, into)],
        ...['--format', 'json', '--no-cache', '--quiet'],
      ]).ended,
    /** The run in this process, and how often it asks what. */
    async reference(folder: string) {
      const { code, stdout } = await this.local(folder);
      const once = [...counts].sort();
      forget();
      if (code !== 0) throw new Error(`Expected the local run to end well, got exit code ${code}`);
      return { table: stdout, once, distinct: once.reduce((sum, [, times]) => sum + times, 0) };
    },
    /** What `mmt4nl status` or `mmt4nl workers` says as JSON. */
    async look(command: string): Promise<{ runs?: unknown; workers?: unknown }> {
      const { stdout } = await start([command, '--redis', there(redis).url, '--format', 'json']).ended;
      return JSON.parse(stdout);
    },
    /** Waits until Redis holds nothing but the records of workers: a worker's last look at a queue may leave a key for a second. */
    async nothingIsLeft(): Promise<void> {
      const client = new Redis(there(redis).url);
      await until(async () => (await client.keys('*')).every((key) => key.startsWith('mmt4nl:worker')));
      client.disconnect();
    },
    verdicts: (folder: string, into: string) => readFileSync(path.join(folder, into, 'verdicts.jsonl'), 'utf8'),
  };
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Expected it to be started before it is used');
  return value;
}
