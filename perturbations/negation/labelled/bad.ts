import type { Rule } from '../../../src/plugin.js';
import { illVerdict } from './bad/ill-verdict.js';
import { noExcuse } from './bad/no-excuse.js';
import { notANiceFeeling } from './bad/not-a-nice-feeling.js';
import { notAcceptable } from './bad/not-acceptable.js';
import { notBoughtAgain } from './bad/not-bought-again.js';
import { notForMe } from './bad/not-for-me.js';
import { notHiredAgain } from './bad/not-hired-again.js';
import { notReassuring } from './bad/not-reassuring.js';
import { notVisitedAgain } from './bad/not-visited-again.js';

/** Denials that agree with a text whose label is Negative. */
export const bad: Readonly<Record<string, Rule>> = {
  'not-bought-again': notBoughtAgain,
  'not-visited-again': notVisitedAgain,
  'not-for-me': notForMe,
  'not-hired-again': notHiredAgain,
  'not-acceptable': notAcceptable,
  'not-reassuring': notReassuring,
  'no-excuse': noExcuse,
  'not-a-nice-feeling': notANiceFeeling,
  'ill-verdict': illVerdict,
};
