import path from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

const ROOT = import.meta.dirname;

/** What tests import of the sources comes from the build: one file is measured, whichever process runs it. */
const built = {
  name: 'built',
  enforce: 'pre' as const,
  resolveId(id: string, importer: string | undefined) {
    if (importer === undefined || !id.startsWith('.')) return undefined;
    const file = path.relative(ROOT, path.resolve(path.dirname(importer), id));
    return /^(?:src|perturbations|relations)\/.*\.js$/u.test(file)
      ? { id: path.join(ROOT, 'dist', file), external: true }
      : undefined;
  },
};

export default mergeConfig(
  base,
  defineConfig({ plugins: [built], test: { server: { deps: { external: [/\/dist\//u] } } } }),
);
