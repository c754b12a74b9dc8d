// Compiles to dist/ and puts the word lists beside the code that reads them.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
cpSync(path.join(root, 'perturbations', 'lexicons'), path.join(root, 'dist', 'perturbations', 'lexicons'), {
  recursive: true,
});
cpSync(path.join(root, 'src', 'models', 'prices.tsv'), path.join(root, 'dist', 'src', 'models', 'prices.tsv'));
chmodSync(path.join(root, 'dist', 'src', 'cli', 'main.js'), 0o755);
