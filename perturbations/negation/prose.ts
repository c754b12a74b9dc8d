import type { Rule } from '../../src/plugin.js';
import { cannotWithout } from './prose/cannot-without.js';
import { facts } from './prose/facts.js';
import { nothingElse } from './prose/nothing-else.js';
import { opinions } from './prose/opinions.js';
import { wontReturn } from './prose/wont-return.js';

/** What longer texts of any register say, said the same with a negation. */
export const prose: Readonly<Record<string, Rule>> = {
  ...facts,
  ...opinions,
  'cannot-without': cannotWithout,
  'nothing-else': nothingElse,
  'wont-return': wontReturn,
};
