// Makes docs/operators.md, docs/operators/ and docs/reference/ anew from the code: `node scripts/reference.mjs`; no build is needed.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const vitest = path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/reference/reference.test.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, UPDATE: '1' },
  stdio: 'inherit',
});
process.exit(status ?? 1);
