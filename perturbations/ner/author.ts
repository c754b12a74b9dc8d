import type { Rule } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { wrote } from '../person/wrote.js';
import { names } from './names.js';

export const author: Rule = {
  about: 'Words in front say which named person wrote the text',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', 'Amara wrote: The room was cold. We left early.'],
    ['Thanks for the ride! 🚗', 'Omar wrote: Thanks for the ride! 🚗'],
  ],
  leaves: ['Support: the line is busy', 'Hi Anna, see you soon', 'My name is Ann and I liked it'],
  propose: (doc) =>
    wrote(
      doc,
      names(doc),
      isOfficial(doc) ? ['P wrote: ', 'P writes: '] : ['P wrote: ', 'P posted this: ', 'P texted me: ', 'P writes: '],
    ),
};
