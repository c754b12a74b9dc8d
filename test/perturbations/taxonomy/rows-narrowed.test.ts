import { describe, expect, test } from 'vitest';
import { made } from './made.js';

describe('taxonomy: rows that were too wide, and what is left of them', () => {
  test.each([
    ['verb', 'I only want to get through the week', []],
    ['adjective', 'The swimming pool was decent', []],
    ['adjective', 'The foyer was bright and welcoming', []],
    ['adjective', 'The locals were so welcoming', ['The locals were so friendly']],
    ['adjective', "I'm still undecided on the curtains", []],
    ['adjective', 'The memoir is a dreary list of names', []],
    ['adjective', 'It was a dreary day', ['It was a gloomy day']],
    ['phrase', "I'm bursting with pride at my daughter's speech", []],
    ['phrase', "I'm bursting with pride", ["I'm immensely proud"]],
    ['verb', 'The vase arrived safely', []],
    ['verb', 'The lamp comes with a long cord', ['The lamp includes a long cord']],
    ['phrase', 'They are lying about the money', []],
    ['phrase', "I'm just trying to sleep", []],
    ['kind', 'I read a comic in the waiting room', []],
  ])('%s on %j makes %j', (rule, text, want) => {
    expect(made(rule, text)).toEqual(want);
  });

  test.each([
    ['adjective', 'Would a monk have worried about being seen by pirates?', []],
    [
      'adjective',
      'Would a monk be worried about being seen by pirates?',
      ['Would a monk be concerned about being seen by pirates?'],
    ],
    ['noun', 'Did a disease ruin the potato harvest?', []],
    ['exceed', 'Is the Shard taller than the Gherkin?', []],
    ['phrase', 'If a shop sells a ladder that it knows to be weak, can it be sued when a buyer falls?', []],
    ['verb', 'Were the Andes raised by builders with spades?', []],
    ['noun', 'Are owls able to nurse their chicks with milk?', []],
    ['phrase', 'Does the farmer plant several kinds of beans?', []],
    ['adjective', 'Does the farmer plant several kinds of beans?', ['Does the farmer plant multiple kinds of beans?']],
  ])('%s on %j makes %j of questions', (rule, text, want) => {
    expect(made(rule, text, 'yes-no')).toEqual(want);
  });
});
