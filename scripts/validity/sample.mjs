// Draws follow-ups of texts for readers who see neither rules nor code (docs/validity.md): `pairs.jsonl` for them, numbered and
// shuffled, and `keys.jsonl` with what they do not see. Run `npm run build` first.
//   node scripts/validity/sample.mjs OUT --sentiment chats.jsonl:44,letters.jsonl:26 --yes-no questions.jsonl:44 [--only taxonomy,srl]
//     [--per-item 1] [--seed 1]
// So many texts of each file and operator are taken, among those that have follow-ups; without a number all are.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = (module) => import(path.join(root, 'dist/src', module));
const { builtIns, createRng, sentiment, yesNo } = await built('index.js');
const { source } = await built('experiment/follow-ups.js');
const { perturbTogether } = await built('experiment/perturb-together.js');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sentiment: { type: 'string', default: '' },
    'yes-no': { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    'per-item': { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const [out] = positionals;
if (out === undefined) throw new Error('Expected the folder to write to');
const only = values.only.split(',').filter(Boolean);
const selections = builtIns.perturbations
  .filter(({ name }) => only.length === 0 || only.includes(name))
  .map((operator) => ({ operator, perItem: Number(values['per-item']) }));
const rng = createRng(Number(values.seed));

const drawn = [];
for (const [task, files] of [
  [sentiment, values.sentiment],
  [yesNo, values['yes-no']],
])
  for (const given of files.split(',').filter(Boolean)) drawn.push(...drawnFrom(task, given));
const pairs = rng.fork('pairs').shuffle(drawn);
mkdirSync(out, { recursive: true });
write('pairs.jsonl', ({ task, category, original, perturbed, expects }) => ({
  ...{ task, category, original, perturbed, expects },
}));
write('keys.jsonl', ({ task, category, rule, kind }) => ({ task, category, rule, kind }));

function drawnFrom(task, given) {
  const [file, most = 'Infinity'] = given.split(':');
  const kind = path.basename(file, '.jsonl');
  const items = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const made = perturbTogether(items.map(source), selections, task, rng);
  return selections.flatMap(({ operator }, at) => {
    const covered = made.map((each) => each[at].followUps).filter((followUps) => followUps.length > 0);
    console.log(`${operator.name}, ${kind}: ${covered.length} of ${items.length} texts`);
    return rng
      .fork(`${kind}/${operator.name}`)
      .shuffle(covered)
      .slice(0, Number(most))
      .flat()
      .map(({ source: original, followUp: perturbed, relation: expects, rule }) => ({
        ...{ task: task.name, category: operator.category, rule, kind, original, perturbed, expects },
      }));
  });
}

function write(name, shown) {
  const lines = pairs.map((pair, at) => JSON.stringify({ n: at + 1, ...shown(pair) }));
  writeFileSync(path.join(out, name), `${lines.join('\n')}\n`);
}
