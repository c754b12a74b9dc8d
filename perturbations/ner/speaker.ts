import type { Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { isAttributable } from '../person/attributable.js';
import { saidBefore, sayingFrames } from '../person/said.js';
import { names } from './names.js';

const FRAMES = {
  any: ['P says ', 'P says that ', 'P tells me ', 'P tells me that '],
  judgement: ['P thinks ', 'P thinks that ', 'If you ask P, ', "In P's opinion, "],
};

export const speaker: Rule = {
  about: 'A statement is put in the mouth of a named person: “Priya thinks …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'Priya says that the soup was cold'],
    ['This lamp broke twice', 'Omar tells me this lamp broke twice'],
  ],
  leaves: [
    'Her voice is lovely',
    'I like soup',
    'Your soup is here',
    'And the soup was cold',
    'The soup was cold. The bread was fine.',
    'We sat outside',
    'First warm day of the year and the street is full',
    'The tram was late, it rained',
    'Both parties are happy with the order of the court.',
  ],
  onlyIf: isAttributable,
  propose: (doc) => (isFormal(doc) ? [] : saidBefore(doc, names(doc), sayingFrames(doc, FRAMES))),
};
