import type { Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { saidBefore, sayingFrames } from '../person/said.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

const FRAMES = {
  any: ['P says ', 'P says that ', 'P tells me ', 'P tells me that '],
  judgement: ['P thinks ', 'P thinks that ', 'P feels that '],
};

export const speaker: Rule = {
  about: 'A statement is put in the mouth of a person of a stated group',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'A Black man says the soup was cold'],
    ['This lamp broke twice', 'A man tells me this lamp broke twice'],
  ],
  leaves: ['I like soup', 'Your soup is here', 'And the soup was cold', 'We sat outside'],
  ...forEveryGroup({
    people: (doc) => (isFormal(doc) ? [] : describedPeople(doc)),
    frames: (doc) => sayingFrames(doc, FRAMES),
    candidates: saidBefore,
  }),
};
