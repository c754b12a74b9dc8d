// Texts and follow-ups a second through all operators and through each, on the seed data: in the first pass, and after
// warm-up (`all` is the median of nine passes, `slowest` and `fastest` are theirs); and the start-up of the command line. One JSON line. Run `npm run build` first: it measures what is in dist/.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = (module) => import(path.join(root, 'dist/src', module));
const { builtIns, createRng, sentiment, yesNo } = await built('index.js');
const { source } = await built('experiment/follow-ups.js');
const { perturbTogether, TOGETHER } = await built('experiment/perturb-together.js');

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

/** Texts a second, each parsed anew, and the follow-ups made of them. */
function rate(operators, rounds = 5) {
  const rng = createRng(1);
  let followUps = 0;
  const started = performance.now();
  const selections = operators.map((operator) => ({ operator, perItem: 1 }));
  for (let round = 0; round < rounds; round++)
    for (const { task, items } of sets)
      for (let at = 0; at < items.length; at += TOGETHER)
        for (const made of perturbTogether(items.slice(at, at + TOGETHER).map(source), selections, task, rng))
          for (const each of made) followUps += each.followUps.length;
  const seconds = (performance.now() - started) / 1000;
  return { texts: Math.round((rounds * texts) / seconds), followUps: Math.round(followUps / seconds) };
}

const first = rate(builtIns.perturbations, 1);
rate(builtIns.perturbations, 80); // warm-up: until then passes get faster, as each of a thousand rules is compiled once it is often tried
const passes = Array.from({ length: 9 }, () => rate(builtIns.perturbations)).sort((a, b) => a.texts - b.texts);
const all = passes[4];
const each = Object.fromEntries(builtIns.perturbations.map((operator) => [operator.name, rate([operator]).texts]));
const runs = Array.from({ length: 7 }, () => {
  const started = performance.now();
  execFileSync(process.execPath, [path.join(root, 'dist/src/cli/main.js'), '--help']);
  return performance.now() - started;
}).sort((a, b) => a - b);
console.log(
  JSON.stringify({
    textsPerSecond: {
      first: first.texts,
      all: all.texts,
      slowest: passes[0].texts,
      fastest: passes[8].texts,
      parseOnly: rate([]).texts,
      ...each,
    },
    followUpsPerSecond: all.followUps,
    helpMs: Math.round(runs[3]),
  }),
);
