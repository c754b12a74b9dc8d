// A contract suite of fifty cases against a server that takes a second over each: seconds by the clock, from the command line
// to its end, and how many were under way at once. The best of three, one JSON line. Run `npm run build` first: it measures
// what is in dist/.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-bench-'));
const [CASES, LATENCY] = [50, 1000];

let [underWay, most] = [0, 0];
const server = createServer(async (incoming, outgoing) => {
  underWay++;
  most = Math.max(most, underWay);
  for await (const _ of incoming);
  await new Promise((answer) => setTimeout(answer, LATENCY));
  underWay--;
  const message = { role: 'assistant', content: '{"answer": "Thirty days."}' };
  const choices = [{ index: 0, finish_reason: 'stop', message }];
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'stub', choices }));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));

const url = `http://127.0.0.1:${server.address().port}/v1`;
const suite = {
  ...{ name: 'bench', version: '1', models: [{ use: 'openai:stub', baseUrl: url }] },
  prompt_template: 'Question: {input}',
  invariants: [
    { type: 'json_schema', spec: { schema: { type: 'object', required: ['answer'] } } },
    { type: 'contains', spec: { substring: 'days' } },
    { type: 'length', spec: { max: 200 } },
  ],
  test_cases: Array.from({ length: CASES }, (_, nth) => ({ id: `c${nth}`, input: `How long is it, number ${nth}?` })),
};
writeFileSync(path.join(folder, 'suite.json'), JSON.stringify(suite));

async function seconds(nth) {
  const started = performance.now();
  const args = ['test', 'suite.json', '--quiet', '--no-cache', '--format', 'json', '--out', `run-${nth}`];
  const child = spawn(process.execPath, [path.join(root, 'dist/src/cli/main.js'), ...args], {
    cwd: folder,
    env: { ...process.env, OPENAI_API_KEY: 'none' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((ended) => child.on('close', ended));
  if (code !== 0) throw new Error(`Expected a suite that passes, got exit code ${code}`);
  return (performance.now() - started) / 1000;
}

const rounds = [];
for (let nth = 0; nth < 3; nth++) rounds.push(await seconds(nth));
server.close();
rmSync(folder, { recursive: true });
const best = Number(Math.min(...rounds).toFixed(2));
console.log(JSON.stringify({ cases: CASES, latencyMs: LATENCY, seconds: best, atOnce: most }));
