import type { Rule } from '../../../src/plugin.js';

/** Denials that leave a text whose label is Neutral as plain as it was. */
export const plain: Readonly<Record<string, Rule>> = {};
