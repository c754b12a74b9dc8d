// What a run costs beside the model: time over the least that it can take (requests × latency / concurrency) and over a bare
// client that sends the same bodies; own CPU per request; peak memory by cases, with the embedded model; the store. The best of
// three, one JSON line. Run `npm run build` first: it measures what is in dist/. `--quick` leaves the 200,000 cases out.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-bench-'));
const at = (name) => path.join(folder, name);
const script = (name) => path.join(root, 'bench/run', name);
const round = (value, digits = 2) => Number(value.toFixed(digits));

const TEXTS = [
  ['I love this place, number #, but the service was slow on Monday', 'Positive'],
  ['Order # was late again and nobody answered my call', 'Negative'],
  ['The new phone # works well and the battery lasts long', 'Positive'],
  ['Thanks for the quick help with ticket #, it was great', 'Positive'],
];

function child(name, args, env = {}) {
  const options = { env: { ...process.env, ...env } };
  return JSON.parse(execFileSync(process.execPath, [script(name), ...args], options));
}

/** A file of so many lines. */
function write(name, count, line) {
  const descriptor = openSync(at(name), 'w');
  for (let nth = 0; nth < count; nth++) {
    const [text, label] = TEXTS[nth % TEXTS.length];
    writeSync(descriptor, `${JSON.stringify(line(nth, text.replace('#', nth), label))}\n`);
  }
  closeSync(descriptor);
}

async function startServer(latency) {
  const server = spawn(process.execPath, [script('server.mjs'), String(latency)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve) => server.stdout.once('data', (text) => resolve(Number(text))));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}

/** The figures of so many requests to a server of one latency, by so many at once. */
async function throughput({ requests, latency, concurrency }) {
  const server = await startServer(latency);
  write('pairs.jsonl', requests / 2, (nth, source, label) => ({
    ...{ id: `c${nth}`, task: 'sentiment', category: 'typo', relation: 'same', item: `i${nth}`, source, label },
    follow_up: `${source} indeed`,
  }));
  const model = `{use: openai:stub, baseUrl: ${server.url}/v1, maxConcurrency: ${concurrency}}`;
  writeFileSync(at('run.yaml'), `task: sentiment\npairs: pairs.jsonl\nidentity: 0\nmodels: [${model}]\n`);
  const rounds = [];
  for (let nth = 0; nth < 3; nth++) {
    const into = (name) => at(`${name}-${latency}-${nth}`);
    const ours = child('ours.mjs', [at('run.yaml'), into('ours'), '-']);
    writeFileSync(at('bodies.json'), await (await fetch(server.url)).text());
    const bare = child('bare.mjs', [`${server.url}/v1/chat/completions`, at('bodies.json'), String(concurrency)]);
    const cached = child('ours.mjs', [at('run.yaml'), into('cached'), into('cache')]);
    const again = child('ours.mjs', [at('run.yaml'), into('again'), into('cache')]);
    const engine = child('ours.mjs', [at('run.yaml'), into('engine'), into('other-cache')], { AT_ONCE: '1' });
    await fetch(server.url);
    if (ours.answered !== requests || cached.answered !== requests || again.answered !== 0)
      throw new Error(`Expected ${requests} requests and none again: ${JSON.stringify([ours, cached, again])}`);
    rounds.push({ ours, bare, cached, again, engine });
  }
  server.stop();
  const best = (client, figure) => Math.min(...rounds.map((each) => each[client][figure]));
  const own = (client) => round((best(client, 'cpuMs') - best('bare', 'cpuMs')) / requests, 3);
  const least = (requests * latency) / concurrency;
  return {
    ...{ requests, latency, concurrency, ms: Math.round(best('ours', 'ms')), bareMs: Math.round(best('bare', 'ms')) },
    toLeast: least === 0 ? null : round(best('ours', 'ms') / least),
    toBare: round(best('ours', 'ms') / best('bare', 'ms')),
    withinLimit: best('ours', 'ms') <= 1.1 * Math.max(least, latency === 0 ? best('bare', 'ms') : 0) + 1000,
    cpuMsPerRequest: {
      bare: round(best('bare', 'cpuMs') / requests, 3),
      own: own('ours'),
      ownWithCache: own('cached'),
      withoutSdk: round(best('engine', 'cpuMs') / requests, 3),
      fromCache: round(best('again', 'cpuMs') / requests, 3),
    },
  };
}

/** A whole command, its peak memory and its time. */
function command(...args) {
  const began = performance.now();
  const main = path.join(root, 'dist/src/cli/main.js');
  const env = { ...process.env, PEAK: at('peak.json') };
  execFileSync(process.execPath, ['--import', script('peak.mjs'), main, ...args], {
    env,
    stdio: 'pipe',
    maxBuffer: 1e9,
  });
  return { ...JSON.parse(readFileSync(at('peak.json'), 'utf8')), s: round((performance.now() - began) / 1000, 1) };
}

function memory(cases) {
  write('data.jsonl', cases, (nth, input, sentiment) => ({ id: `t${nth}`, input, sentiment }));
  writeFileSync(
    at('data.yaml'),
    'task: sentiment\ndataset: {file: data.jsonl, columns: {label: sentiment}}\nperturbations: [typo]\nmodels: [embedded:lexicon]\n',
  );
  const run = command('run', at('data.yaml'), '--out', at(`run-${cases}`), '--quiet');
  const table = command('table', at(`run-${cases}`));
  rmSync(at(`run-${cases}`), { recursive: true });
  return { cases, runMb: run.peakMb, runS: run.s, tableMb: table.peakMb, tableS: table.s };
}

/** What the store of a run takes, with so many replies in it. */
function store(replies) {
  const figures = child('store.mjs', [at('replies.jsonl'), String(replies)]);
  return { replies, ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value, 1)])) };
}

try {
  const rates = [
    await throughput({ requests: 2000, latency: 50, concurrency: 64 }),
    await throughput({ requests: 10_000, latency: 0, concurrency: 64 }),
  ];
  const sizes = process.argv.includes('--quick') ? [1000, 10_000] : [1000, 10_000, 200_000];
  console.log(JSON.stringify({ throughput: rates, memory: sizes.map(memory), store: store(600_000) }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
