import { describe, expect, test } from 'vitest';
import { parse } from '../../src/english/index.js';

const DIVIDED: readonly (readonly [question: string, subject: string, predicate: string])[] = [
  ['Can a tax cut lead to growth?', 'a tax cut', 'lead to growth'],
  ['Does a cricket match last longer than a set of tennis?', 'a cricket match', 'last longer than a set of tennis'],
  ['Does a hockey fight last two minutes?', 'a hockey fight', 'last two minutes'],
  ['Will a jury trial last for a month?', 'a jury trial', 'last for a month'],
  ['Does salt lower the boiling point?', 'salt', 'lower the boiling point'],
  ['Can a plastic fork rust in salt water?', 'a plastic fork', 'rust in salt water'],
  ['Could a chess master lose to a child?', 'a chess master', 'lose to a child'],
  ['Is a tram longer than a bus?', 'a tram', 'longer than a bus'],
  ['Does a newt like a pond?', 'a newt', 'like a pond'],
  ['Are the Dolomites in Italy?', 'the Dolomites', 'in Italy'],
  ['Does bleach remove colour from wool?', 'bleach', 'remove colour from wool'],
  ['Can a clerk find work in Turin?', 'a clerk', 'find work in Turin'],
];

/** What is said of the subject was, or may have been, taken into it. */
const UNSURE: readonly string[] = [
  'Can a landlord charge interest on late rent?',
  'Does frost damage paint on wood?',
  'Does a rook move like a knight?',
  'Does a turnip taste like an apple?',
  'Could a spy balloon film a car park from above?',
  'Is the tunnel of any help to a driver bound for Goa?',
  'Is the scroll of great value to scholars?',
  'Is the word of a minor legally binding in a lease?',
  'Were the Hatfields and McCoys families in Ohio?',
  'Is a lease longer than seven years void without a deed?',
  'Is a man over six feet tall too tall for the cockpit?',
  'Is drinking tea late bad for sleep?',
  'Is a bird able to fly backwards called a colibri?',
  'Would a bus pass work in Turin?',
  'Are security updates that fix known holes worth installing even when nothing is wrong?',
];

describe('a subject that holds what is said of it', () => {
  test.each(DIVIDED)('%s', (question, subject, predicate) => {
    const [found] = parse(question).questions;
    expect([found?.subject.text, found?.predicate.text]).toEqual([subject, predicate]);
  });

  test.each(UNSURE)('%s is left alone', (question) => {
    expect(parse(question).questions).toEqual([]);
  });
});
