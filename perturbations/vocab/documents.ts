import type { Rule } from '../../src/plugin.js';
import { agreed } from './documents/agreed.js';
import { clinicalNote } from './documents/clinical-note.js';
import { dearThanks } from './documents/dear-thanks.js';
import { everyone } from './documents/everyone.js';
import { forTheRecord } from './documents/for-the-record.js';
import { formula } from './documents/formula.js';
import { greetedNews } from './documents/greeted-news.js';
import { headed } from './documents/headed.js';
import { inCourt } from './documents/in-court.js';
import { inHealthNews } from './documents/in-health-news.js';
import { inItsRuling } from './documents/in-its-ruling.js';
import { inTheNews } from './documents/in-the-news.js';
import { inThisCase } from './documents/in-this-case.js';
import { labelled } from './documents/labelled.js';
import { letYouKnowThat } from './documents/let-you-know-that.js';
import { letterGreeting } from './documents/letter-greeting.js';
import { matchReport } from './documents/match-report.js';
import { mustSaySo } from './documents/must-say-so.js';
import { newsInBrief } from './documents/news-in-brief.js';
import { noDoubt } from './documents/no-doubt.js';
import { ofRecord } from './documents/of-record.js';
import { onReview } from './documents/on-review.js';
import { overall } from './documents/overall.js';
import { pleaseNote } from './documents/please-note.js';
import { reviewLabel } from './documents/review-label.js';
import { salutation } from './documents/salutation.js';
import { terms } from './documents/terms.js';
import { titled } from './documents/titled.js';
import { writingBecause } from './documents/writing-because.js';

/** Letters, notices, contracts, news and notes on patients say what such texts say. */
export const documents: Readonly<Record<string, Rule>> = {
  headed,
  'please-note': pleaseNote,
  'in-this-case': inThisCase,
  'clinical-note': clinicalNote,
  'writing-because': writingBecause,
  everyone,
  terms,
  agreed,
  'no-doubt': noDoubt,
  'in-the-news': inTheNews,
  'on-review': onReview,
  overall,
  salutation,
  formula,
  'letter-greeting': letterGreeting,
  'greeted-news': greetedNews,
  'of-record': ofRecord,
  'dear-thanks': dearThanks,
  'news-in-brief': newsInBrief,
  'let-you-know-that': letYouKnowThat,
  'in-its-ruling': inItsRuling,
  'review-label': reviewLabel,
  'in-court': inCourt,
  'match-report': matchReport,
  labelled,
  'in-health-news': inHealthNews,
  'for-the-record': forTheRecord,
  'must-say-so': mustSaySo,
  titled,
};
