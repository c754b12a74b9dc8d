import { sentRule } from './sent-rule.js';

export const datedNote = sentRule({
  about: 'Dates a report, a letter or a note for the file',
  times: {
    weekday: ['[Tuesday, 10:15]', '[Received Thursday, 11:52]'],
    date: ['[Dated 12 March]', '[Received on 4 November]', '[12 March, 10:15]'],
    hour: ['[10:15]', '[Received at 11:52]'],
  },
  fits: 'official',
  examples: [['Enclosed is a copy of the invoice.', '[Tuesday, 10:15] Enclosed is a copy of the invoice.']],
  leaves: ['ok whatever', 'The traffic is bad', ''],
});
