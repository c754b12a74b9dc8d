import { isRecord } from '../around/record.js';
import { sentRule } from './sent-rule.js';

export const publishedOn = sentRule({
  about: 'Says when a notice or a description was published',
  times: {
    weekday: ['[Published on Tuesday]'],
    date: ['[Published 27 April]', '[Published on 18 September]'],
    hour: ['[Published at 10:15]'],
    day: ['[Published on Thursday]', '[Published 27 April]'],
    year: ['[Published in 2024]'],
  },
  fits: ['notice'],
  only: (doc) =>
    !isRecord(doc) &&
    !/^(?:her|his|she|he|the (?:builder|plumber|electrician|gardener|decorator|mechanic|cleaner|waiter|waitress|nurse|dentist|driver|courier|contractor|fitter|painter|carpenter|barber|tailor)s?)\b/iu.test(
      doc.text,
    ),
  examples: [
    [
      'The pool is open to all members. Towels are kept at the desk beside the entrance.',
      '[Published on Tuesday] The pool is open to all members. Towels are kept at the desk beside the entrance.',
    ],
  ],
  leaves: ['', 'The soup was cold', 'The witness states that she locked the gate. She did not see the lamp.'],
});
