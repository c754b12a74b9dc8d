import { describe, expect, test } from 'vitest';
import { sentiment } from '../../../src/tasks/index.js';
import { type Row, read } from '../replies.js';

const BEFORE: readonly Row[] = [
  ['It is not positive.', 'unreadable'],
  ["I wouldn't call it positive.", 'unreadable'],
  ['It is far from positive.', 'unreadable'],
  ['It is the opposite of positive.', 'unreadable'],
  ['Far away from positive words', 'unreadable'],
  ['As opposed to positive', 'unreadable'],
  ['It comes from positive people.', 'Positive'],
  ['The constructor is positive.', 'Positive'],
  // what takes the force away
  ['There is no **doubt** that it is positive.', 'Positive'],
  ['It is not *only* positive, it is a love letter.', 'Positive'],
  ['There is no room for doubt in a positive message.', 'unreadable'],
  // where it ends
  ['There is no praise in it\nNeutral', 'Neutral'],
  ['Not much is said: neutral', 'Neutral'],
  ['No names are given and the tone is positive.', 'Positive'],
  ['He is not here and still positive.', 'unreadable'],
  ['It is not long but positive.', 'Positive'],
  ['Sad it is not but positive.', 'Positive'],
  ['It is anything but positive.', 'unreadable'],
  ['It is not sad but anything but positive.', 'unreadable'],
  ['The user did not come to the party last night and sounds positive.', 'Positive'],
];

const AFTER: readonly Row[] = [
  ["Positive isn't the word for it.", 'unreadable'],
  ["Positive wasn't the word for it.", 'unreadable'],
  ["Positive doesn't fit.", 'unreadable'],
  ["Positive wouldn't fit.", 'unreadable'],
  ['Positive is not the word for it.', 'unreadable'],
  ['Positive was not the word for it.', 'unreadable'],
  ['Positive does not fit.', 'unreadable'],
  ['Positive would not fit.', 'unreadable'],
  ['Positive is the word for it.', 'Positive'],
  ['Positive was what it felt like, not sad.', 'Positive'],
  ['A positive text, not a sad one.', 'Positive'],
  ['Positive words not meant to hurt', 'Positive'],
];

describe('a label that is denied', () => {
  test.each(BEFORE)('before it, or not: %j is read as %s', (reply, want) => {
    expect(read(reply, sentiment)).toBe(want);
  });

  test.each(AFTER)('after it, or not: %j is read as %s', (reply, want) => {
    expect(read(reply, sentiment)).toBe(want);
  });
});
