import { matches, type Rule } from '../../src/plugin.js';
import { inFrontOf } from '../person/frames.js';
import { isNews, isSourced } from '../person/news.js';
import { fullNames } from './full-names.js';

/** What an office tells those whom it concerns. */
/** What a club announces itself, and what a guest finds on a menu. */
const OWN_NEWS =
  /\b(?:overjoyed|proud|pleased|delighted|happy|thrilled) to announce\b|\bmenu\b|\b(?:lists|seats) (?:about|around)\b/iu;

const NOTIFIED =
  /\b(?:(?:is|are) (?:hereby |kindly )?(?:informed|advised|reminded|asked|requested|notified|invited|given notice)|please|notice is (?:hereby )?given)\b/iu;

export const reporter: Rule = {
  about: 'News is said to be reported by a named person: “Priya Okafor reports: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The council voted on Tuesday to close the pool. Work is to begin in May.',
      'Priya Okafor reports: The council voted on Tuesday to close the pool. Work is to begin in May.',
    ],
  ],
  leaves: [
    'The soup was cold.',
    'The menu is short, and it changes every month.',
    'The club is proud to announce that the new lido will open on Saturday. Members gave nine hundred hours.',
    'According to the report, the company sold nine hundred homes in May, compared with eight hundred the year before.',
    'We voted on Tuesday to close the pool. It is a pity.',
    'Residents must park elsewhere in May.',
    'Residents are informed that the tap in the yard will be turned off on 3 June while a pipe is replaced.',
  ],
  *propose(doc) {
    if (isNews(doc) && !isSourced(doc) && !matches(doc, NOTIFIED) && !matches(doc, OWN_NEWS))
      yield* inFrontOf(doc, fullNames(doc), ['P reports: ', 'A report by P: ', 'P writes: ']);
  },
};
