import type { Doc, Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { namesPartOfDay, namesWeekday } from './time-words.js';
import { isTimedOtherwise } from './timed-otherwise.js';

const WITH_DAY = ['[Tuesday, 2:14 pm]', '[Thu 11:52 am]', '[Wednesday, 12:20 pm]'];
const WITHOUT_DAY = ['[2:14 pm]', '[3:52 pm]', '[4:20 pm]'];

export const stamp: Rule = {
  about: 'Puts the time of a message in front of it, as a chat log does',
  expects: { sentiment: 'same' },
  examples: [
    ['what a mess', '[Tuesday, 2:14 pm] what a mess'],
    ['See you on Friday!', '[2:14 pm] See you on Friday!'],
  ],
  leaves: ['The traffic is bad', 'We lost our keys', '', '[Monday] Hi', 'The patient shall fast'],
  *propose(doc) {
    const [first] = doc.tokens;
    if (first?.kind !== 'word' || isFormal(doc) || isTimedOtherwise(doc)) return;
    for (const text of stampsFor(doc)) yield { edits: [{ start: first.start, end: first.start, text: `${text} ` }] };
  },
};

function stampsFor(doc: Doc): readonly string[] {
  const day = doc.tokens.some(namesWeekday) || /\b(?:today|tomorrow|yesterday|weekend)\b/iu.test(doc.text);
  if (/\bgood (?:morning|evening|night)/iu.test(doc.text)) return [];
  return day || doc.tokens.some(namesPartOfDay) ? WITHOUT_DAY : WITH_DAY;
}
