import { expect, test } from 'vitest';
import { numeric } from '../../../relations/invariants/numeric.js';
import { held, resultOf, testRefusals, testRows, violated } from './tables.js';

testRows(numeric, [
  [{ value: 1234.5 }, 'It costs\n$1,234.50.', held('found `$1,234.50` at line 2, character 1')],
  [{ value: 20, tolerance: 0.01 }, '19.99', held('found `19.99` at character 1')],
  [{ value: 0.3 }, '0.30000000000000004', held('found `0.30000000000000004` at character 1')],
  [{ value: 100, relative: 0.05 }, '95', held('found `95` at character 1')],
  [{ value: 100, relative: 0.01, tolerance: 10 }, '90', held('found `90` at character 1')],
  [{ value: -1, relative: 0.1 }, '-1.1', held('found `-1.1` at character 1')],
  [{ min: 1, max: 5 }, 'I rate it 5.', held('found `5` at character 11')],
  [{ value: 42 }, '42, so 42.0', held('found `42` at character 1')],
  [{}, 'about 7', held('found `7` at character 7')],
  [{ value: 42, which: 'last' }, '6 × 7 = 42', held('found `42` at character 9')],
  [{ value: 6, which: 'first' }, '6 × 7 = 42', held('found `6` at character 1')],
  [{ value: 5, unit: 'km' }, '3 kg over 5 km', held('found `5` at character 11')],
  [{ value: 5, unit: 'USD' }, '3 items, USD 5', held('found `5` at character 14')],
  [{ value: 5, unit: '$' }, '3 items at $5', held('found `$5` at character 12')],
  [{ value: 5, unit: '%' }, '3 of 60 are 5%', held('found `5%` at character 13')],
  [{ value: 12 }, '12%', held('found `12%` at character 1')],
  [{ value: 0.12, percent: 'fraction' }, '12 percent', held('found `12 percent` at character 1')],
  [{ value: 1.5, decimal: ',' }, '1,5', held('found `1,5` at character 1')],
  [{ max: 1, path: '$.items[*].p' }, '{"items":[{"p":1},{"p":1}]}', held('found `1` at /items/0/p')],
  [{ value: 9.5, path: '$.total' }, '{"total":"9.50 EUR"}', held('found `9.50` at /total')],
  [{ value: 7, path: '$', extract: true }, 'So:\n```\n7\n```', held('found `7` at the whole of it')],
  [
    { value: 20, tolerance: 0.01 },
    'It is 19.98.',
    violated('Expected 20 ± 0.01, got `19.98`', '20 ± 0.01', '19.98', 'character 7'),
  ],
  [
    { value: 20, tolerance: 1, relative: 0.1, min: 19 },
    '18',
    violated(
      'Expected 20 ± 1 or 0.1 of it and at least 19, got `18`',
      '20 ± 1 or 0.1 of it and at least 19',
      '18',
      'character 1',
    ),
  ],
  [{ max: 1 }, '50%', violated('Expected at most 1, got `50%`', 'at most 1', '50%', 'character 1')],
  [
    { value: 42 },
    '6 × 7 = 42',
    violated(
      'Expected one number, got 3: `6`, `7`, `42` (`which: first` or `last` takes one)',
      ...(['42', '3: `6`, `7`, `42`', 'character 5'] as const),
    ),
  ],
  [{ value: 5 }, 'five', violated('Expected one number, got `five`', '5', 'no number')],
  [{ value: 5, unit: 'km' }, '5 kmh', violated('Expected one number in `km`, got `5 kmh`', '5', 'no number')],
  [
    { min: 0, path: '$.p' },
    '{"p":"none"}',
    violated('Expected a number at /p, got `"none"`', 'at least 0', '`"none"`', '/p'),
  ],
  [{ min: 0, path: '$.p' }, '{}', violated('Expected one number at `$.p`, got `{}`', 'at least 0', 'no number')],
  [
    { min: 0, path: '$.p' },
    'p',
    violated('Expected JSON, got `p`: expected a value, got "p"', 'at least 0', '`p`', 'character 1'),
  ],
]);

testRefusals(numeric, [
  [{ value: '5' }, [['value', 'a number']]],
  [{ tolerance: 1 }, [['', '`value` beside a tolerance']]],
  [{ value: 1, relative: -1 }, [['relative', 'a number, 0 or more']]],
  [{ min: 2, max: 1 }, [['', '`min` that is not above `max`']]],
  [{ which: 'any' }, [['which', '`first`, `last` or `only`']]],
  [{ path: '$[' }, [['path', 'a JSON path of RFC 9535, such as $.answer, got `$[` (wrong at character 3)']]],
]);

test('a reply of very many numbers is read in one pass: in a quadratic one this would not end', async () => {
  for (const text of ['1,', '1 ', '1.', '11,', '111,', '-1', '$ '])
    expect(await resultOf(numeric, { value: 1 }, text.repeat(400_000))).toBeDefined();
});
