import { sentRule } from './sent-rule.js';

export const recordedOn = sentRule({
  about: 'Says when a speech was recorded',
  times: {
    weekday: ['[Recorded on Tuesday]', '[Recorded on Thursday]'],
    date: ['[Recorded on 27 April]', '[Recorded 18 September]'],
    hour: ['[Recorded at 10:15 am]'],
    day: ['[Recorded on Thursday]', '[Recorded on 27 April]'],
  },
  fits: ['speech'],
  examples: [
    [
      'Ladies and gentlemen, nobody has done more for this harbour than Mrs Quist.',
      '[Recorded on Tuesday] Ladies and gentlemen, nobody has done more for this harbour than Mrs Quist.',
    ],
  ],
  leaves: ['', 'The soup was cold', 'Good night'],
});
