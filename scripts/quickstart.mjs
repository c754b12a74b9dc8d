// The main job with the embedded models: both experiments, no key, no network.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = path.join(root, 'dist', 'src', 'cli', 'main.js');

for (const experiment of ['sentiment', 'yes-no']) {
  const { status } = spawnSync(process.execPath, [cli, 'run', path.join('experiments', `${experiment}.yaml`)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
