import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['test/support/same-texts.ts'],
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2, // on two cores the default is one, and many tests wait for a process
    isolate: false,
    testTimeout: 300_000, // the laws of an operator take 25 s alone, and several times that on a machine that does other things
    hookTimeout: 120_000,
  },
});
