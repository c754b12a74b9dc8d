import type { Rule } from '../../src/plugin.js';
import { anotherDate } from './another-date.js';
import { anotherDay } from './another-day.js';
import { anotherHour } from './another-hour.js';
import { anotherMoment } from './another-moment.js';
import { anotherSpan } from './another-span.js';
import { asISaid } from './as-i-said.js';
import { asOf } from './as-of.js';
import { askedInChat } from './asked-in-chat.js';
import { cannotToday } from './cannot-today.js';
import { closing } from './closing.js';
import { droppedSubject } from './dropped-subject.js';
import { editedLater } from './edited-later.js';
import { exclaimedWhen } from './exclaimed-when.js';
import { fromDate } from './from-date.js';
import { futureDay } from './future-day.js';
import { habitNow } from './habit-now.js';
import { justWhen } from './just-when.js';
import { pastDay } from './past-day.js';
import { perfectToPast } from './perfect-to-past.js';
import { requestWhen } from './request-when.js';
import { rightNow } from './right-now.js';
import { since } from './since.js';
import { stateToday } from './state-today.js';
import { stillAfter } from './still-after.js';
import { theseDays } from './these-days.js';
import { thisWeek } from './this-week.js';
import { todayLast } from './today-last.js';
import { wasThen } from './was-then.js';

/** The rules that give a time to what is told; where one fits, the time of sending is not added. */
export const TOLD: readonly Rule[] = [
  anotherDate,
  anotherDay,
  anotherHour,
  anotherMoment,
  anotherSpan,
  asISaid,
  askedInChat,
  asOf,
  closing,
  exclaimedWhen,
  fromDate,
  futureDay,
  habitNow,
  justWhen,
  pastDay,
  perfectToPast,
  requestWhen,
  rightNow,
  since,
  stillAfter,
  theseDays,
  thisWeek,
  todayLast,
  wasThen,
  cannotToday,
  stateToday,
  droppedSubject,
  editedLater,
];
