import type { Rule } from '../../src/plugin.js';
import { caseSummary } from './headings/case-summary.js';
import { described } from './headings/described.js';
import { newsItem } from './headings/news-item.js';
import { noteOnPatient } from './headings/note-on-patient.js';
import { reviewByGuests } from './headings/review-by-guests.js';
import { reviewOfArt } from './headings/review-of-art.js';
import { reviewOfGoods } from './headings/review-of-goods.js';
import { someNews } from './headings/some-news.js';

/** A text that says nothing else of itself is headed with what it is, as its topic tells. */
export const headings: Readonly<Record<string, Rule>> = {
  'review-of-art': reviewOfArt,
  'review-of-goods': reviewOfGoods,
  'review-by-guests': reviewByGuests,
  'case-summary': caseSummary,
  'note-on-patient': noteOnPatient,
  'news-item': newsItem,
  described,
  'some-news': someNews,
};
