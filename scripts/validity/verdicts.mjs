// Verdicts of readers on drawn pairs (sample.mjs) as judged follow-ups: reads FOLDER/rejected-*.jsonl, a line {"n", "why"} for each
// pair that a reader refused, all others being accepted; prints valid of read per task and category, and writes FOLDER/judged.jsonl.
//   node scripts/validity/verdicts.mjs FOLDER [--date 2026-11-22]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { date: { type: 'string' } } });
const [folder] = positionals;
if (folder === undefined) throw new Error('Expected the folder that sample.mjs wrote');
const read = (name) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const date = values.date ?? new Date().toISOString().slice(0, 10);
const refused = new Map(
  readdirSync(folder)
    .filter((name) => /^rejected-.*\.jsonl$/u.test(name))
    .flatMap(read)
    .map(({ n, why }) => [n, why]),
);
const keys = new Map(read('keys.jsonl').map((key) => [key.n, key]));
const judged = read('pairs.jsonl').map(({ n, task, category, original, perturbed, expects }) => ({
  ...{ date, task, category, rule: keys.get(n).rule, original, perturbed, expects },
  ...{ valid: !refused.has(n), why: refused.get(n) ?? '', reader: 'blind' },
}));
writeFileSync(path.join(folder, 'judged.jsonl'), `${judged.map((line) => JSON.stringify(line)).join('\n')}\n`);

const cells = new Map();
const count = (cell, valid) => {
  const [good, of] = cells.get(cell) ?? [0, 0];
  cells.set(cell, [good + (valid ? 1 : 0), of + 1]);
};
for (const [at, { task, category, valid }] of judged.entries()) {
  count(`${task} ${category}`, valid);
  count(`all of ${keys.get(at + 1).kind}`, valid);
  count('all', valid);
}
for (const [cell, [good, of]] of [...cells].sort())
  console.log(`${cell}: ${good}/${of} (${((100 * good) / of).toFixed(1)} %)`);
