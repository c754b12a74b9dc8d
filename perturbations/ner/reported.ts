import type { Rule } from '../../src/plugin.js';
import { hasSpeaker } from '../person/by-gender.js';
import { reported as reportedBy } from '../person/told.js';
import { names } from './names.js';

export const reported: Rule = {
  about: 'What the first person says is reported of a named person: “Priya says she …”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so tired of this rain 😴", "Aisha tells me she's so tired of this rain 😴"],
    ['The cake exceeded my hopes', 'Aisha says the cake exceeded her hopes'],
  ],
  leaves: [
    "I'm told the cake will be ready by noon",
    'I fear the box the lid came in. I heard it crack.',
    'The cake was dry',
    'Sorry, I forgot',
    'I MISS MY DOG',
    'And I liked it',
    'The bread rose, I could cry',
    "My number has changed. It's Ann",
  ],
  onlyIf: hasSpeaker,
  propose: (doc) => reportedBy(doc, names(doc), ['P says ', 'P says that ', 'P tells me ', 'P tells me that ']),
};
