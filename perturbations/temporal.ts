import type { Perturbation } from '../src/plugin.js';
import { alwaysLoved } from './temporal/always-loved.js';
import { anotherDate } from './temporal/another-date.js';
import { anotherDay } from './temporal/another-day.js';
import { anotherHour } from './temporal/another-hour.js';
import { anotherMoment } from './temporal/another-moment.js';
import { anotherSpan } from './temporal/another-span.js';
import { anotherToday } from './temporal/another-today.js';
import { asISaid } from './temporal/as-i-said.js';
import { asOf } from './temporal/as-of.js';
import { askedAfter } from './temporal/asked-after.js';
import { askedBefore } from './temporal/asked-before.js';
import { askedInChat } from './temporal/asked-in-chat.js';
import { askedOn } from './temporal/asked-on.js';
import { backThen } from './temporal/back-then.js';
import { beforeAnd } from './temporal/before-and.js';
import { begunWhen } from './temporal/begun-when.js';
import { blamedWhen } from './temporal/blamed-when.js';
import { boughtWhen } from './temporal/bought-when.js';
import { cameUpWhen } from './temporal/came-up-when.js';
import { cannotToday } from './temporal/cannot-today.js';
import { closing } from './temporal/closing.js';
import { datedNote } from './temporal/dated-note.js';
import { doingNow } from './temporal/doing-now.js';
import { doneOn } from './temporal/done-on.js';
import { droppedSubject } from './temporal/dropped-subject.js';
import { editedLater } from './temporal/edited-later.js';
import { eventDay } from './temporal/event-day.js';
import { exclaimedWhen } from './temporal/exclaimed-when.js';
import { feelingToday } from './temporal/feeling-today.js';
import { forWeeks } from './temporal/for-weeks.js';
import { fromDate } from './temporal/from-date.js';
import { futureDay } from './temporal/future-day.js';
import { habitNow } from './temporal/habit-now.js';
import { hasBeen } from './temporal/has-been.js';
import { justDone } from './temporal/just-done.js';
import { justThisMorning } from './temporal/just-this-morning.js';
import { justWhen } from './temporal/just-when.js';
import { lastEdited } from './temporal/last-edited.js';
import { logLine } from './temporal/log-line.js';
import { metWhen } from './temporal/met-when.js';
import { neededBy } from './temporal/needed-by.js';
import { nowadaysAsked } from './temporal/nowadays-asked.js';
import { occasionOfDay } from './temporal/occasion-of-day.js';
import { occasionWithin } from './temporal/occasion-within.js';
import { ofToday } from './temporal/of-today.js';
import { onTheNight } from './temporal/on-the-night.js';
import { pastDay } from './temporal/past-day.js';
import { pastDayLast } from './temporal/past-day-last.js';
import { perfectToPast } from './temporal/perfect-to-past.js';
import { planWhen } from './temporal/plan-when.js';
import { postedOn } from './temporal/posted-on.js';
import { queriedWhen } from './temporal/queried-when.js';
import { questionOfTheDay } from './temporal/question-of-the-day.js';
import { receivedOn } from './temporal/received-on.js';
import { regrettedWhen } from './temporal/regretted-when.js';
import { requestWhen } from './temporal/request-when.js';
import { rightNow } from './temporal/right-now.js';
import { servedWhen } from './temporal/served-when.js';
import { since } from './temporal/since.js';
import { sinceDayOne } from './temporal/since-day-one.js';
import { soFar } from './temporal/so-far.js';
import { soFarFirst } from './temporal/so-far-first.js';
import { stamp } from './temporal/stamp.js';
import { stateToday } from './temporal/state-today.js';
import { stillAfter } from './temporal/still-after.js';
import { stillDoes } from './temporal/still-does.js';
import { stillFeel } from './temporal/still-feel.js';
import { stillSo } from './temporal/still-so.js';
import { stillView } from './temporal/still-view.js';
import { theseDays } from './temporal/these-days.js';
import { thisWeek } from './temporal/this-week.js';
import { todayLast } from './temporal/today-last.js';
import { toldWhen } from './temporal/told-when.js';
import { undecidedYet } from './temporal/undecided-yet.js';
import { wasThen } from './temporal/was-then.js';
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
    'as-of': asOf,
    'past-day': pastDay,
    'past-day-last': pastDayLast,
    'occasion-of-day': occasionOfDay,
    'just-when': justWhen,
    'perfect-to-past': perfectToPast,
    'future-day': futureDay,
    'today-last': todayLast,
    since,
    'since-day-one': sinceDayOne,
    closing,
    stamp,
    'another-day': anotherDay,
    'another-moment': anotherMoment,
    'another-span': anotherSpan,
    'another-hour': anotherHour,
    'another-date': anotherDate,
    'was-then': wasThen,
    'request-when': requestWhen,
    'exclaimed-when': exclaimedWhen,
    'this-week': thisWeek,
    'still-after': stillAfter,
    'as-i-said': asISaid,
    'habit-now': habitNow,
    'from-date': fromDate,
    'log-line': logLine,
    'posted-on': postedOn,
    'dated-note': datedNote,
    'edited-later': editedLater,
    'nowadays-asked': nowadaysAsked,
    'back-then': backThen,
    'dropped-subject': droppedSubject,
    'state-today': stateToday,
    'cannot-today': cannotToday,
    'received-on': receivedOn,
    'last-edited': lastEdited,
    'asked-in-chat': askedInChat,
    'asked-before': askedBefore,
    'question-of-the-day': questionOfTheDay,
    'wondering-since': wonderingSince,
    'came-up-when': cameUpWhen,
    'needed-by': neededBy,
    'asked-after': askedAfter,
    'asked-on': askedOn,
    'always-loved': alwaysLoved,
    'another-today': anotherToday,
    'blamed-when': blamedWhen,
    'so-far-first': soFarFirst,
    'met-when': metWhen,
    'so-far': soFar,
    'has-been': hasBeen,
    'told-when': toldWhen,
    'regretted-when': regrettedWhen,
    'before-and': beforeAnd,
    'just-this-morning': justThisMorning,
    'plan-when': planWhen,
    'for-weeks': forWeeks,
    'feeling-today': feelingToday,
    'undecided-yet': undecidedYet,
    'served-when': servedWhen,
    'still-feel': stillFeel,
    'still-view': stillView,
    'still-so': stillSo,
    'still-does': stillDoes,
    'just-done': justDone,
    'bought-when': boughtWhen,
    'event-day': eventDay,
    'occasion-within': occasionWithin,
    'of-today': ofToday,
    'queried-when': queriedWhen,
    'on-the-night': onTheNight,
    'doing-now': doingNow,
    'done-on': doneOn,
    'begun-when': begunWhen,
  },
};
