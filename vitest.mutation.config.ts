import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

/** scripts/mutate.mjs names the folder of tests. */
const { include: _all, ...test } = base.test ?? {};

export default mergeConfig(
  { ...base, test },
  defineConfig({ test: { include: [`${process.env['MUTATION_TESTS'] ?? 'test'}/**/*.test.ts`] } }),
);
