import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { diaryEdit } from '../../person/diary.js';
import { namesWeekday } from '../time-words.js';
import { isDated } from './sent.js';

const HAS_ITS_DAY = /^(?:Diary\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\d{1,2} \p{Lu})/u;

const OF_THE_WEEK = /\b(?:weekend|work|school|yesterday|tomorrow|market|church)\b/iu;

/** A date where no season is told, and a day of the week where none is. */
function days(doc: Doc): readonly string[] {
  const named = doc.tokens.some(namesWeekday) || matches(doc, OF_THE_WEEK);
  return [...(isDated(doc) ? [] : ['27 April. ', '18 September. ']), ...(named ? [] : ['Tuesday. ', 'Thursday. '])];
}

const isUndated = (doc: Doc): boolean => diaryEdit(doc, '') !== undefined && !matches(doc, HAS_ITS_DAY);

export const diaryDay: Rule = {
  about: 'Puts the day in front of a page of a diary that has none',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Dear diary, the play went well. I shall sleep late.',
      'Tuesday. Dear diary, the play went well. I shall sleep late.',
    ],
  ],
  leaves: [
    'Diary, 9 June. Fog on the lake. Stayed in.',
    'Monday. Fog on the lake. Stayed in.',
    'Dear Ada, I keep a diary.',
    '',
  ],
  *propose(doc) {
    const [first] = doc.tokens;
    if (!first || !isUndated(doc)) return;
    for (const day of days(doc)) yield { edits: [{ start: first.start, end: first.start, text: day }] };
  },
};
