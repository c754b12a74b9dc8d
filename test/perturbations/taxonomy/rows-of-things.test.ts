import { describe, expect, test } from 'vitest';
import { made } from './made.js';

describe('taxonomy of questions: rows of animals, kitchens, tools and bodies', () => {
  test.each([
    ['verb', 'Were the trams in Ghent drawn by mules?', ['Were the trams in Ghent pulled by mules?']],
    ['verb', 'Was the map drawn by a monk?', []],
    ['verb', 'Could a goat clear a garden wall?', ['Could a goat jump over a garden wall?']],
    ['verb', 'Could a lawyer clear a garden wall?', []],
    ['verb', 'Can a fox break its leg?', ['Can a fox fracture its leg?']],
    ['verb', 'Can a fox break its promise?', []],
    ['verb', 'Does the batter call for two eggs?', ['Does the batter require two eggs?']],
    ['verb', 'Does the batter call for help?', []],
    ['verb', 'Would an icicle melt in a kiln?', ['Would an icicle turn to water in a kiln?']],
    ['verb', 'Would a heart melt in a kiln?', []],
    ['verb', 'Do koalas have kneecaps?', ['Do koalas possess kneecaps?']],
    ['verb', 'Do koalas have lunch?', []],
    ['verb', 'Did Mary outlive the mayor?', []],
    ['phrase', 'Could a tailor sew a tent in one afternoon?', ['Could a tailor sew a tent in a single afternoon?']],
    ['phrase', 'Was it one of the tents in one way or another?', []],
    ['phrase', 'Is sand sold in Norwegian bakeries?', ['Is sand on sale in Norwegian bakeries?']],
    ['phrase', 'Are there deserts where it rains?', []],
    ['noun', 'Would a notary own a boat?', ['Would a notary public own a boat?']],
    ['noun', 'Can a dog have a milk tooth?', ['Can a dog have a baby tooth?']],
    ['adjective', 'Was Genoa a sovereign state?', ['Was Genoa an independent state?']],
    [
      'noun',
      'Could a letter posted in Ghent be read by a rowing boat?',
      ['Could a letter posted in Ghent be read by a rowboat?'],
    ],
    ['noun', 'Does the letter X look like a rowing boat?', []],
    ['phrase', 'Would a goat be stung in the country where Ada was born?', []],
    ['phrase', 'Does a scholar know where Ada was born?', []],
    ['verb', 'Will a hammer damage a teapot?', []],
    ['verb', 'Is the damage to a teapot great?', []],
    ['verb', 'Would a goalkeeper benefit from a long arm?', ['Would a goalkeeper be helped by a long arm?']],
    ['adjective', 'Is Chad landlocked?', ['Is Chad without access to the sea?']],
    ['adjective', 'Is Chad a landlocked country?', []],
    ['adverb', 'Did a baker drink in secret cellars?', []],
    ['predicate', 'Are the Hebrides south of Iceland?', ['Do the Hebrides lie south of Iceland?']],
  ])('%s on the question %j makes %j', (rule, text, want) => {
    expect(made(rule, text, 'yes-no')).toEqual(want);
  });
});
