import type { Finding } from '../../findings/finding.js';

export interface FindingsReport {
  readonly findings: readonly Finding[];
  /** How many smaller ones there are. */
  readonly left: number;
}

type Render = (report: FindingsReport, options: { width: number; color: boolean }) => Promise<string>;

/** Every format of findings by its name. */
export const findingsReports: Readonly<Record<string, Render>> = {
  terminal: async (report, options) => (await import('./terminal.js')).findingsTerminal(report, options),
  md: async (report) => (await import('./markdown.js')).findingsMarkdown(report),
  json: async ({ findings, left }) => `${JSON.stringify({ schema: 1, findings, left }, null, 2)}\n`,
};
