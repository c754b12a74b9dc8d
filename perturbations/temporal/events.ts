import type { Rule } from '../../src/plugin.js';
import { backWhen } from './events/back-when.js';
import { beforeAnd } from './events/before-and.js';
import { begunWhen } from './events/begun-when.js';
import { blamedWhen } from './events/blamed-when.js';
import { droppedSubject } from './events/dropped-subject.js';
import { eventDay } from './events/event-day.js';
import { justDone } from './events/just-done.js';
import { justThisMorning } from './events/just-this-morning.js';
import { justWhen } from './events/just-when.js';
import { planWhen } from './events/plan-when.js';
import { regrettedWhen } from './events/regretted-when.js';
import { thankedWhen } from './events/thanked-when.js';
import { todayLast } from './events/today-last.js';
import { toldDay } from './events/told-day.js';
import { toldInPassing } from './events/told-in-passing.js';
import { toldWhen } from './events/told-when.js';
import { yesterdayFirst } from './events/yesterday-first.js';

/** What happened, or is planned, gets its time. */
export const events: Readonly<Record<string, Rule>> = {
  'just-when': justWhen,
  'today-last': todayLast,
  'told-in-passing': toldInPassing,
  'back-when': backWhen,
  'dropped-subject': droppedSubject,
  'yesterday-first': yesterdayFirst,
  'blamed-when': blamedWhen,
  'told-when': toldWhen,
  'regretted-when': regrettedWhen,
  'before-and': beforeAnd,
  'just-this-morning': justThisMorning,
  'plan-when': planWhen,
  'just-done': justDone,
  'event-day': eventDay,
  'begun-when': begunWhen,
  'told-day': toldDay,
  'thanked-when': thankedWhen,
};
