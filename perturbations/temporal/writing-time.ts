import type { Doc } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { namesPartOfDay, namesWeekday } from './time-words.js';
import { isTimedOtherwise } from './timed-otherwise.js';

/** What an opening says of the time of writing, so that it is not put before a text that says another. */
export interface TimeOfWriting {
  readonly text: string;
  readonly says: 'weekday' | 'part' | 'both' | 'today';
}

/** Those that fit a text in the first sentence of which something is stated, in a register in which one says when one writes. */
export function fittingTimes(doc: Doc, times: readonly TimeOfWriting[]): readonly string[] {
  const [sentence] = doc.sentences;
  if (sentence?.kind !== 'statement' || isFormal(doc) || isTimedOtherwise(doc)) return [];
  if (/^(?:and|but|so|because|yes|no|hi|hey|hello|ok|okay)$/u.test(doc.tokens[0]?.lower ?? '')) return [];
  if (doc.tokens.some(({ lower }) => /^(?:you|your|yours)$/u.test(lower))) return [];
  if (/^[^.!?]{0,20}:/u.test(doc.text) || isSaidToSomebody(doc)) return [];
  const weekday = doc.tokens.some(namesWeekday);
  const part = doc.tokens.some(namesPartOfDay);
  const today = doc.tokens.some(({ lower }) => /^(?:today|week|tomorrow|yesterday|now)$/u.test(lower));
  return times
    .filter(({ says }) => {
      if (says === 'today') return !today;
      return !(weekday && says !== 'part') && !(part && says !== 'weekday');
    })
    .map(({ text }) => text);
}

/** Thanks, requests, praise by name, letters: not what an update tells. */
function isSaidToSomebody({ text }: Doc): boolean {
  return (
    /^(?:thanks|thank|thx|please|shout-?out|congrats|congratulations|well done|welcome)\b/iu.test(text) ||
    /\b(?:need a copy|(?:am|are) writing to|(?:customer|account|reference) number|board|firm|store is|is located|committee|(?:would|['’]d) like to (?:know|ask|return|request|order)|is attached|are attached|inform you)\b/iu.test(
      text,
    )
  );
}

export const NOT_WRITTEN: readonly string[] = [
  'Can we meet?',
  'Thanks!',
  'The tenant shall pay the rent',
  'Call me',
  'Hey, good morning',
  'Reminder: bins go out',
  'We lost our keys',
  'Thanks for the lift to town',
  'Please water my cactus',
  'The report is attached.',
];
