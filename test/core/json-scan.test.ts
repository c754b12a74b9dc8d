import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanJson } from '../../src/core/json-scan.js';

describe('scanJson says where a text stops being JSON', () => {
  test.each([
    ['', 0, 'expected a value, got the end of the text'],
    ['[1,]', 3, 'expected a value, got "]"'],
    ['[1 2]', 3, 'expected "," or "]", got "2"'],
    ['{"a": x}', 6, 'expected a value, got "x"'],
    ['{"a": 1,}', 8, 'expected a key in double quotes, got "}"'],
    ["{'a': 1}", 1, `expected a key in double quotes or "}", got "'"`],
    ['{"a" 1}', 5, 'expected ":", got "1"'],
    ['{"a": 1', 7, 'expected "," or "}", got the end of the text'],
    ['{"a": "x', 6, 'expected a value, got a string with a wrong escape or without its end'],
    ['["\\q"]', 1, 'expected a value or "]", got a string with a wrong escape or without its end'],
    ['["a\nb"]', 1, 'expected a value or "]", got a string with a wrong escape or without its end'],
    ['{"a": NaN}', 6, 'expected a value, got "NaN"'],
    ['[01]', 1, 'expected a value or "]", got "01"'],
    ['{} {}', 3, 'expected the end of the text, got "{"'],
    ['{"a": 1} "b"', 9, 'expected the end of the text, got "b"'],
  ])('%j', (text, offset, reason) => {
    expect(scanJson(text)).toEqual({ ok: false, fault: { offset, reason } });
  });

  test('agrees with JSON.parse on every text', () => {
    const nearly = fc.array(
      fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"\\u00e9"', '-1.5e3', '0', 'true', 'null', ' ', '\n'),
    );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      nearly.map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => scanJson(text).ok === parses(text)),
      { numRuns: 2000 },
    );
  });
});

describe('scanJson notes where elements start', () => {
  test.each([
    ['[]', [[undefined, []]]],
    ['[1, {"a": [2]},\n [3]]', [[undefined, [1, 4, 17]]]],
    ['{"n": 1, "data": [{}, []], "x": {"y": [1]}}', [['data', [18, 22]]]],
    ['{"a\\u0062": [7]}', [['ab', [13]]]],
  ])('%j', (text, elements) => {
    expect(scanJson(text)).toEqual({ ok: true, elements: new Map(elements as [string | undefined, number[]][]) });
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
