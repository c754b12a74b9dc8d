// Writes docs/licences.md: what is installed with the package, from the lock file, and where its word lists come from. With
// --check it only says whether that is still so.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = path.join(root, 'docs', 'licences.md');
/** Of packages whose package.json names none. */
const READ_BY_HAND = { sylvester: 'MIT (in its README)' };
const OWN = { source: 'written for mmt4nl', licence: 'MIT' };

/** Dependencies of the package, and theirs; not what only its development needs. */
function dependencies() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(([place, { dev }]) => place !== '' && dev !== true);
  const rows = installed.map(([place, { version, license, optional }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? READ_BY_HAND[name] ?? 'unknown';
    return `| ${name} | ${version} | ${licence} | ${optional === true ? 'optional' : ''} |`;
  });
  return [...new Set(rows)].sort();
}

/** Word lists, by what their first lines say of them. */
function lexicons() {
  return ['perturbations/lexicons', 'relations/lexicons'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .map((name) => {
        const text = readFileSync(path.join(root, folder, name), 'utf8');
        const said = (what) => new RegExp(`^# ${what}: (.*)$`, 'm').exec(text)?.[1] ?? 'unknown';
        return { file: `${folder}/${name}`, source: said('source'), licence: said('licence') };
      }),
  );
}

function page() {
  const foreign = lexicons().filter(({ source, licence }) => source !== OWN.source || licence !== OWN.licence);
  return `# Licences

mmt4nl itself: MIT. This page is made by \`node scripts/licences.mjs\`; a test holds it to the lock file and to the word lists.

## What is installed with it

| package | version | licence | |
|---|---|---|---|
${dependencies().join('\n')}

## Word lists

Every list says where it is from in its first lines. All in \`perturbations/lexicons\` and \`relations/lexicons\` are
${OWN.source}, ${OWN.licence}, ${foreign.length === 0 ? 'without exception.' : 'but these:'}
${foreign.length === 0 ? '' : `\n| list | source | licence |\n|---|---|---|\n${foreign.map(({ file, source, licence }) => `| ${file} | ${source} | ${licence} |`).join('\n')}\n`}
The seed data: [datasets/README.md](../datasets/README.md).
`;
}

const text = page();
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('docs/licences.md is not up to date: node scripts/licences.mjs writes it anew');
    process.exitCode = 1;
  }
} else writeFileSync(target, text);
