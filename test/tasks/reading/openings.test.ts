import { describe, expect, test } from 'vitest';
import { yesNo } from '../../../src/tasks/index.js';
import { type Opening, openingOf } from '../../../src/tasks/reading/openings.js';
import { read } from '../replies.js';
import { placeIn } from './places.js';

function opening(marked: string): Opening {
  const { scan, first } = placeIn(marked, yesNo);
  return openingOf(scan, first);
}

const OPENINGS: readonly (readonly [what: string, marked: string, want: Opening])[] = [
  // the start of the reply
  ['nothing', '‹No›', 'reply'],
  ['words that change nothing', 'Well, I would say ‹no›', 'reply'],
  ['a list number', '1. ‹No›', 'reply'],
  ['what the answer is based on', 'Based on the context, ‹no›', 'reply'],
  ['the same in quotes', '"Based" on the context, ‹no›', 'reply'],
  ['a view', 'In my view, ‹no›', 'reply'],
  ['what the answer is based on, far away', `Based on ${'old '.repeat(37)}texts, ‹no›`, 'reply'],
  ['what the answer is based on, out of sight', `Based on ${'old '.repeat(38)}texts, ‹no›`, 'clause'],
  // a sentence
  ['a full stop', 'He died. ‹No›', 'sentence'],
  ['a line', 'He died\n‹No›', 'sentence'],
  ['a bullet', 'He died\n- ‹No›', 'sentence'],
  ['a bullet of another kind', 'He died\n– ‹No›', 'sentence'],
  ['a rule', 'He died --- ‹No›', 'sentence'],
  ['a rule of another kind', 'He died ——— ‹No›', 'sentence'],
  ['another rule of another kind', 'He died ––– ‹No›', 'sentence'],
  ['a colon', 'It comes to this: ‹no›', 'sentence'],
  ['an arrow', 'He died → ‹no›', 'sentence'],
  ['a cell of a table', '| Is it hot | ‹no› |', 'sentence'],
  ['a filler after a full stop', 'He died. Well, ‹no›', 'sentence'],
  ['two fillers with commas', 'He died. Well, honestly, ‹no›', 'sentence'],
  ['a box after a full stop', 'He died. \\boxed{‹No›}', 'sentence'],
  ['a number after a line', 'He died\n2) ‹No›', 'sentence'],
  ['a basis after a full stop', 'He died. Based on that, ‹no›', 'sentence'],
  ['a basis after a question', 'Did he? Based on that, ‹no›', 'sentence'],
  ['a basis after an exclamation', 'He did! Based on that, ‹no›', 'sentence'],
  ['a basis after a colon', 'He writes: based on that, ‹no›', 'sentence'],
  ['a basis after a semicolon', 'He died; based on that, ‹no›', 'sentence'],
  ['a basis after a line', 'He died\nBased on that, ‹no›', 'sentence'],
  ['therefore', 'He died and therefore ‹no›', 'sentence'],
  ['so, after a comma', 'He died, so ‹no›', 'sentence'],
  ['but, after a comma', 'He lived on, but ‹no›', 'sentence'],
  ['so, after a semicolon', 'He died; so ‹no›', 'sentence'],
  ['so, after a dash', 'He died - so ‹no›', 'sentence'],
  ['so, after a long dash', 'He died — so ‹no›', 'sentence'],
  ['so, at the start of a line', 'He died\nSo ‹no›', 'sentence'],
  // a question
  ['a question', 'Is it hot? ‹No›', 'question'],
  ['a question and a filler', 'Is it hot? Well, ‹no›', 'question'],
  // a clause
  ['a comma', 'He died, ‹no›', 'clause'],
  ['a comma after fillers', "He doesn't think so, ‹no›", 'clause'],
  ['a dash', 'He died - ‹no›', 'clause'],
  ['a longer dash', 'He died – ‹no›', 'clause'],
  ['the longest dash', 'He died — ‹no›', 'clause'],
  // words
  ['a word', 'He said ‹no›', 'inside'],
  ['a word and a quote', 'He said "‹no›"', 'inside'],
  ['a word and a filler', 'He got a clear ‹no›', 'inside'],
  ['so, after a word', 'He was so ‹no›', 'inside'],
  ['but, after a word', 'Nothing but ‹no›', 'inside'],
  ['a slash', 'He said nothing/‹no›', 'inside'],
  ['an ampersand', 'He said nothing & ‹no›', 'inside'],
  ['a plus', 'He said nothing + ‹no›', 'inside'],
  ['a sign of per cent', 'He was 50% ‹no›', 'inside'],
  ['an at sign', 'Ask him @‹no›', 'inside'],
  ['a full stop, far away', `He died. ${'very '.repeat(39)}‹no›`, 'sentence'],
  ['a full stop, out of sight', `He died. ${'very '.repeat(40)}‹no›`, 'inside'],
]; // biome-ignore format: table

describe('what stands in front of a label', () => {
  test.each(OPENINGS)('%s', (_, marked, want) => {
    expect(opening(marked)).toBe(want);
  });
});

describe('a reply is read by how its label opens', () => {
  test.each([
    ['His guess was not yes. He died in 1821. Unfortunately, no.', 'No'],
    ['He died in 1821. Based on that, no.', 'No'],
    ['He had a phone/no phone.', 'unreadable'],
  ])('%j is read as %s', (reply, want) => {
    expect(read(reply, yesNo)).toBe(want);
  });
});
