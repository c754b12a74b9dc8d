import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Layout, Report } from './report.js';

/** The formats, each loaded when it is asked for. */
const REPORTS: Readonly<Record<string, () => Promise<Report>>> = {
  terminal: async () => (await import('./terminal.js')).terminal,
  md: async () => (await import('./markdown.js')).markdown,
  csv: async () => (await import('./csv.js')).csv,
  latex: async () => (await import('./latex.js')).latex,
  json: async () => (await import('./json.js')).json,
  html: async () => (await import('./html.js')).html,
};

const LAYOUTS: readonly Layout[] = ['full', 'paper'];

/** The report of that format. Throws UserError for one that there is not. */
export async function reportNamed(format: string): Promise<Report> {
  const load = Object.hasOwn(REPORTS, format) ? REPORTS[format] : undefined;
  if (load) return load();
  const formats = Object.keys(REPORTS);
  throw new UserError(
    `--format: Expected one of ${formats.join(', ')}, got \`${format}\`.${didYouMean(format, formats)}`,
  );
}

/** The layout of that name. Throws UserError for one that there is not. */
export function layoutNamed(name: string): Layout {
  const layout = LAYOUTS.find((each) => each === name);
  if (layout) return layout;
  throw new UserError(`--layout: Expected full or paper, got \`${name}\`.${didYouMean(name, LAYOUTS)}`);
}
