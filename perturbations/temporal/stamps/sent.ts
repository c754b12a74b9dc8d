import { type Doc, matches, perDoc } from '../../../src/plugin.js';
import { namesPartOfDay, namesWeekday } from '../time-words.js';

/** Times of sending: with a day of the week, with a date, an hour alone, or a day without an hour. */
export interface SentTimes {
  readonly weekday: readonly string[];
  readonly date: readonly string[];
  readonly hour: readonly string[];
  readonly day: readonly string[];
  /** How long ago, as sites say it: no day and no hour in the text contradicts that. */
  readonly ago?: readonly string[];
}

/** Months, and what belongs to a season. */
const MONTH =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|in may|\d{1,2}(?:st|nd|rd|th)|christmas|easter|halloween|thanksgiving|summer|winter|spring|autumn|snow\w*|freezing|frost\w*|heat ?wave|heat|hot|icy|ice|beach|ski\w*|harvest\w*|tomato\w*|(?:straw|rasp|black)berr\w+|blossoms?|tulips?|roses?|pumpkins?|term|semester|season|warm\w*|cold(?:er|est)? (?:day|morning|night|snap|outside)|chilly|degrees|heating|rain\w*|storm\w*|fog\w*|sledg\w+|tan|sunburn\w*|garden\w*|allotment|lawn|grass|pollen|hay fever|swim\w*|fireworks|clocks go|bloom\w*|bonfire|picnic|barbecue|bbq|leaves are|20\d\d)\b|\b\d{1,2} May\b/iu;
const DAY = /\b(?:today|tomorrow|yesterday|weekend|weekday|weekly)\b/iu;
const GREETS = /\bgood (?:morning|afternoon|evening|night)\b/iu;
/** What is done or seen at some hours only. */
const HOURS =
  /\b(?:wak(?:e|es|ing)|woke|bed|asleep|awake|sleep\w*|dark|stars|moon|alarm|sun|sunny|sunshine|coffee|supper|tea ?time|midday|commut\w+|shift|party|pub|club)\b/iu;
const CLOCK =
  /\b(?:tonight|this (?:morning|afternoon|evening)|midnight|half past|quarter (?:past|to)|\d{1,2}[:.]\d\d|\d ?[ap]m|[ap]\.m\.)\b|\b(?:at|by|it['’]s(?: (?:only|already|just|not even))?|past|until|till|before|after) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu;

/** A date says nothing of the day of the week, nor a day of the week of the season. */
const isDate = (time: string): boolean => /\p{Lu}\p{Ll}+\]$/u.test(time) && !isWeekday(time);
const isWeekday = (time: string): boolean => /\p{L}day\]$/u.test(time);
const TODAY = /\btoday\b/iu;
const WEEK = /\b(?:tomorrow|yesterday|weekends?|weekdays?|weekly)\b/iu;
/** Whether it tells a date, a month or a season. */
export const isDated = perDoc((doc: Doc): boolean => matches(doc, MONTH));

/** The times of sending that no time in the text can contradict: no hour beside what has its own. */
export function sentTimes(doc: Doc, times: SentTimes): readonly string[] {
  const fitting = matches(doc, GREETS) ? [] : dayOrHour(doc, times);
  return fitting.length === 0 && times.ago ? times.ago : fitting;
}

function dayOrHour(doc: Doc, { weekday, date, hour, day }: SentTimes): readonly string[] {
  if (!isDated(doc) && matches(doc, TODAY) && !matches(doc, WEEK) && !doc.tokens.some(namesWeekday))
    return day.filter(isDate);
  const named = doc.tokens.some(namesWeekday) || matches(doc, DAY);
  const timed = doc.tokens.some(namesPartOfDay) || matches(doc, HOURS) || matches(doc, CLOCK);
  if (timed && isDated(doc)) return named ? [] : day.filter(isWeekday);
  if (named && isDated(doc)) return hour;
  if (timed) return named ? day.filter(isDate) : day;
  if (named) return hour;
  return isDated(doc) ? weekday : [...weekday, ...date, ...day];
}

/** A remark, or a note to somebody: what fills a message and no review or report. */
export function isShortMessage({ text, tokens, sentences }: Doc): boolean {
  return tokens.length < 14 || (sentences.length < 3 && tokens.length < 20) || TO_SOMEBODY.test(text);
}

const TO_SOMEBODY =
  /^(?:hi|hello|hey|thanks|thank you|ok(?:ay)?|morning|\p{Lu}\p{Ll}+, (?:can|could|would|please|have|did))\b/iu;
