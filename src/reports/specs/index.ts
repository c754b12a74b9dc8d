import type { SpecReport } from '../../specs/evaluate/spec-report.js';

type Render = (reports: readonly SpecReport[], options: { width: number; color: boolean }) => Promise<string>;

/** Every format of evaluations of prompts by its name; what a format needs is loaded when it is first used. */
export const specReports: Readonly<Record<string, Render>> = {
  console: async (reports, options) => (await import('./console.js')).specsConsole(reports, options),
  json: async (reports) => (await import('./json.js')).specsJson(reports),
  md: async (reports) => (await import('./markdown.js')).specsMarkdown(reports),
  html: async (reports) => (await import('./html.js')).specsHtml(reports),
};
