import { expect, test } from 'vitest';
import { excerpt, shortened } from '../../../src/reports/examples/excerpt.js';

const long = Array.from({ length: 100 }, (_, at) => String(at).padStart(3, '0')).join(' ');
const same = (text: string) => ({ text, changed: false });
const changed = (text: string) => ({ text, changed: true });

test.each([
  ['short texts', [same('a '), changed('b'), same(' c')], [same('a '), changed('b'), same(' c')]],
  ['before a change', [same(long), changed('b')], [same(`…${long.slice(-90)}`), changed('b')]],
  ['after a change', [changed('b'), same(long)], [changed('b'), same(`${long.slice(0, 90)}…`)]],
  [
    'between changes',
    [changed('a'), same(long), changed('b')],
    [changed('a'), same(`${long.slice(0, 90)}…${long.slice(-90)}`), changed('b')],
  ],
  ['a long change', [changed(long)], [changed(`${long.slice(0, 300)}…`)]],
  ['no change', [same(long)], [same(`${long.slice(0, 90)}…`)]],
  [
    'changes all over',
    Array.from({ length: 40 }, () => changed('x')),
    [...Array.from({ length: 24 }, () => changed('x')), same(' …')],
  ],
])('%s', (_, pieces, want) => {
  expect(excerpt(pieces)).toEqual(want);
});

test.each([
  ['Positive', 'Positive'],
  ['x'.repeat(320), 'x'.repeat(320)],
  ['x'.repeat(321), `${'x'.repeat(300)}…`],
])('an answer of any length is shortened', (text, want) => {
  expect(shortened(text)).toBe(want);
});
