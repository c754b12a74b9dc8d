import type { ShownSuite } from './shown-suite.js';

type Render = (suites: readonly ShownSuite[], options: { width: number; color: boolean }) => Promise<string>;

/** Every format of runs of suites by its name; what a format needs is loaded when it is first used. */
export const suiteReports: Readonly<Record<string, Render>> = {
  console: async (suites, options) => (await import('./console/console.js')).suitesConsole(suites, options),
  json: async (suites) => (await import('./json.js')).suitesJson(suites),
  md: async (suites) => (await import('./markdown/markdown.js')).suitesMarkdown(suites),
  html: async (suites) => (await import('./html/html.js')).suitesHtml(suites),
  junit: async (suites) => (await import('./junit.js')).suitesJunit(suites),
  csv: async (suites) => (await import('./csv.js')).suitesCsv(suites),
};
