import type { Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isOfficial } from '../around/register.js';
import { wrote } from '../person/wrote.js';
import { names } from './names.js';

const WRITTEN = ['P wrote: ', 'P writes: '];
const SENT = ['P posted this: ', 'P texted me: '];
/** Longer texts are no text messages. */
const LONGEST = 24;

export const author: Rule = {
  about: 'Words in front say which named person wrote the text',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', 'Amara wrote: The room was cold. We left early.'],
    ['Thanks for the ride! 🚗', 'Omar wrote: Thanks for the ride! 🚗'],
  ],
  leaves: [
    'We regret to inform you that your claim has been refused. You may lodge an appeal.',
    'Support: the line is busy',
    'Hi Anna, see you soon',
    'My name is Ann and I liked it',
    'She said so. We left.',
  ],
  propose: (doc) =>
    wrote(
      doc,
      names(doc),
      isOfficial(doc)
        ? WRITTEN
        : doc.tokens.length > LONGEST || /^(?:review|notice)$/u.test(kindOfText(doc))
          ? [...WRITTEN, 'P posted this: ']
          : [...WRITTEN, ...SENT],
    ),
};
