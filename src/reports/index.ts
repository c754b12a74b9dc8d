import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Layout, Report, ReportData, ReportOptions } from './report.js';

export type { Layout, Report, ReportData, ReportNotes } from './report.js';

type Render = (data: ReportData, options: ReportOptions) => string | Promise<string>;

/** Every format by its name; what a format needs is loaded when it is first used. */
export const reports: Readonly<Record<string, Report>> = {
  terminal: report(
    'terminal',
    'tables, legend and examples, to read on the spot',
    async () => (await import('./terminal/terminal.js')).terminal,
  ),
  md: report('md', 'GitHub-flavoured Markdown', async () => (await import('./markdown/markdown.js')).markdown),
  csv: report(
    'csv',
    'one line per row with every number, for spreadsheets',
    async () => (await import('./csv.js')).csv,
  ),
  latex: report('latex', 'booktabs tables for a paper', async () => (await import('./latex/latex.js')).latex),
  json: report('json', 'every number in full precision, for programs', async () => (await import('./json.js')).json),
  junit: report('junit', 'JUnit XML for CI servers', async () => (await import('./junit/junit.js')).junit),
  html: report('html', 'one page to look at and to pass on', async () => (await import('./html/html.js')).html),
};

const LAYOUTS: readonly Layout[] = ['full', 'paper'];

/** Throws UserError for a format that there is not. */
export function reportNamed(format: string): Report {
  const found = Object.hasOwn(reports, format) ? reports[format] : undefined;
  if (found) return found;
  throw unknown('format', format, Object.keys(reports));
}

/** Throws UserError for a layout that there is not. */
export function layoutNamed(layout: string): Layout {
  const found = LAYOUTS.find((each) => each === layout);
  if (found) return found;
  throw unknown('layout', layout, LAYOUTS);
}

function unknown(what: string, got: string, known: readonly string[]): UserError {
  return new UserError(
    `Expected \`--${what}\` to be one of ${known.join(', ')}, got \`${got}\`.${didYouMean(got, known)}`,
  );
}

function report(format: string, about: string, load: () => Promise<Render>): Report {
  return {
    format,
    about,
    async render(data, { layout = 'full', color = false, width = 80 } = {}) {
      return (await load())(data, { layout, color, width });
    },
  };
}
