import { deskOf } from '../../person/desk.js';
import { kindOfProse } from '../../person/prose-kind.js';
import { tradeOf } from '../../person/writer.js';
import { sentRule } from './sent-rule.js';

export const courtReport = sentRule({
  about: 'Says of what day the report is in which one reads what a court heard or decided',
  times: {
    weekday: ['[Court report, Tuesday]', '[Court report, Thursday]'],
    date: ['[Court report, 27 April]', '[Court report, 18 September]'],
    hour: [],
    day: ['[Court report, 27 April]', '[Court report, Thursday]'],
  },
  fits: ['notice', 'story', 'chat'],
  only: (doc) =>
    deskOf(doc)?.genre === 'pleading' ||
    (deskOf(doc) === undefined &&
      kindOfProse(doc) === 'court' &&
      /^(?:lawyer|court reporter)$/u.test(tradeOf(doc)?.name ?? '') &&
      /\b(?:court|tribunal|judges?|jury|defendant|claimant|appeal|plaintiff|counsel|appellant|applicant)\b/iu.test(
        doc.text,
      )),
  examples: [
    [
      'The court found that the defendant had hidden the leak, and that the buyer suffered by it.',
      '[Court report, 18 September] The court found that the defendant had hidden the leak, and that the buyer suffered by it.',
    ],
  ],
  leaves: ['', 'The soup was cold', 'We went to court, and I lost.', 'The lessee shall keep the court free of leaves.'],
});
