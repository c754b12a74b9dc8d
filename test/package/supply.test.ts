import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/cli.js';

const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const { name, version, dependencies, scripts } = JSON.parse(read('package.json'));

/** That a product under MIT, open or closed, may come with. */
const FREE =
  /^(?:MIT(?: \(in its README\))?|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|\(MIT AND BSD\)|MIT or MPL-2\.0)$/u;

describe('licences', () => {
  test('the page is what the lock file and the word lists say', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/licences.mjs', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('every dependency has one that asks for no more than its mention', () => {
    const rows = read('docs/licences.md')
      .split('\n')
      .flatMap((line) => {
        const [, packed, , licence] = line.split('|').map((cell) => cell.trim());
        return packed && licence && !/^(?:package|list|-+)$/u.test(packed) && !packed.endsWith('.tsv')
          ? [{ packed, licence }]
          : [];
      });
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ licence }) => !FREE.test(licence))).toEqual([]);
  });
});

test('the list of components names every dependency, made without a network', () => {
  const bom: {
    bomFormat: string;
    metadata: { component: { name: string; version: string } };
    components: readonly { name: string; version: string }[];
  } = JSON.parse(
    execFileSync(process.execPath, ['scripts/sbom.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9' },
    }),
  );
  expect([bom.bomFormat, bom.metadata.component.name, bom.metadata.component.version]).toEqual([
    'CycloneDX',
    name,
    version,
  ]);
  const listed = new Set(bom.components.map((each) => `${each.name}@${each.version}`));
  expect(Object.entries(dependencies).filter(([each, pinned]) => !listed.has(`${each}@${pinned}`))).toEqual([]);
  expect(bom.components.map((each) => each.name)).not.toContain('vitest');
});

test('CONTRIBUTING.md sets up in three commands that there are', () => {
  const [block = ''] = /(?<=```sh\n)[\s\S]*?(?=\n```)/u.exec(read('CONTRIBUTING.md')) ?? [];
  expect(block.split('\n')).toEqual([
    'npm install',
    'npm run check',
    'node dist/src/cli/main.js run experiments/sentiment.yaml',
  ]);
  expect(scripts.check).toBeDefined();
});

test('the container runs what the package has, as no root, with no key in it', () => {
  const file = read('Containerfile');
  expect(file.trimEnd().split('\n').slice(-4)).toEqual([
    'USER node',
    'WORKDIR /work',
    'ENTRYPOINT ["mmt4nl"]',
    'CMD ["--help"]',
  ]);
  expect(file).not.toMatch(/^(?:ENV|ARG).*(?:KEY|TOKEN|SECRET)/mu);
});
