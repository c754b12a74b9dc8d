// Compiles to dist/, puts the word lists beside the code that reads them, and makes the page one file.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
for (const part of ['perturbations', 'relations'])
  cpSync(path.join(root, part, 'lexicons'), path.join(root, 'dist', part, 'lexicons'), { recursive: true });
cpSync(path.join(root, 'src', 'models', 'prices.tsv'), path.join(root, 'dist', 'src', 'models', 'prices.tsv'));
const texts = path.join('src', 'specs', 'generators', 'embedded', 'texts.tsv');
cpSync(path.join(root, texts), path.join(root, 'dist', texts));
chmodSync(path.join(root, 'dist', 'src', 'cli', 'main.js'), 0o755);

const { build } = await import('vite');
await build({ configFile: path.join(root, 'web', 'vite.config.ts') });
renameSync(path.join(root, 'dist', 'web', 'index.html'), path.join(root, 'dist', 'web', 'page.html'));
