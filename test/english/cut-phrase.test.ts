import { describe, expect, test } from 'vitest';
import { parse } from '../../src/english/index.js';

/** What is on board, or placed, and how something is done: where the subject ends, or that nobody is certain. */
const DIVIDED: readonly (readonly [question: string, subject: string, predicate: string])[] = [
  ['Was Ada Lovell on board the airship when it burned?', 'Ada Lovell', 'on board the airship when it burned'],
  ['Was my uncle on board the ferry?', 'my uncle', 'on board the ferry'],
  ['Were any dogs on board the Titanic?', 'any dogs', 'on board the Titanic'],
  ['Was the cook aboard the ship?', 'the cook', 'aboard the ship'],
  ['Is a tenant who pays late still protected?', 'a tenant who pays late', 'still protected'],
  ['Can a clock that stops still be sold?', 'a clock that stops', 'still be sold'],
  ['Can a driver who drinks legally be dismissed?', 'a driver who drinks', 'legally be dismissed'],
  ['Is the school near us?', 'the school', 'near us'],
  ['Was the dog beside them when it rained?', 'the dog', 'beside them when it rained'],
];

const UNSURE: readonly string[] = [
  'Is a man on board a ship a sailor?',
  'Was my uncle on board the ferry sick?',
  'Will a contract that renews automatically be charged again?',
  'Will a clock that stops suddenly be repaired?',
  'Can a car that starts easily still be old?',
  'Are the angles opposite them equal?',
  'Are the angles opposite them equal as well?',
  'Are the shops near it open?',
];

describe('a phrase that may be cut', () => {
  test.each(DIVIDED)('%s', (question, subject, predicate) => {
    const [found] = parse(question).questions;
    expect([found?.subject.text, found?.predicate.text]).toEqual([subject, predicate]);
  });

  test.each(UNSURE)('%s is left alone', (question) => {
    expect(parse(question).questions).toEqual([]);
  });
});
