import { isTestimonial } from '../../around/testimonial.js';
import { isMail } from './mail.js';
import { sentRule } from './sent-rule.js';

export const sentOn = sentRule({
  about: 'Says when a letter or an e-mail was sent, as its header does',
  times: {
    weekday: ['[Sent on Tuesday at 10:15 am]', '[Sent Thursday, 11:52 am]'],
    date: ['[Sent on 27 April]', '[Sent 18 September, 11:52 am]'],
    hour: ['[Sent at 10:15 am]'],
    day: ['[Sent on Thursday]', '[Sent on 27 April]'],
    ago: ['[Sent three weeks ago]'],
  },
  fits: ['letter'],
  also: (doc) => isTestimonial(doc) || isMail(doc),
  examples: [
    [
      'Dear team, I would like to know whether the lamp in your window comes with a bulb of its own or without.',
      '[Sent on Tuesday at 10:15 am] Dear team, I would like to know whether the lamp in your window comes with a bulb of its own or without.',
    ],
  ],
  leaves: ['ok whatever', '', 'Neither party may resell the goods.'],
});
