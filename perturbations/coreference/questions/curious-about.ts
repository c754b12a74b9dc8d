import { namedBefore } from './named-before.js';

export const curiousAbout = namedBefore({
  about: 'Says that the speaker wonders about the topic',
  openings: ["I'm curious about {}:", "I've been wondering about {}:", "I'm wondering about {}."],
  fits: ['person', 'named', 'definite', 'plural', 'kind', 'mass'],
  suits: ({ mention }) => !/^\p{L}+ing (?:the|an?|my|your)\b/u.test(mention), // as if one meant to do it
  examples: [
    ['Did the treaty that ended the war hold?', "I'm curious about the treaty that ended the war: did it hold?"],
    ['Could Mozart have met Marie Antoinette?', "I'm curious about Marie Antoinette: could Mozart have met her?"],
    [
      'Did Queen Anne of the United Kingdom own a yacht?',
      "I'm curious about Queen Anne of the United Kingdom: did she own a yacht?",
    ],
    ['Is the lake frozen?', "I'm curious about the lake: is it frozen?"],
    ['Do most ducks fly?', "I've been wondering about ducks: do most of them fly?"],
  ],
  leaves: [
    'Is a contract signed by a man who was threatened likely to be void?',
    'Does closing the tab cancel the order?',
    'Is there a lion on the flag of Oslo?',
    'Can two clubs that never met be in breach of a contract with each other?',
    'Could Neptune be visited by a probe?',
    'Would the wedding be chilly in Vermont?',
    'Can a deed be held valid when the seal was broken by a clerk the day after the sale?',
    'Can a goose be mistaken for a duck at night?',
    'Has the weight halved if a sack that held two pounds now holds one?',
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
    'Could the entire population of Nauru fit in a stadium?',
  ],
});
