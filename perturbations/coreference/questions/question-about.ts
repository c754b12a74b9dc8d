import { namedBefore } from './named-before.js';

export const questionAbout = namedBefore({
  about: 'Says that the question is about the topic',
  openings: ['My question is about {}.', 'I have a question about {}:', "Here's a question about {}:"],
  fits: ['person', 'named', 'definite', 'plural', 'kind', 'mass', 'activity'],
  examples: [
    ['Did Marie Curie live in Oslo?', 'My question is about Marie Curie. Did she live in Oslo?'],
    ["Did Marie Curie's daughter win a prize?", 'I have a question about Marie Curie: did her daughter win a prize?'],
  ],
  leaves: [
    'Do most countries print stamps?',
    'Is a daisy related to an oak tree?',
    'Would a cello fit inside a van?',
    'Is it raining?',
    'Could the Painted Caves of Ajanta be visited by tourists in 1910?',
    'Did Prussian cavalry under Blücher ride at night?',
    'Has the King of Spain ever been a pilot?',
    'Should a guide who knows the hills ring a bell to warn hikers?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
