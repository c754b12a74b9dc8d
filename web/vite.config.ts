import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

/** One HTML file: script and style inside it. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  build: { outDir: '../dist/web', emptyOutDir: true, modulePreload: { polyfill: false }, target: 'es2022' },
  plugins: [viteSingleFile({ removeViteModuleLoader: true })],
});
