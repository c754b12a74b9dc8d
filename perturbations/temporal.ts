import type { Perturbation } from '../src/plugin.js';
import { anotherDate } from './temporal/another-date.js';
import { anotherDay } from './temporal/another-day.js';
import { anotherHour } from './temporal/another-hour.js';
import { anotherMoment } from './temporal/another-moment.js';
import { anotherPart } from './temporal/another-part.js';
import { anotherSpan } from './temporal/another-span.js';
import { anotherToday } from './temporal/another-today.js';
import { askedAfter } from './temporal/asked-after.js';
import { askedBefore } from './temporal/asked-before.js';
import { askedToday } from './temporal/asked-today.js';
import { backWhen } from './temporal/back-when.js';
import { beforeAnd } from './temporal/before-and.js';
import { begunWhen } from './temporal/begun-when.js';
import { blamedWhen } from './temporal/blamed-when.js';
import { boughtWhen } from './temporal/bought-when.js';
import { cameUpWhen } from './temporal/came-up-when.js';
import { cannotToday } from './temporal/cannot-today.js';
import { datedNote } from './temporal/dated-note.js';
import { doingNow } from './temporal/doing-now.js';
import { droppedSubject } from './temporal/dropped-subject.js';
import { enteredOn } from './temporal/entered-on.js';
import { eventDay } from './temporal/event-day.js';
import { feltToday } from './temporal/felt-today.js';
import { forWeeks } from './temporal/for-weeks.js';
import { fromDate } from './temporal/from-date.js';
import { justDone } from './temporal/just-done.js';
import { justThisMorning } from './temporal/just-this-morning.js';
import { justWhen } from './temporal/just-when.js';
import { lastAmended } from './temporal/last-amended.js';
import { lastEdited } from './temporal/last-edited.js';
import { lastUpdated } from './temporal/last-updated.js';
import { logLine } from './temporal/log-line.js';
import { mealWhen } from './temporal/meal-when.js';
import { metWhen } from './temporal/met-when.js';
import { neededBy } from './temporal/needed-by.js';
import { nowadaysAsked } from './temporal/nowadays-asked.js';
import { occasionOfDay } from './temporal/occasion-of-day.js';
import { occasionWithin } from './temporal/occasion-within.js';
import { ofToday } from './temporal/of-today.js';
import { onTheNight } from './temporal/on-the-night.js';
import { openedOn } from './temporal/opened-on.js';
import { planWhen } from './temporal/plan-when.js';
import { postedOn } from './temporal/posted-on.js';
import { publishedOn } from './temporal/published-on.js';
import { queriedWhen } from './temporal/queried-when.js';
import { questionOfTheDay } from './temporal/question-of-the-day.js';
import { receivedOn } from './temporal/received-on.js';
import { recordedOn } from './temporal/recorded-on.js';
import { regrettedWhen } from './temporal/regretted-when.js';
import { requestWhen } from './temporal/request-when.js';
import { reviewedOn } from './temporal/reviewed-on.js';
import { rightNow } from './temporal/right-now.js';
import { sentOn } from './temporal/sent-on.js';
import { servedWhen } from './temporal/served-when.js';
import { sinceDayOne } from './temporal/since-day-one.js';
import { stamp } from './temporal/stamp.js';
import { stateToday } from './temporal/state-today.js';
import { stillAfter } from './temporal/still-after.js';
import { stillDoes } from './temporal/still-does.js';
import { stillFeels } from './temporal/still-feels.js';
import { stillSo } from './temporal/still-so.js';
import { stillView } from './temporal/still-view.js';
import { thankedWhen } from './temporal/thanked-when.js';
import { thisMet } from './temporal/this-met.js';
import { thisWasOn } from './temporal/this-was-on.js';
import { todayLast } from './temporal/today-last.js';
import { toldDay } from './temporal/told-day.js';
import { toldInPassing } from './temporal/told-in-passing.js';
import { toldWhen } from './temporal/told-when.js';
import { transcribedOn } from './temporal/transcribed-on.js';
import { undecidedYet } from './temporal/undecided-yet.js';
import { wonderingSince } from './temporal/wondering-since.js';
import { writtenOn } from './temporal/written-on.js';
import { yesterdayFirst } from './temporal/yesterday-first.js';

/** Time is added or changed where it cannot matter: never beside another time that it could contradict. */
export const temporal: Perturbation = {
  name: 'temporal',
  category: 'temporal',
  about: 'Says when something was, how long it has been so, or when it is said or asked',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    'occasion-of-day': occasionOfDay,
    'just-when': justWhen,
    'today-last': todayLast,
    'since-day-one': sinceDayOne,
    stamp,
    'told-in-passing': toldInPassing,
    'felt-today': feltToday,
    'back-when': backWhen,
    'another-day': anotherDay,
    'another-moment': anotherMoment,
    'another-span': anotherSpan,
    'another-hour': anotherHour,
    'another-date': anotherDate,
    'request-when': requestWhen,
    'still-after': stillAfter,
    'from-date': fromDate,
    'log-line': logLine,
    'posted-on': postedOn,
    'dated-note': datedNote,
    'nowadays-asked': nowadaysAsked,
    'dropped-subject': droppedSubject,
    'state-today': stateToday,
    'cannot-today': cannotToday,
    'received-on': receivedOn,
    'last-edited': lastEdited,
    'yesterday-first': yesterdayFirst,
    'reviewed-on': reviewedOn,
    'sent-on': sentOn,
    'opened-on': openedOn,
    'last-updated': lastUpdated,
    'published-on': publishedOn,
    'entered-on': enteredOn,
    'written-on': writtenOn,
    'last-amended': lastAmended,
    'recorded-on': recordedOn,
    'transcribed-on': transcribedOn,
    'asked-before': askedBefore,
    'question-of-the-day': questionOfTheDay,
    'wondering-since': wonderingSince,
    'came-up-when': cameUpWhen,
    'needed-by': neededBy,
    'asked-after': askedAfter,
    'another-today': anotherToday,
    'blamed-when': blamedWhen,
    'met-when': metWhen,
    'told-when': toldWhen,
    'regretted-when': regrettedWhen,
    'before-and': beforeAnd,
    'just-this-morning': justThisMorning,
    'plan-when': planWhen,
    'for-weeks': forWeeks,
    'undecided-yet': undecidedYet,
    'served-when': servedWhen,
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
    'begun-when': begunWhen,
    'asked-today': askedToday,
    'still-feels': stillFeels,
    'this-met': thisMet,
    'told-day': toldDay,
    'this-was-on': thisWasOn,
    'thanked-when': thankedWhen,
    'right-now': rightNow,
    'another-part': anotherPart,
    'meal-when': mealWhen,
  },
};
