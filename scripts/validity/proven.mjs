// Writes perturbations/lexicons/proven-synonyms.tsv: the rows of the synonyms that blind readers accepted in a text of a task at
// least, and refused in fewer than one of fifteen, with how often they did. Files are verdicts as in perturbations/judged (earlier ones are in its history), a pair in several counts once.
//   node scripts/validity/proven.mjs perturbations/judged/taxonomy.jsonl FILE …
// With --onto what the list says already counts, too: then the files must be verdicts that were not in it yet.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createJiti } from 'jiti';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { onto: { type: 'boolean', default: false } },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const { entries } = await createJiti(root).import(path.join(root, 'perturbations/taxonomy/words/entries.ts'));
const LISTS = [
  ['synonyms-adjectives', 'invariable'],
  ['synonyms-adverbs', 'invariable'],
  ['synonyms-phrases', 'invariable'],
  ['synonyms-pronouns', 'invariable'],
  ['synonyms-verbs', 'verb'],
  ['synonyms-nouns', 'noun'],
  ['synonyms-general', 'noun'],
  ['synonyms-specific', 'noun'],
  ['synonyms-abbreviations', 'exact'],
];
const OFTENER = 15;

/** What gives way to what, as texts have it, to the rows that say so. */
const rowsOf = new Map();
for (const [name, part] of LISTS)
  for (const { all } of entries(name, part).values())
    for (const entry of all) {
      const said =
        `${entry.words.join(' ').replaceAll(' -', '-').replaceAll('- ', '-')} > ${entry.replacement}`.toLowerCase();
      rowsOf.set(said, (rowsOf.get(said) ?? new Set()).add(entry.row));
    }

const list = path.join(root, 'perturbations/lexicons/proven-synonyms.tsv');
const known = values.onto ? readFileSync(list, 'utf8').trim().split('\n').slice(3) : [];
const counts = new Map(
  known
    .map((line) => line.split('\t'))
    .map(([task, word, replacement, times]) => [`${task}\t${word}\t${replacement}`, [Number(times), 0]]),
);
const pairs = new Set();
for (const { task, category, original, perturbed, valid } of positionals.flatMap(read)) {
  const pair = JSON.stringify([task, original, perturbed]);
  if (category !== 'taxonomy' || pairs.has(pair)) continue;
  pairs.add(pair);
  for (const row of rowsOf.get(changed(words(original), words(perturbed))) ?? []) {
    const key = `${task}\t${row.replace(' > ', '\t')}`;
    const [accepted, refused] = counts.get(key) ?? [0, 0];
    counts.set(key, valid ? [accepted + 1, refused] : [accepted, refused + 1]);
  }
}
const lines = [...counts]
  .filter(([, [accepted, refused]]) => accepted > OFTENER * refused)
  .map(([key, [accepted]]) => `${key}\t${accepted}`)
  .sort();
const head = [
  '# source: counted by scripts/validity/proven.mjs',
  '# licence: MIT',
  'task\tword\treplacement\taccepted',
];
writeFileSync(list, `${[...head, ...lines].join('\n')}\n`);
console.log(`${lines.length} rows, from ${pairs.size} pairs`);

function read(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function words(text) {
  return text
    .toLowerCase()
    .split(/(?<![\p{L}\p{N}'’-])|(?![\p{L}\p{N}'’-])/u)
    .filter((word) => word.trim() !== '');
}

/** What stands in one between the words that both begin and end with, and what in the other; without an article in front. */
function changed(before, after) {
  let [from, end] = [0, 0];
  while (from < Math.min(before.length, after.length) && before[from] === after[from]) from++;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  const said = [before, after].map((list) => list.slice(from, list.length - end).join(' '));
  return said.every((text) => /^an? /u.test(text))
    ? said.map((text) => text.replace(/^an? /u, '')).join(' > ')
    : said.join(' > ');
}
