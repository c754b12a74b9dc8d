import type { ShownSuite } from './shown-suite.js';

type Render = (suites: readonly ShownSuite[], options: { width: number; color: boolean }) => Promise<string>;

/** Every format of runs of suites by its name. */
export const suiteReports: Readonly<Record<string, Render>> = {
  json: async (suites) => (await import('./json.js')).suitesJson(suites),
};
