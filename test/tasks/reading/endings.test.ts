import { describe, expect, test } from 'vitest';
import { sentiment, yesNo } from '../../../src/tasks/index.js';
import { type Ending, endingOf } from '../../../src/tasks/reading/endings.js';
import { type Row, read } from '../replies.js';
import { placeIn } from './places.js';

describe('how a text goes on after a label', () => {
  test.each<readonly [marked: string, want: Ending]>([
    ['‹No›', 'whole'],
    ['‹No›\nHe died.', 'whole'],
    ['‹No›.', 'whole'],
    ['‹No›: he died', 'whole'],
    ['‹No› 😊 he died', 'whole'],
    ['**‹No›**. He died', 'whole'],
    ['"‹No›"', 'whole'],
    ['‹No› because he died', 'whole'],
    ['‹No›?', 'asked'],
    ['(‹No›)?', 'asked'],
    ['‹No› if he died', 'hanging'],
    ['"‹No›" unless he died', 'hanging'],
    ['‹No› one died', 'open'],
    ['*‹No›* one died', 'open'],
    ['‹No› / maybe', 'open'],
    ['‹No› & maybe', 'open'],
    ['‹No› + maybe', 'open'],
    ['‹5› % of them', 'open'],
  ])('%j: %s', (marked, want) => {
    const { scan, last } = placeIn(marked, yesNo);
    expect(endingOf(scan.tokens, last)).toBe(want);
  });

  test.each<Row>([
    ['**Positive** words and **negative** words alike', 'unreadable'],
    ['🙂🙂 Positive 🙂🙂', 'Positive'],
  ])('decoration changes nothing: %j is read as %s', (reply, want) => {
    expect(read(reply, sentiment)).toBe(want);
  });
});
