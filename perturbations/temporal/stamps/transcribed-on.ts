import { sentRule } from './sent-rule.js';

export const transcribedOn = sentRule({
  about: 'Notes after a speech of what day its transcript is',
  times: {
    weekday: ['[Transcribed on Thursday]', '[Transcribed on Tuesday]'],
    date: ['[Transcript of 27 April]', '[Transcript of 18 September]'],
    hour: ['[Transcribed at 11:52 am]'],
    day: ['[Transcribed on Thursday]', '[Transcript of 27 April]'],
  },
  fits: ['speech'],
  after: true,
  examples: [
    [
      'Ladies and gentlemen, nobody has done more for this harbour than Mrs Quist.',
      'Ladies and gentlemen, nobody has done more for this harbour than Mrs Quist. [Transcribed on Thursday]',
    ],
  ],
  leaves: ['', 'The soup was cold', 'Good night'],
});
