import { namedBefore } from './named-before.js';

export const regarding = namedBefore({
  about: 'Names the topic after “regarding” or “as for”',
  openings: ['Regarding {},', 'As for {},'],
  fits: ['person', 'named', 'place', 'definite', 'plural', 'kind', 'mass'],
  examples: [
    ['Did Marie Curie live in Oslo?', 'Regarding Marie Curie, did she live in Oslo?'],
    ['Is the lake frozen?', 'As for the lake, is it frozen?'],
  ],
  leaves: [
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
