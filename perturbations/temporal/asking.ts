import type { Rule } from '../../src/plugin.js';
import { askedAfter } from './asking/asked-after.js';
import { askedBefore } from './asking/asked-before.js';
import { askedToday } from './asking/asked-today.js';
import { cameUpWhen } from './asking/came-up-when.js';
import { neededBy } from './asking/needed-by.js';
import { nowadaysAsked } from './asking/nowadays-asked.js';
import { postedCase } from './asking/posted-case.js';
import { queriedWhen } from './asking/queried-when.js';
import { questionOfTheDay } from './asking/question-of-the-day.js';
import { requestWhen } from './asking/request-when.js';
import { setInTest } from './asking/set-in-test.js';
import { wonderingSince } from './asking/wondering-since.js';

/** It is said when the question is asked, came up or needs its answer; for when a request or a question in a chat is. */
export const asking: Readonly<Record<string, Rule>> = {
  'request-when': requestWhen,
  'nowadays-asked': nowadaysAsked,
  'asked-before': askedBefore,
  'question-of-the-day': questionOfTheDay,
  'wondering-since': wonderingSince,
  'came-up-when': cameUpWhen,
  'needed-by': neededBy,
  'asked-after': askedAfter,
  'queried-when': queriedWhen,
  'asked-today': askedToday,
  'set-in-test': setInTest,
  'posted-case': postedCase,
};
