import { isRecord } from '../around/record.js';
import { isNews } from '../person/news.js';
import { sentRule } from './sent-rule.js';

/** What a page describes to all: a work, a place that is open to people, a product. */
const OF_A_THING =
  /^(?:the|this|our) (?:\p{L}+ ){0,2}(?:film|book|novel|play|musical|opera|series|exhibition|concert|museum|gallery|library|hotel|guesthouse|villa|spa|pool|club|campsite|caf[eé]|restaurant|school|council|charity|study|survey|camera|lamp|blender|jacket|tent|kettle|sensor|edition)\b/iu;
/** Kept in a file, sent to some, or said by a customer. */
const OF_A_DESK =
  /\b(?:customer|user|caller|ticket|clause|attached|enclosed|plot|i|my|we|our|us|you|your)\b|^(?:hi|dear|thanks|reminder)\b|\bno sense|wasted\b/iu;

export const publishedOn = sentRule({
  about: 'Says when a notice or a description was published',
  times: {
    weekday: ['[Published on Tuesday]'],
    date: ['[Published 27 April]', '[Published on 18 September]'],
    hour: ['[Published at 10:15]'],
    day: ['[Published on Thursday]', '[Published 27 April]'],
  },
  fits: ['notice'],
  only: (doc) => !isRecord(doc) && (isNews(doc) || (OF_A_THING.test(doc.text) && !OF_A_DESK.test(doc.text))),
  examples: [
    [
      'The pool is open to all members. Towels are kept at the desk beside the entrance.',
      '[Published on Tuesday] The pool is open to all members. Towels are kept at the desk beside the entrance.',
    ],
  ],
  leaves: [
    'Caller wanted to know how to reset the lamp. Sent the link and closed the ticket.',
    '',
    'The soup was cold',
    'The witness states that she locked the gate. She did not see the lamp.',
  ],
});
