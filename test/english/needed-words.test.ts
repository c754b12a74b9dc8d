import { describe, expect, test } from 'vitest';
import { byKeys } from '../../src/english/by-keys.js';
import { parse } from '../../src/english/doc.js';
import { neededWords } from '../../src/english/needed-words.js';

describe('words of which one stands wherever an expression matches', () => {
  test('of several expressions', () => {
    expect(neededWords(/\bkite\b/u, /\bgate\b/u)).toEqual(['kite', 'gate']);
    expect(neededWords(/\bkite\b/u, 'gate', /\brun/u)).toEqual(['kite', 'gate', 'run*']);
    expect(neededWords(/\bkite\b/u, /gate/u)).toBeUndefined();
  });

  test('of expressions with very many ways to match', () => {
    const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+)';
    const many = new RegExp(`\\b(?:stay|wait) ${`(?:${number} )?`.repeat(6)}(?:days?|weeks?|hours?)\\b`, 'u');
    const apt = byKeys([many], (pattern) => neededWords(pattern));
    expect(apt(parse('I leave'))).toEqual([]);
    for (const text of ['wait days', 'stay one two 3 ten one six weeks', 'stay 2 4 hours'])
      expect(apt(parse(`I ${text}`))).toEqual([many]);
  });
});
