import type { Doc } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isRecord } from '../../around/record.js';
import { deskOf } from '../../person/desk.js';
import { tradeOf } from '../../person/writer.js';
import { isPublished } from './published.js';
import { sentRule } from './sent-rule.js';

/** What is kept up to date on a page: how to do or make something, and what somebody has on show or on sale. */
const isPage = (doc: Doc): boolean => {
  const trade = deskOf(doc) === undefined ? tradeOf(doc) : undefined;
  return (
    trade !== undefined &&
    (OF_PAGES.test(trade.name) || trade.frames.some((frame) => frame.includes('explains the rules')))
  );
};
const OF_PAGES = /(?:technician|baker|copywriter|curator|librarian|travel blogger|food blogger)$/u;

export const lastUpdated = sentRule({
  about: 'Notes after a ticket or a page when it was last updated',
  times: {
    weekday: ['[Last updated on Thursday]'],
    date: ['[Last updated on 27 April]', '[Last updated 18 September, 11:52]'],
    hour: ['[Last updated at 11:52]'],
    day: ['[Last updated on 27 April]', '[Last updated on Thursday]'],
    ago: ['[Last updated a month ago]'],
  },
  fits: ['ticket', 'notice'],
  also: isPage,
  after: true,
  only: (doc) =>
    !/\bupdate[ds]?\b|^(?:this letter|this is to|to whom)\b/iu.test(doc.text) &&
    (kindOfText(doc) === 'ticket'
      ? !isRecord(doc)
      : isPage(doc) || isPublished(doc) || /^(?:notice|instructions)$/u.test(deskOf(doc)?.genre ?? '')),
  examples: [
    [
      'Ticket 31: the scanner in the hall feeds two sheets at a time. It is a model of the first series.',
      'Ticket 31: the scanner in the hall feeds two sheets at a time. It is a model of the first series. [Last updated on Thursday]',
    ],
  ],
  leaves: [
    'Since the update I cannot log in to your app. I have reinstalled it twice and cleared the cache.',
    'The soup was cold',
    'This letter certifies that Ms Oduya was a technician in our workshop. She was in charge of the kiln.',
    'The witness states that she locked the gate. She did not see the lamp.',
  ],
});
