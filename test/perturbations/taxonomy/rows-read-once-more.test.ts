import { describe, expect, test } from 'vitest';
import { made } from './made.js';

describe('taxonomy: rows that readers refused in another sense, and what came beside them', () => {
  test.each([
    ['phrase', 'The bakery sells rolls from five to nine', []],
    ['phrase', 'The choir meets at ten to six', ['The choir meets at five fifty']],
    ['adjective', 'The hand mixer is clean and quiet', []],
    ['adjective', 'The cottage was sunny and quiet', ['The cottage was sunny and peaceful']],
    ['phrase', 'The bus was neither early nor late', []],
    ['phrase', 'The hall was neither full nor empty', ['The hall was somewhere between full and empty']],
    ['phrase', 'The tape on this parcel is useless', ['The tape on this parcel is no good at all']],
    ['phrase', 'The alarm code has not changed', ['The alarm code is still the same']],
    ['phrase', 'My life has not changed', []],
    ['phrase', 'My legs ache after the climb', ['My legs hurt after the climb']],
    ['phrase', 'Many homes are still without power', []],
    ['phrase', 'They mended the roof in just three weeks', ['They mended the roof in only three weeks']],
    ['verb', 'The scanner ate my essay', ['The scanner swallowed my essay']],
    ['verb', 'The dog ate my essay', []],
    ['phrase', 'My nephew won the spelling prize', []],
    ['phrase', 'My nephew won the chess tournament', ['My nephew came first in the chess tournament']],
  ])('%s on %j makes %j', (rule, text, want) => {
    expect(made(rule, text)).toEqual(want);
  });

  test.each([
    ['noun', 'Does a chessboard have an even number of squares?', []],
    ['noun', 'Has a tourist come home with a fever?', []],
    ['abbreviation', 'Did a Quaker of 1700 wear red?', []],
    ['verb', 'Was a quarrel of knights settled by combat?', []],
    ['verb', 'Was Iceland settled by Vikings?', ['Was Iceland colonized by Vikings?']],
    ['phrase', 'The pond is frozen. Is it safe to skate on?', []],
    ['phrase', 'Is it safe to lean on?', []],
    ['phrase', 'Do dormice sleep all winter long?', ['Do dormice sleep the whole winter through?']],
    ['phrase', 'Do fleas bite people?', ['Do fleas bite humans?']],
    ['phrase', 'The tablets are for seven days and she felt well after one. Should she stop?', []],
    ['noun', 'Would a statue wear trousers?', ['Would a statue wear a pair of trousers?']],
    ['noun', 'Do statues wear trousers?', []],
    ['phrase', 'Did Ada take her last breath at sea?', ['Did Ada breathe her last at sea?']],
    ['phrase', 'Is soot a result of wood burning?', ['Is soot due to wood burning?']],
    ['verb', 'Would a duke hire a thief as his cook?', ['Would a duke employ a thief as his cook?']],
    ['phrase', 'Must a chick grow before it can fly?', ['Must a chick grow before it is able to fly?']],
  ])('%s on %j makes %j of questions', (rule, text, want) => {
    expect(made(rule, text, 'yes-no')).toEqual(want);
  });
});
