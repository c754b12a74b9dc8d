import { describe, expect, test } from 'vitest';
import { made } from './made.js';

describe('taxonomy of plain facts, verdicts and reports: rows for a kind of text, and where it ends', () => {
  test.each([
    ['phrase', 'The cushions were of medium softness', ['The cushions were of average softness']],
    ['phrase', 'The stew was neither hot nor cold', ['The stew was somewhere between hot and cold']],
    ['phrase', 'The tram was neither early nor late', ['The tram was on time']],
    ['phrase', 'The interval is thirty minutes long', ['The interval is half an hour long']],
    ['phrase', 'A tram leaves every thirty minutes', []],
    [
      'phrase',
      'Despite two reminders, the clerk never replied.',
      ['In spite of two reminders, the clerk never replied.'],
    ],
    ['phrase', 'I finally mended the gate', ['At last I mended the gate']],
    ['phrase', 'I feel invisible in this choir', ['I feel unseen in this choir']],
    ['phrase', "I'm dreading the ferry", ["I'm full of dread about the ferry"]],
    ['phrase', 'I regret to say that the boat is late', []],
    ['phrase', 'Supper is at seven', []],
    ['phrase', 'She lost each race', []],
    ['phrase', 'The pump is in good repair', ['The pump is in good condition']],
    ['phrase', 'The town in which he was born is small', ['The town where he was born is small']],
    ['phrase', 'I am appalled by the state in which I found it', []],
    ['verb', "I'm ironing my shirt", ["I'm pressing my shirt"]],
    ['verb', 'The police ironed out the problem', []],
    ['verb', "I'm assembling a bookcase", ["I'm putting together a bookcase"]],
    ['verb', 'The kit contains two brushes', ['The kit includes two brushes']],
    ['verb', 'The appeal was scheduled for June', ['The appeal was arranged for June']],
    ['verb', 'The parties shall exchange lists of guests and gifts', []],
    ['adjective', 'The appeal was allowed in full', []],
    ['adjective', 'We missed the last ferry home', ['We missed the final ferry home']],
    ['adjective', 'Either seat is fine with me', []],
    ['adjective', 'The patient is in severe pain', ['The patient is in intense pain']],
    ['noun', 'I am wary about the proposal', ['I am wary about the suggestion']],
    ['noun', 'I have smiled since the proposal', []],
    ['noun', 'The chair opened the meeting', ['The chairperson opened the meeting']],
    ['noun', 'The chair by the door is broken', []],
    ['kind', 'The parish council met on Monday', ['The council met on Monday']],
  ])('%s on %j makes %j', (rule, text, want) => {
    expect(made(rule, text)).toEqual(want);
  });
});
