// Runs an experiment into a folder: `ours.mjs EXPERIMENT FOLDER CACHE`. Time is that of the whole run, CPU that of the
// asking: from the plan to the last verdict. `-` for the cache: none; AT_ONCE=1: the model answers without being asked.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [file, into, cache] = process.argv.slice(2);
const dist = path.join(fileURLToPath(new URL('../..', import.meta.url)), 'dist/src');
const { builtIns, createBudget, openRunFolder, prepare, readExperiment, runExperiment } = await import(
  path.join(dist, 'index.js')
);
const prepared = await prepare(await readExperiment(file), builtIns, process.env);
if (process.env.AT_ONCE === '1')
  for (const { model } of prepared.models) model.complete = async () => ({ text: 'Positive', finish: 'stop' });
let answered = 0;
let planned;
const watcher = {
  planned: () => {
    planned = { at: performance.now(), cpu: process.cpuUsage() };
  },
  settled: (_, { how }) => {
    if (how === 'answered') answered++;
    if (how === 'error') throw new Error('Expected a reply to each request');
  },
  note: () => undefined,
};
const began = performance.now();
await runExperiment(prepared, {
  folder: openRunFolder(into),
  relations: builtIns.relations,
  stopping: new AbortController().signal,
  watcher,
  budget: createBudget(),
  cache: cache === '-' ? undefined : cache,
  again: false,
});
const { user, system } = process.cpuUsage(planned.cpu);
const figures = { ms: performance.now() - began, planMs: planned.at - began, cpuMs: (user + system) / 1000 };
console.log(JSON.stringify({ ...figures, answered }));
