// What a queue on Redis costs beside asking in this process: time per request for batches of 1 to 200, with one worker and
// with two, and peak memory of coordinator and Redis as cases grow; with an embedded model, so that nothing is waited for.
// One JSON line. Needs redis-server; run `npm run build` first: it measures what is in dist/. `--million` goes to 1,000,000
// cases (some minutes) in the place of 100,000.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';

const SERVER = 'redis-server';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-bench-'));
const at = (...name) => path.join(folder, ...name);
const main = path.join(root, 'dist/src/cli/main.js');
const peak = path.join(root, 'bench/run/peak.mjs');
const round = (value, digits = 2) => Number(value.toFixed(digits));

/** Cases of which each item has two, and the requests that they make: the source once, a follow-up each. */
function write(cases) {
  const descriptor = openSync(at('pairs.jsonl'), 'w');
  for (let nth = 0; nth < cases; nth++) {
    const item = Math.floor(nth / 2);
    const source = `Order ${item} came late, and I am not happy with it at all`;
    const line = { id: `c${nth}`, task: 'sentiment', category: 'typo', relation: 'same', item: `i${item}`, source };
    writeSync(
      descriptor,
      `${JSON.stringify({ ...line, follow_up: `${source}, ${nth % 2 ? 'sadly' : 'really'}`, label: 'Negative' })}\n`,
    );
  }
  closeSync(descriptor);
  writeFileSync(
    at('run.yaml'),
    'name: scaled\ntask: sentiment\npairs: pairs.jsonl\nidentity: 0\nmodels: [embedded:lexicon]\n',
  );
  return 1.5 * cases;
}

async function startRedis() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  rmSync(at('redis'), { recursive: true, force: true });
  mkdirSync(at('redis'));
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    at('redis'),
    '--appendonly',
    'yes',
    '--save',
    '',
  ];
  const server = spawn(SERVER, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of server.stdout.setEncoding('utf8')) if (text.includes('Ready to accept')) break;
  server.stdout.resume();
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    async peakMb() {
      const redis = new Redis(url);
      const info = await redis.info('memory');
      redis.disconnect();
      return round(Number(/used_memory_peak:(\d+)/u.exec(info)?.[1]) / 1e6, 1);
    },
    async stop() {
      server.kill();
      await once(server, 'close');
    },
  };
}

async function startWorkers(count, url) {
  const workers = Array.from({ length: count }, () =>
    spawn(process.execPath, [main, 'worker', '--redis', url], { stdio: ['ignore', 'ignore', 'pipe'] }),
  );
  await Promise.all(workers.map((worker) => once(worker.stderr, 'data')));
  return async () => {
    for (const worker of workers) worker.kill();
    await Promise.all(workers.map((worker) => once(worker, 'close')));
  };
}

/** A whole run: its seconds and the peak memory of who coordinates it. */
function run(into, ...more) {
  const began = performance.now();
  const args = [
    '--import',
    peak,
    main,
    'run',
    at('run.yaml'),
    '--out',
    at(into),
    '--quiet',
    '--format',
    'json',
    ...more,
  ];
  const table = execFileSync(process.execPath, args, {
    env: { ...process.env, PEAK: at('peak.json') },
    maxBuffer: 1e9,
  });
  const seconds = (performance.now() - began) / 1000;
  const replies = statSync(at(into, 'replies.jsonl')).size;
  rmSync(at(into), { recursive: true });
  return { seconds, replies, table: String(table), ...JSON.parse(readFileSync(at('peak.json'), 'utf8')) };
}

/** The same run here and there, which must have one table. */
async function compared(cases, { batch, workers }) {
  const requests = write(cases);
  const here = run('local');
  const redis = await startRedis();
  const stop = await startWorkers(workers, redis.url);
  const there = run('queued', '--executor', 'bullmq', '--redis', redis.url, '--batch-size', String(batch));
  const redisPeakMb = await redis.peakMb();
  await stop();
  await redis.stop();
  if (there.table !== here.table) throw new Error('Expected the table of the local run');
  return {
    ...{ cases, requests, batch, workers, localS: round(here.seconds, 1), queuedS: round(there.seconds, 1) },
    overheadMsPerRequest: round(((there.seconds - here.seconds) / requests) * 1000, 3),
    casesPerSecond: Math.round(cases / there.seconds),
    ...{ localMb: here.peakMb, coordinatorMb: there.peakMb, redisPeakMb, repliesMb: round(there.replies / 1e6, 1) },
  };
}

try {
  const batches = [];
  for (const batch of [1, 10, 50, 100, 200]) batches.push(await compared(20_000, { batch, workers: 1 }));
  const two = await compared(20_000, { batch: 50, workers: 2 });
  process.stderr.write(`${JSON.stringify({ batches, two })}\n`);
  const growth = [];
  for (const cases of process.argv.includes('--million') ? [1000, 100_000, 1_000_000] : [1000, 100_000])
    growth.push(await compared(cases, { batch: 100, workers: 1 }));
  console.log(JSON.stringify({ batches, two, growth }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
