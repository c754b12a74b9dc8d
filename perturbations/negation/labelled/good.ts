import type { Rule } from '../../../src/plugin.js';

/** Denials that agree with a text whose label is Positive. */
export const good: Readonly<Record<string, Rule>> = {};
