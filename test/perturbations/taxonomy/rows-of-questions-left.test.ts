import { describe, expect, it } from 'vitest';
import { made } from './made.js';

describe('taxonomy of questions: rows for spots, careers, bouts and what is seen hold in one sense and are silent in the other', () => {
  it.each<[string, string, string[]]>([
    ['noun', 'Is a bog a good place to dance?', ['Is a bog a good spot to dance?']],
    ['noun', 'Is a bog a good place to work?', []],
    ['noun', 'Would a potter lose his wager?', ['Would a potter lose his bet?']],
    ['adjective', 'Is a lake in Peru higher than a hill in Wales?', []],
    ['adjective', 'Is Ben Nevis higher than Snowdon?', ['Is Ben Nevis taller than Snowdon?']],
    ['adjective', 'Was the poet unable to hear?', ['Was the poet deaf?']],
    ['adjective', 'Was the poet unable to hear music?', []],
    ['phrase', 'Can a bee sting more than once?', ['Can a bee sting multiple times?']],
    ['phrase', 'Was the lamp in the middle of March?', []],
    ['verb', 'Could a puffin be seen in Wales?', ['Could a puffin be spotted in Wales?']],
    ['verb', 'Could a puffin be seen in a film?', []],
    ['verb', 'Could a rake start a fire?', ['Could a rake cause a fire?']],
    ['verb', 'Could a sailor start a fire?', []],
  ])('%s: %s', (rule, text, expected) => {
    expect(made(rule, text, 'yes-no')).toEqual(expected);
  });
});
