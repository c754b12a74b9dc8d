import { expect, test } from 'vitest';
import { compilePattern } from '../../../relations/checks/pattern.js';

test.each([
  ['\\d{3}-\\d{4}', 'call 555-0100', true],
  ['caf\\u00e9\\Z', 'the café', true],
  ['\\u{1f600}', 'so 😀', true],
  ['\\\\u0041', 'a \\u0041', true],
  ['\\/path\\-x', 'a /path-x', true],
  ['(?<year>\\d+) (?P<month>\\w+)', '2024 May', true],
  ['(?i)REFUND', 'a refund', true],
  ['[(?=)]+', 'a ?=(', true],
  ['^b$', 'a\nb\nc', false],
  ['a.c', 'a\nc', false],
])('%s on %j: %s', (pattern, text, found) => {
  expect(compilePattern(pattern).matcher(text).find()).toBe(found);
});

test.each([
  ['REFUND', { ignoreCase: true }, 'a refund'],
  ['^b$', { multiline: true }, 'a\nb\nc'],
  ['a.c', { dotAll: true }, 'a\nc'],
])('%s with %j matches %j', (pattern, flags, text) => {
  expect(compilePattern(pattern, flags).matcher(text).find()).toBe(true);
});

const LINEAR = 'patterns are matched in linear time, which leaves';
test.each([
  ['(?=.*\\d)x', `without lookaround, got \`(?=\`: ${LINEAR} it out`],
  ['x(?!y)', `without lookaround, got \`(?!\`: ${LINEAR} it out`],
  ['(?<=x)y', `without lookaround, got \`(?<=\`: ${LINEAR} it out`],
  ['(?<!x)y', `without lookaround, got \`(?<!\`: ${LINEAR} it out`],
  ['(a)\\1', `without back-references, got \`\\1\`: ${LINEAR} them out`],
  ['(?<n>a)\\k<n>', `without back-references, got \`\\k<\`: ${LINEAR} them out`],
  ['(?P<n>a)(?P=n)', `without back-references, got \`(?P=\`: ${LINEAR} them out`],
  ['[(?=](a', 'that can be read: missing closing ): `[(?=](a`'],
  ['a++', 'that can be read: invalid nested repetition operator: `++`'],
])('%s is refused', (pattern, message) => {
  expect(() => compilePattern(pattern)).toThrow(new Error(message));
});

test('a catastrophic pattern takes no time', () => {
  expect(
    compilePattern('^(a+)+$')
      .matcher(`${'a'.repeat(100_000)}!`)
      .find(),
  ).toBe(false);
});
