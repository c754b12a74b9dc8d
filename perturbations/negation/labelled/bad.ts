import type { Rule } from '../../../src/plugin.js';

/** Denials that agree with a text whose label is Negative. */
export const bad: Readonly<Record<string, Rule>> = {};
