import type { TrialEnded } from '../../contracts/run-trial.js';

type Shown = Pick<TrialEnded, 'trial' | 'a' | 'b'>;
type Render = (shown: Shown, options: { width: number; color: boolean }) => Promise<string>;

/** Every format of two prompts beside each other by its name. */
export const trialReports: Readonly<Record<string, Render>> = {
  console: async (shown, options) => (await import('./terminal.js')).trialTerminal(shown, options),
  md: async (shown) => (await import('./markdown.js')).trialMarkdown(shown),
  json: async ({ trial, a, b }) =>
    `${JSON.stringify({ schema: 1, ...trial, a: a.manifest, b: b.manifest }, null, 2)}\n`,
};
