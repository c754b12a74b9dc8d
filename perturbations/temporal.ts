import type { Perturbation } from '../src/plugin.js';
import { asOf } from './temporal/as-of.js';
import { askedAfter } from './temporal/asked-after.js';
import { askedBefore } from './temporal/asked-before.js';
import { askedInChat } from './temporal/asked-in-chat.js';
import { cameUpWhen } from './temporal/came-up-when.js';
import { closing } from './temporal/closing.js';
import { futureDay } from './temporal/future-day.js';
import { justWhen } from './temporal/just-when.js';
import { momentOfAsking } from './temporal/moment-of-asking.js';
import { neededBy } from './temporal/needed-by.js';
import { pastDay } from './temporal/past-day.js';
import { pastDayLast } from './temporal/past-day-last.js';
import { perfectToPast } from './temporal/perfect-to-past.js';
import { postedAt } from './temporal/posted-at.js';
import { rightNow } from './temporal/right-now.js';
import { since } from './temporal/since.js';
import { sinceDayOne } from './temporal/since-day-one.js';
import { stamp } from './temporal/stamp.js';
import { thenAndNow } from './temporal/then-and-now.js';
import { theseDays } from './temporal/these-days.js';
import { todayLast } from './temporal/today-last.js';
import { update } from './temporal/update.js';
import { whenTried } from './temporal/when-tried.js';
import { wonderingSince } from './temporal/wondering-since.js';

/** Time is added or changed where it cannot matter: never beside another time that it could contradict. */
export const temporal: Perturbation = {
  name: 'temporal',
  category: 'temporal',
  about: 'Says when something was, how long it has been so, or when it is said or asked',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    'right-now': rightNow,
    'these-days': theseDays,
    'then-and-now': thenAndNow,
    'as-of': asOf,
    'past-day': pastDay,
    'past-day-last': pastDayLast,
    'just-when': justWhen,
    'perfect-to-past': perfectToPast,
    'future-day': futureDay,
    'today-last': todayLast,
    since,
    'since-day-one': sinceDayOne,
    'when-tried': whenTried,
    closing,
    update,
    'posted-at': postedAt,
    stamp,
    'asked-in-chat': askedInChat,
    'asked-before': askedBefore,
    'wondering-since': wonderingSince,
    'moment-of-asking': momentOfAsking,
    'came-up-when': cameUpWhen,
    'needed-by': neededBy,
    'asked-after': askedAfter,
  },
};
