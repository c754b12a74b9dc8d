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
    ['kind', 'We were carried down by the rescue teams', []],
    ['kind', 'My garden wall fell down', ['My wall fell down']],
    ['verb', 'She learned how to whistle', []],
    ['phrase', 'Both of my sons laughed', []],
    ['phrase', 'I fell asleep for the third time', []],
    ['verb', 'We missed out on the tickets', []],
    ['adjective', 'The umpire was unfair', []],
    ['adjective', 'The decision was unfair', ['The decision was unjust']],
    ['verb', 'The drum came with a strap', []],
    ['verb', 'The drum kit comes with a strap', ['The drum kit includes a strap']],
    ['phrase', 'I spilt tea over two weeks of notes', []],
    ['noun', "It was a beginner's course in juggling", []],
    ['adverb', 'A hen with five chicks must be let out at once', []],
    ['general-term', 'The pasta was rolled before us by the owner', []],
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
    ['verb', 'Would Darwin have fought in the Boer War?', []],
    ['verb', 'Is Chopin buried in London?', []],
    ['verb', 'Was Chopin buried in London?', ['Was Chopin laid to rest in London?']],
    ['noun', 'Would a cobbler and a pie both be on the menu?', []],
    ['noun', 'Did Volta own a light bulb?', []],
    ['phrase', 'Had cooks fried potatoes by the time of Bach?', []],
    ['phrase', 'Does a wasp have the same number of wings as a bee?', []],
    ['phrase', 'Could a tin of tuna be at home in a trifle?', []],
    ['phrase', 'Are jugglers at risk of burns?', []],
    ['phrase', 'Should a juror step aside from the case?', []],
    ['phrase', 'May a barge stay for the whole weekend?', []],
    ['verb', 'The Inca Empire ended with a war. Was Pizarro a Spaniard?', []],
    ['verb', 'Can the consulate in our country help the sailor with a passport?', []],
    ['abbreviation', 'Can a donkey drink gasoline?', []],
    ['adjective', 'Was the queen nine weeks pregnant when he drowned?', []],
    ['noun', 'Are owls able to nurse their chicks with milk?', []],
    ['phrase', 'Does the farmer plant several kinds of beans?', []],
    ['adjective', 'Does the farmer plant several kinds of beans?', ['Does the farmer plant multiple kinds of beans?']],
  ])('%s on %j makes %j of questions', (rule, text, want) => {
    expect(made(rule, text, 'yes-no')).toEqual(want);
  });
});
