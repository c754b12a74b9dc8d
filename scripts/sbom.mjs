// Prints what is installed with the package as CycloneDX JSON, from the lock file alone: node scripts/sbom.mjs > sbom.json
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const json = (name) => JSON.parse(readFileSync(`${root}/${name}`, 'utf8'));
const installed = new Set(
  Object.entries(json('package-lock.json').packages).flatMap(([place, { name, version, dev }]) =>
    dev === true ? [] : [`${name ?? place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`],
  ),
);

const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const bom = JSON.parse(
  execFileSync('npm', ['sbom', ...options], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 }),
);
// npm calls the root after its folder, and its own `--omit dev` leaves out also what development needs too (zod, yaml).
bom.metadata.component.name = json('package.json').name;
bom.components = bom.components.filter(({ name, version }) => installed.has(`${name}@${version}`));
const kept = new Set([bom.metadata.component['bom-ref'], ...bom.components.map((each) => each['bom-ref'])]);
bom.dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
