import type { Doc } from '../../src/plugin.js';
import { namesPartOfDay, namesWeekday } from './time-words.js';

/** Times of sending: with a day of the week, with a date, an hour alone, or a day without an hour. */
export interface SentTimes {
  readonly weekday: readonly string[];
  readonly date: readonly string[];
  readonly hour: readonly string[];
  readonly day: readonly string[];
}

/** Months, and what belongs to a season. */
const MONTH =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|in may|\d(?:st|nd|rd|th)|christmas|easter|halloween|thanksgiving|summer|winter|spring|autumn|snow\w*|freezing|frost\w*|heat ?wave|heat|hot|icy|ice|beach|ski\w*|harvest\w*|tomato\w*|(?:straw|rasp|black)berr\w+|blossoms?|tulips?|roses?|pumpkins?|term|semester|season|20\d\d)\b|\b\d{1,2} May\b/iu;
const DAY = /\b(?:today|tomorrow|yesterday|weekend|weekday|weekly)\b/iu;
/** What is done or seen at some hours only. */
const HOURS =
  /\b(?:wak(?:e|es|ing)|woke|bed|asleep|awake|sleep\w*|dark|stars|moon|alarm|sun|sunny|coffee|commut\w+|shift|party|pub|club)\b/iu;
const CLOCK =
  /\b(?:tonight|this (?:morning|afternoon|evening)|midnight|\d{1,2}[:.]\d\d|\d ?[ap]m|[ap]\.m\.)\b|\b(?:at|by|it['’]s(?: (?:only|already|just|not even))?|past|until|till|before|after) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu;

/** The times of sending that no time in the text can contradict: no hour beside what has its own. */
export function sentTimes(doc: Doc, { weekday, date, hour, day }: SentTimes): readonly string[] {
  if (/\bgood (?:morning|afternoon|evening|night)\b/iu.test(doc.text)) return [];
  const named = doc.tokens.some(namesWeekday) || DAY.test(doc.text);
  const timed = CLOCK.test(doc.text) || HOURS.test(doc.text) || doc.tokens.some(namesPartOfDay);
  if (timed) return named || MONTH.test(doc.text) ? [] : day;
  if (named) return hour;
  return MONTH.test(doc.text) ? weekday : [...weekday, ...date, ...day];
}
