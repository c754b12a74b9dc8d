import { describe, expect, test } from 'vitest';
import { endOfWords } from '../../perturbations/around/end-of-words.js';
import { eachInFront, inFront } from '../../perturbations/around/in-front.js';
import { insertedAfter, insertedBefore } from '../../perturbations/around/inserted.js';
import { isFormal, isGrave, isLetter, isOfficial } from '../../perturbations/around/register.js';
import { saidAfter } from '../../perturbations/around/said-after.js';
import { applyEdits } from '../../src/core/edits.js';
import type { Candidate } from '../../src/core/types.js';
import { parse } from '../../src/english/doc.js';

const applied = (text: string, candidate: Candidate | undefined) => candidate && applyEdits(text, candidate.edits);

describe('words in front of a text', () => {
  test.each([
    ['The soup was cold', 'Today,', 'Today, the soup was cold'],
    ['The soup was cold', 'Update:', 'Update: The soup was cold'],
    ['the soup was cold', 'Today,', 'today, the soup was cold'],
    ['i miss it', "I'd say", "i'd say i miss it"],
    ['Paris is lovely', 'Today,', 'Today, Paris is lovely'],
    ['THE SOUP WAS COLD', 'Today,', 'TODAY, THE SOUP WAS COLD'],
    ['10 guests came', 'Today,', 'Today, 10 guests came'],
    ['"Run," she said', 'Today,', undefined],
    ['🍲 cold', 'Today,', undefined],
  ])('%j after %j is %j', (text, opening, want) => {
    expect(applied(text, inFront(parse(text), opening))).toBe(want);
  });

  test('each opening gives one follow-up', () => {
    expect([...eachInFront(parse('It rained'), ['Today,', 'Now'])].map((each) => applied('It rained', each))).toEqual([
      'Today, it rained',
      'Now it rained',
    ]);
  });
});

describe('a sentence after a text', () => {
  test.each([
    ['The soup was cold', 'The soup was cold. That was on Sunday'],
    ['The soup was cold.', 'The soup was cold. That was on Sunday.'],
    ['So cold!', 'So cold! That was on Sunday.'],
    ['the soup was cold 🍲', 'the soup was cold 🍲 that was on Sunday'],
    ['The soup ("cold")', undefined],
    ['', undefined],
  ])('%j becomes %j', (text, want) => {
    expect(applied(text, saidAfter(parse(text), 'That was on Sunday'))).toBe(want);
  });

  test.each([
    ['The soup was cold! 🍲', 17],
    ['We left at 10.', 13],
    ['🍲', undefined],
    ['It was "cold"', undefined],
  ])('the words of %j end at %j', (text, want) => {
    expect(endOfWords(parse(text))).toBe(want);
  });
});

describe('words put in where a pattern matches', () => {
  test.each([
    [
      'It cost 10 euros, not 12 euros',
      ['It cost 10 euros or so, not 12 euros', 'It cost 10 euros, not 12 euros or so'],
    ],
    ['He said "10 euros" twice', []],
    ['See https://example.org/10 euros', []],
    ['IT COST 10 EUROS', []],
  ])('%j', (text, want) => {
    const made = [...insertedAfter(parse(text), /(?:\/|\b)10 euros|\b12 euros/giu, 'or so')];
    expect(made.map((each) => applied(text, each))).toEqual(want);
  });

  test.each([
    ['We stayed until ten', ['We stayed up until ten']],
    ['She asked "until ten?" and left', []],
    ['WE STAYED UNTIL TEN', []],
  ])('before it: %j', (text, want) => {
    const made = [...insertedBefore(parse(text), /\buntil\b/giu, 'up')];
    expect(made.map((each) => applied(text, each))).toEqual(want);
  });
});

describe('the register of a text', () => {
  test.each([
    ['The tenant left in May.', isFormal, true],
    ['Patient reports no pain.', isFormal, true],
    ['She was so kind and patient', isFormal, false],
    ['My landlord ignores me', isFormal, false],
    ['The committee met on Monday.', isFormal, true],
    ['Your courier broke the lamp', isLetter, true],
    ['I am writing to ask for a copy.', isOfficial, true],
    ['The soup was cold', isOfficial, false],
    ['Our cat died yesterday', isGrave, true],
    ['My phone died on the train', isGrave, false],
  ] as const)('%j: %o is %j', (text, has, want) => {
    expect(has(parse(text))).toBe(want);
  });
});
