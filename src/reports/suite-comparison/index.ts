import type { SuiteComparison } from '../../contracts/compare-suites.js';

type Render = (comparison: SuiteComparison, options: { width: number; color: boolean }) => Promise<string>;

/** Every format of a comparison of two versions of a suite by its name. */
export const suiteComparisonReports: Readonly<Record<string, Render>> = {
  console: async (comparison, options) => (await import('./console.js')).suiteComparisonConsole(comparison, options),
  md: async (comparison) => (await import('./markdown.js')).suiteComparisonMarkdown(comparison),
  json: async (comparison) => `${JSON.stringify({ schema: 1, ...comparison }, null, 2)}\n`,
};
