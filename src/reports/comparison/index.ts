import type { ComparisonReport } from './comparison-report.js';

type Render = (report: ComparisonReport, options: { width: number; color: boolean }) => Promise<string>;

/** Every format of a comparison by its name; what a format needs is loaded when it is first used. */
export const comparisonReports: Readonly<Record<string, Render>> = {
  terminal: async (report, options) => (await import('./terminal.js')).comparisonTerminal(report, options),
  md: async (report) => (await import('./markdown.js')).comparisonMarkdown(report),
  json: async (report) => (await import('./json.js')).comparisonJson(report),
};
