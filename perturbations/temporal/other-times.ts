import type { Rule } from '../../src/plugin.js';
import { anotherDate } from './other-times/another-date.js';
import { anotherDay } from './other-times/another-day.js';
import { anotherHour } from './other-times/another-hour.js';
import { anotherMoment } from './other-times/another-moment.js';
import { anotherPart } from './other-times/another-part.js';
import { anotherSpan } from './other-times/another-span.js';
import { anotherToday } from './other-times/another-today.js';

/** A time that the text names gives way to another. */
export const otherTimes: Readonly<Record<string, Rule>> = {
  'another-day': anotherDay,
  'another-moment': anotherMoment,
  'another-span': anotherSpan,
  'another-hour': anotherHour,
  'another-date': anotherDate,
  'another-today': anotherToday,
  'another-part': anotherPart,
};
