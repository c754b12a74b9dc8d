// Runs the tests over what was built, in this process and in every one that they start, and says what of the sources was run.
// Arguments are vitest's. A line or branch counts as run wherever it was: most of src/cli runs in child processes alone.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CoverageReport } from 'monocart-coverage-reports';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'coverage');
const raw = path.join(folder, 'raw');
const maps = path.join(folder, 'maps');
const dist = path.join(root, 'dist');
const PARTS = ['src', 'perturbations', 'relations'];

for (const each of [raw, maps]) rmSync(each, { recursive: true, force: true });
const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
run(tsc, '-p', 'tsconfig.build.json', '--declaration', 'false', '--removeComments', ...mapped(maps));
const vitest = [path.join(root, 'scripts', 'test.mjs'), '--config', 'vitest.coverage.config.ts'];
const { status } = run(...vitest, ...process.argv.slice(2));

const report = new CoverageReport({
  baseDir: root,
  outputDir: path.join(folder, 'report'),
  reports: ['v8', 'json-summary', 'codecov'],
  all: { dir: PARTS.map((part) => path.join(dist, part)), filter: '**/*.js', transformer: addMap },
  entryFilter: ({ url }) => PARTS.some((part) => url.startsWith(`${pathToFileURL(path.join(dist, part))}/`)),
  onEntry: async (entry) => {
    await addMap(entry);
    startAtNames(entry);
  },
  sourcePath: (file) => file.replace(/^(?:\.\.\/)+/, ''),
});
removeTorn(raw);
await report.addFromDir(raw);
const { files } = await report.generate();
rmSync(raw, { recursive: true });
print(files);
process.exit(status ?? 1);

/** The build carries no maps: the same compilation, beside it, does. */
async function addMap(entry) {
  const file = path.relative(dist, fileURLToPath(entry.url));
  entry.sourceMap = JSON.parse(readFileSync(path.join(maps, `${file}.map`), 'utf8'));
}

/**
 * V8 begins a method at what stands before its name (`*propose(doc)`, `async ask()`), monocart looks for it at the name:
 * not found, it would get the counts of its module, and each of its branches with them.
 */
function startAtNames({ source, functions }) {
  for (const { functionName, ranges } of functions) {
    const [range] = ranges;
    const [head, before] = /^((?:async\s+)?\*?\s*)#?[\w$]+\s*\(/u.exec(source.slice(range.startOffset)) ?? [];
    if (before && head.slice(before.length).startsWith(`${functionName}(`)) range.startOffset += before.length;
  }
}

/** A test that fills a disk or kills a process may leave a file of counts torn. */
function removeTorn(from) {
  for (const name of readdirSync(from)) {
    try {
      JSON.parse(readFileSync(path.join(from, name), 'utf8'));
    } catch {
      rmSync(path.join(from, name));
    }
  }
}

function mapped(outDir) {
  return ['--sourceMap', '--inlineSources', '--outDir', outDir];
}

function run(...call) {
  return spawnSync(process.execPath, call, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_V8_COVERAGE: raw },
  });
}

/** One row for each folder of src, and one for each part. */
function print(all) {
  const rows = new Map();
  for (const { sourcePath, summary } of all) {
    const [part, ...rest] = sourcePath.split('/');
    for (const name of new Set([part, part === 'src' && rest.length > 1 ? `src/${rest[0]}` : part])) {
      const row = rows.get(name) ?? { branches: { covered: 0, total: 0 }, lines: { covered: 0, total: 0 } };
      for (const kind of ['branches', 'lines']) {
        row[kind].covered += summary[kind].covered;
        row[kind].total += summary[kind].total;
      }
      rows.set(name, row);
    }
  }
  const share = ({ covered, total }) => `${total === 0 ? '–' : ((100 * covered) / total).toFixed(1)}`;
  console.log('\n| folder | branches, % | of | lines, % |\n|---|---|---|---|');
  for (const [name, { branches, lines }] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`| ${name} | ${share(branches)} | ${branches.total} | ${share(lines)} |`);
}
