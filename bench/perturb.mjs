// Texts a second through all operators and through each, on the seed data, after warm-up; and the start-up of the command
// line. One JSON line. Run `npm run build` first: it measures what is in dist/.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = (module) => import(path.join(root, 'dist/src', module));
const { builtIns, createRng, sentiment, yesNo } = await built('index.js');
const { perturb, source } = await built('experiment/follow-ups.js');

const sets = [
  ['chat-messages.jsonl', sentiment],
  ['yes-no-questions.jsonl', yesNo],
].map(([file, task]) => ({
  task,
  items: readFileSync(path.join(root, 'datasets', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
}));
const texts = sets.reduce((sum, { items }) => sum + items.length, 0);

/** Texts a second, each parsed anew. */
function rate(operators, rounds = 5) {
  const rng = createRng(1);
  const started = performance.now();
  for (let round = 0; round < rounds; round++) {
    for (const { task, items } of sets) {
      for (const item of items) {
        const text = source(item);
        text.doc();
        for (const operator of operators) perturb(text, { operator, perItem: 1 }, task, rng);
      }
    }
  }
  return Math.round((rounds * texts * 1000) / (performance.now() - started));
}

rate(builtIns.perturbations, 2); // warm-up
const each = Object.fromEntries(builtIns.perturbations.map((operator) => [operator.name, rate([operator])]));
const runs = Array.from({ length: 7 }, () => {
  const started = performance.now();
  execFileSync(process.execPath, [path.join(root, 'dist/src/cli/main.js'), '--help']);
  return performance.now() - started;
}).sort((a, b) => a - b);
console.log(
  JSON.stringify({
    textsPerSecond: { all: rate(builtIns.perturbations), parseOnly: rate([]), ...each },
    helpMs: Math.round(runs[3]),
  }),
);
