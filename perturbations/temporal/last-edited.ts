import { sentRule } from './sent-rule.js';

export const lastEdited = sentRule({
  about: 'Notes after a post or a message when it was edited, as sites do',
  times: {
    weekday: ['[edited Tuesday, 2:14 pm]', '[edited on Thursday at 11:52 am]'],
    date: ['[edited 12 March, 2:14 pm]'],
    hour: ['[edited at 2:14 pm]', '[edited at 4:05 pm]'],
    day: ['[edited 12 March]', '[last edited on 4 November]'],
  },
  fits: ['chat', 'post'],
  after: true,
  only: ({ text }) => !/\b(?:right now|at the moment|currently|just now)\b/iu.test(text), // by the time it is edited that is over
  examples: [
    ['ok whatever 🤷', 'ok whatever 🤷 [edited Tuesday, 2:14 pm]'],
    ['See you at the weekend!', 'See you at the weekend! [edited at 2:14 pm]'],
  ],
  leaves: ['', "I'm on the tram right now", 'The patient shall fast', 'Neither party may resell the goods.'],
});
