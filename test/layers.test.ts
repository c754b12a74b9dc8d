import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What each part may import: the direction of the data, as docs/architecture.md draws it. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  perturbations: ['plugin'],
  relations: ['plugin'],
  core: [],
  english: ['core'],
  statistics: ['core'],
  store: ['core'],
  tasks: ['core'],
  datasets: ['core', 'tasks'],
  documents: ['core', 'datasets'],
  prompts: ['core', 'tasks', 'datasets', 'documents'],
  models: ['core', 'datasets', 'english'],
  executors: ['core', 'models', 'store'],
  experiment: [
    'core',
    'executors',
    'english',
    'datasets',
    'documents',
    'tasks',
    'prompts',
    'models',
    'store',
    'statistics',
  ],
  comparison: ['core', 'datasets', 'experiment', 'statistics', 'store'],
  findings: ['core', 'datasets', 'experiment', 'statistics', 'store'],
  contracts: ['core', 'datasets', 'documents', 'experiment', 'models', 'prompts', 'statistics', 'store'],
  specs: [
    'core',
    'contracts',
    'datasets',
    'documents',
    'english',
    'experiment',
    'judging',
    'models',
    'prompts',
    'statistics',
    'store',
    'tasks',
  ],
  gates: ['core', 'comparison', 'experiment', 'statistics', 'store'],
  differences: ['core'],
  shrink: ['core', 'differences', 'datasets', 'experiment', 'statistics', 'store', 'tasks'],
  reports: ['core', 'differences', 'statistics', 'store', 'comparison', 'findings', 'shrink', 'contracts', 'specs'],
  trend: ['core', 'experiment', 'statistics', 'store'],
  page: [
    'comparison',
    'core',
    'differences',
    'datasets',
    'experiment',
    'findings',
    'reports',
    'statistics',
    'store',
    'trend',
  ],
  /** Of these only what runs in a browser. */
  web: ['comparison', 'core', 'differences', 'page', 'reports', 'statistics', 'trend'],
  doctor: ['core', 'contracts', 'datasets', 'documents', 'experiment', 'models', 'store', 'tasks'],
  init: ['core', 'datasets'],
  completion: [],
  judging: ['core', 'tasks'],
  testing: ['perturbations', 'relations', 'core', 'experiment', 'prompts', 'tasks'],
  plugin: ['core', 'english', 'judging'],
  api: ['config', 'contracts', 'core', 'experiment', 'reports', 'store', 'tasks'],
  config: ['core'],
  notify: ['core'],
  index: [
    'api',
    'config',
    'perturbations',
    'relations',
    'core',
    'contracts',
    'english',
    'datasets',
    'tasks',
    'prompts',
    'models',
    'executors',
    'experiment',
    'store',
    'statistics',
    'comparison',
    'reports',
    'plugin',
  ],
  cli: [
    'index',
    'core',
    'english',
    'datasets',
    'tasks',
    'prompts',
    'models',
    'executors',
    'experiment',
    'store',
    'statistics',
    'reports',
    'comparison',
    'findings',
    'gates',
    'page',
    'trend',
    'shrink',
    'contracts',
    'config',
    'notify',
    'specs',
    'doctor',
    'init',
    'completion',
  ],
};
const LANGUAGE_PACKAGES = /^(?:compromise|wink-|natural|nspell|dictionary-en)/u;
const root = path.resolve(import.meta.dirname, '..');

const files = ['src', 'perturbations', 'relations', 'web'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => path.join(folder, file)),
);

/** `src/core/rng.ts` → `core`, `src/index.ts` → `index`, `perturbations/typo.ts` → `perturbations`. */
function partOf(file: string): string {
  const [top = '', second = ''] = file.split(path.sep);
  return top === 'src' ? second.replace(/\.ts$/u, '') : top;
}

function imports(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import\(|require\()\s*'([^']+)'/gu)].map((match) => match[1] ?? '');
}

describe('imports point one way', () => {
  test('there are files to check', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  test.each(files)('%s', (file) => {
    const part = partOf(file);
    const wrong = imports(file).flatMap((target) => {
      if (!target.startsWith('.'))
        return LANGUAGE_PACKAGES.test(target) && part !== 'english' && !file.includes('embedded') ? [target] : [];
      const to = partOf(path.normalize(path.join(path.dirname(file), target)).replace(/\.js$/u, '.ts'));
      return to === part || MAY[part]?.includes(to) ? [] : [target];
    });
    expect(wrong, `${part} may import ${MAY[part]?.join(', ')}`).toEqual([]);
  });
});

describe('docs/architecture.md says the same', () => {
  const table = readFileSync(path.join(root, 'docs', 'architecture.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `src\/(\w+)(?:\/|\.ts)` \|.*\| ([^|]+) \|$/gmu)].map(
    ([, part = '', may = '']) => [part, may === 'nothing' ? [] : may.split(', ')] as const,
  );

  test('of every folder', () => {
    const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(rows.map(([part]) => part)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
  });

  test.each(rows.filter(([, may]) => !may.some((each) => each.startsWith('all'))))('%s', (part, may) => {
    expect([...may].sort()).toEqual([...(MAY[part] ?? [])].sort());
  });
});
