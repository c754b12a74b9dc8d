import type { Token } from '../../src/plugin.js';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const WEEKDAYS = set(
  'monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays weekend weekends weekday',
);
const PARTS_OF_DAY = set(
  'morning mornings afternoon afternoons evening evenings night nights noon midnight tonight am pm a.m. p.m. breakfast lunch lunchtime dinner overnight bedtime sunrise sunset dawn dusk',
);
const OTHER = set(
  `today tomorrow yesterday now nowadays currently presently lately recently recent soon later already still yet anymore ago
   day days daily week weeks weekly month months monthly year years yearly annual hourly moment moments january february march april june july august september october november december spring
   summer autumn winter season christmas easter halloween thanksgiving birthday anniversary century decade decades again
   always never ever often usually sometimes rarely seldom occasionally frequently since until till while when whenever
   before after once then finally eventually next last previously formerly originally initially time times early earlier
   late latest early first immediately suddenly constantly continually forever long longer upcoming deadline tmr`,
);

/** Whether a word says when, how often or how long: the text has its own time, and another could contradict it. */
export function saysWhen(token: Token): boolean {
  return (
    WEEKDAYS.has(token.lower) ||
    PARTS_OF_DAY.has(token.lower) ||
    OTHER.has(token.lower) ||
    (token.text === 'May' && token.start > 0) ||
    (token.kind !== 'word' && /^(?:(?:1[5-9]|20)\d\ds?|\d{1,2}(?::\d\d)?(?:am|pm)|\d{1,2}:\d\d)$/u.test(token.lower))
  );
}

export function namesWeekday(token: Token): boolean {
  return WEEKDAYS.has(token.lower);
}

export function namesPartOfDay(token: Token): boolean {
  return PARTS_OF_DAY.has(token.lower) || /^\d{1,2}(?::\d\d)?(?:am|pm)$/u.test(token.lower);
}

const NO_DATE =
  /^(?:never|again|finally|first|long|longer|early|late|earlier|time|times|immediately|suddenly|eventually|constantly|continually|second|then)$/u;

/** Whether the word says when something was: another day in the past could contradict it. */
export function datesItself(token: Token): boolean {
  return saysWhen(token) && !NO_DATE.test(token.lower);
}
