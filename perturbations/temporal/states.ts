import type { Rule } from '../../src/plugin.js';
import { cannotToday } from './states/cannot-today.js';
import { doingNow } from './states/doing-now.js';
import { feltToday } from './states/felt-today.js';
import { forWeeks } from './states/for-weeks.js';
import { fromDate } from './states/from-date.js';
import { rightNow } from './states/right-now.js';
import { sinceDayOne } from './states/since-day-one.js';
import { stateToday } from './states/state-today.js';
import { stillAfter } from './states/still-after.js';
import { stillDoes } from './states/still-does.js';
import { stillFeels } from './states/still-feels.js';
import { stillSo } from './states/still-so.js';
import { stillView } from './states/still-view.js';
import { undecidedYet } from './states/undecided-yet.js';

/** It is said since when or how long something has been so, and that it is so now or still. */
export const states: Readonly<Record<string, Rule>> = {
  'since-day-one': sinceDayOne,
  'felt-today': feltToday,
  'still-after': stillAfter,
  'from-date': fromDate,
  'state-today': stateToday,
  'cannot-today': cannotToday,
  'for-weeks': forWeeks,
  'undecided-yet': undecidedYet,
  'still-view': stillView,
  'still-so': stillSo,
  'still-does': stillDoes,
  'doing-now': doingNow,
  'still-feels': stillFeels,
  'right-now': rightNow,
};
