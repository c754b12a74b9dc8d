import type { ShrunkCase } from './shrink-text.js';

type Render = (shrunk: ShrunkCase, options: { width: number; color: boolean }) => Promise<string>;

/** Every format of a shrunk violation by its name. */
export const shrinkReports: Readonly<Record<string, Render>> = {
  terminal: async (shrunk, options) => (await import('./terminal.js')).shrinkTerminal(shrunk, options),
  md: async (shrunk) => (await import('./markdown.js')).shrinkMarkdown(shrunk),
  json: async ({ shrunk, ...of }) => `${JSON.stringify({ schema: 1, ...of, ...shrunk }, null, 2)}\n`,
};
