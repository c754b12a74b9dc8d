import type { Doc } from '../../src/plugin.js';
import { namesPartOfDay, namesWeekday } from './time-words.js';

/** Times of sending: with a day of the week, with a date, or an hour alone. */
export interface SentTimes {
  readonly weekday: readonly string[];
  readonly date: readonly string[];
  readonly hour: readonly string[];
}

const MONTH =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|in may|\d(?:st|nd|rd|th)|christmas|easter|halloween|thanksgiving|summer|winter|spring|autumn|snow\w*|freezing|heatwave|20\d\d)\b|\b\d{1,2} May\b/iu;
const DAY = /\b(?:today|tomorrow|yesterday|weekend|weekday|weekly)\b/iu;

/** The times of sending that no time in the text can contradict. */
export function sentTimes(doc: Doc, { weekday, date, hour }: SentTimes): readonly string[] {
  if (
    /\bgood (?:morning|evening|night)|\b(?:tonight|this (?:morning|afternoon|evening)|midnight|\d ?[ap]m)\b/iu.test(
      doc.text,
    )
  )
    return [];
  const named = doc.tokens.some(namesWeekday) || DAY.test(doc.text);
  const part = doc.tokens.some(namesPartOfDay);
  if (named || part) return hour;
  return MONTH.test(doc.text) ? weekday : [...weekday, ...date];
}
