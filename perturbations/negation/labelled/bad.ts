import type { Rule } from '../../../src/plugin.js';
import { noDetailsGiven } from './no-details-given.js';
import { noExcuse } from './no-excuse.js';
import { notANiceFeeling } from './not-a-nice-feeling.js';
import { notAcceptable } from './not-acceptable.js';
import { notBoughtAgain } from './not-bought-again.js';
import { notForMe } from './not-for-me.js';
import { notHiredAgain } from './not-hired-again.js';
import { notOnesDay } from './not-ones-day.js';
import { notReassuring } from './not-reassuring.js';
import { notVisitedAgain } from './not-visited-again.js';

/** Denials that agree with a text whose label is Negative. */
export const bad: Readonly<Record<string, Rule>> = {
  'not-bought-again': notBoughtAgain,
  'not-visited-again': notVisitedAgain,
  'not-for-me': notForMe,
  'not-hired-again': notHiredAgain,
  'not-acceptable': notAcceptable,
  'not-reassuring': notReassuring,
  'no-excuse': noExcuse,
  'no-details-given': noDetailsGiven,
  'not-a-nice-feeling': notANiceFeeling,
  'not-ones-day': notOnesDay,
};
