import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: 120_000, hookTimeout: 120_000 },
});
