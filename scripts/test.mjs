// Runs the tests and ends with a plain line of counts, which any CI can read.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const vitest = path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-test-'));
const file = path.join(folder, 'results.json');

const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
const results = JSON.parse(readFileSync(file, 'utf8'));
rmSync(folder, { recursive: true });
const skipped = results.numPendingTests + results.numTodoTests;
console.log(
  `${results.numPassedTests} passed, ${results.numFailedTests} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exit(results.numPassedTests === 0 ? 1 : (status ?? 1));
