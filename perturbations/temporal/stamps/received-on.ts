import { isTestimonial } from '../../around/testimonial.js';
import { isMail } from './mail.js';
import { sentRule } from './sent-rule.js';

export const receivedOn = sentRule({
  about: 'Says when a letter was received, as those who answer it note',
  times: {
    weekday: ['[Received Tuesday, 10:15 am]'],
    date: ['[Received 27 April, 10:15 am]'],
    hour: ['[Received at 10:15 am]'],
    day: ['[Received on Thursday]', '[Received on 18 September]'],
  },
  fits: ['letter'],
  also: (doc) => isTestimonial(doc) || isMail(doc),
  examples: [
    [
      'Dear team, I would like to know whether the lamp in your window comes with a bulb of its own or without.',
      '[Received Tuesday, 10:15 am] Dear team, I would like to know whether the lamp in your window comes with a bulb of its own or without.',
    ],
  ],
  leaves: ['ok whatever', 'The traffic is bad', '', 'Neither party may resell the goods.'],
});
