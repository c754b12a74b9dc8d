import type { Doc } from '../../src/plugin.js';
import { sentRule } from './sent-rule.js';

export const datedNote = sentRule({
  about: 'Dates a note for the file',
  times: {
    weekday: ['[Tuesday, 10:15]', '[Thursday, 11:52]'],
    date: ['[12 March, 10:15]', '[4 November, 09:20]'],
    hour: ['[10:15]', '[11:52]'],
    day: ['[12 March]', '[4 November]'],
  },
  fits: ['report'],
  only: isNote,
  examples: [
    [
      'Patient resting, with no complaints of nausea.',
      '[Tuesday, 10:15] Patient resting, with no complaints of nausea.',
    ],
  ],
  leaves: [
    'ok whatever',
    'The traffic is bad',
    '',
    'Neither party may resell the goods.',
    'The committee will meet in the hall.',
  ],
});

/** What was seen or said, or how somebody is; not what will be or must be. */
function isNote({ clauses, text }: Doc): boolean {
  const [clause] = clauses;
  const ofSomebody = /\b(?:patient|pain|wound|mobility|medication|takes|allerg\w+|mr|mrs|ms)\b/iu.test(text);
  return ofSomebody || clause?.tense === 'past';
}
