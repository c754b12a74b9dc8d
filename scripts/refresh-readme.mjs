// Puts what the quickstart prints now into the README's first block of output: `node scripts/refresh-readme.mjs`, after a build.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stdout = execFileSync(process.execPath, [path.join(root, 'scripts', 'quickstart.mjs')], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 24,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const lines = stdout.split('\n');
const from = (start, count) => lines.slice(start, start + count).map((line) => line.trimEnd());
const table = lines.findIndex((line) => line.startsWith('embedded:lexicon · sentiment'));
const broke = lines.findIndex((line) => line.startsWith('What broke'));
const shown = [...from(table, 11), '…', ...from(broke, 7), '…'];
const file = path.join(root, 'README.md');
const readme = readFileSync(file, 'utf8');
writeFileSync(
  file,
  readme.replace(/```text\n[\s\S]*?```/u, () => `\`\`\`text\n${shown.join('\n')}\n\`\`\``),
);
