import { matches } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isRecord } from '../../around/record.js';
import { deskOf } from '../../person/desk.js';
import { minutesHead } from '../../person/minutes.js';
import { sentRule } from './sent-rule.js';

/** What courts find and parties plead goes under a date, not an hour. */
const OF_A_COURT =
  /\bthe (?:court|tribunal|judges?|defendant|claimant|plaintiff|appellant|respondent|buyer|seller|supplier)\b/iu;

export const datedNote = sentRule({
  about: 'Dates a note for the file',
  times: {
    weekday: ['[Tuesday, 10:15]', '[Thursday, 11:52]'],
    date: ['[27 April, 10:15]', '[18 September, 09:20]'],
    hour: ['[10:15]', '[11:52]'],
    day: ['[27 April]', '[18 September]', '[Tuesday]'],
  },
  fits: ['clinical', 'notice', 'story'],
  only: (doc) =>
    !matches(doc, OF_A_COURT) &&
    !/^(?:minutes|notice)$/u.test(deskOf(doc)?.genre ?? '') &&
    minutesHead(doc) === undefined &&
    (deskOf(doc)?.genre === 'note' ||
      (kindOfText(doc) !== 'story' &&
        (kindOfText(doc) === 'clinical' || isRecord(doc) || /^(?:her|his|she|he)\b/iu.test(doc.text)))),
  examples: [
    [
      'Patient resting, with no complaints of nausea.',
      '[Tuesday, 10:15] Patient resting, with no complaints of nausea.',
    ],
  ],
  leaves: [
    'ok whatever',
    'The owner of the inn lent us two coats. We slept well, and she would not take any money for the stabling.',
    'The traffic is bad',
    '',
    'The court found that the defendant had hidden the leak, and that the buyer suffered by it.',
    'Neither party may resell the goods.',
    'The pool is open to all members. Towels are kept at the desk beside the entrance.',
  ],
});
