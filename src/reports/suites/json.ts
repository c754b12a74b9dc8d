import type { ShownSuite } from './shown-suite.js';

/** One object for one suite, else a list of them. */
export function suitesJson(suites: readonly ShownSuite[]): string {
  const all = suites.map(({ report, comparison, folder, seconds }) => ({
    schema: 1,
    folder,
    seconds,
    ...report,
    comparison: comparison ?? null,
  }));
  return `${JSON.stringify(all.length === 1 ? all[0] : all, null, 2)}\n`;
}
