import fc from 'fast-check';
import type { ReportData } from '../../src/reports/index.js';
import { rowOf } from './rows.js';

/** Any text, half characters and control characters too, and often text that means something to a format. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        ...[
          '<script>',
          '</style>',
          '-->',
          '&lt;',
          '"',
          "'",
          '\\',
          '{',
          '}',
          '$',
          '%',
          '&',
          '#',
          '_',
          '^',
          '~',
          '|',
          '`',
        ],
        ...[
          '=',
          '+',
          '-',
          '@',
          '\t',
          '\r',
          '\n',
          '\r\n',
          ',',
          ';',
          '[',
          ']',
          '*',
          '\u001b[31m',
          '\u009b2J',
          '\u001b]8;;x\u0007',
        ],
        ...[
          '\u202e',
          '\u2028',
          '\u0000',
          '\ufeff',
          '👩‍👩‍👧',
          '🇹🇭',
          'ภาษาไทย',
          '否定',
          'e\u0301',
          '\u0301',
          ' ',
          'word',
          '\ud800',
        ],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

const anyRow = fc
  .record({
    model: anyText,
    task: anyText,
    context: fc.boolean(),
    shots: fc.oneof(fc.constantFrom('zero', 'one', 'few', '5'), anyText),
    category: anyText,
    held: fc.nat(1000),
    violated: fc.nat(1000),
    inconclusive: fc.nat(20),
    cells: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)),
    p: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    noise: fc.option(
      fc.nat(20).map((count): readonly [number, number] => [count, 20]),
      { nil: undefined },
    ),
  })
  .map(({ held, violated, inconclusive, ...more }) =>
    rowOf({ ...more, held, inconclusive, errors: inconclusive, n: held + violated + inconclusive }),
  );

const anyViolation = fc.record(
  {
    model: anyText,
    task: anyText,
    context: fc.boolean(),
    shots: anyText,
    category: anyText,
    rule: anyText,
    source: anyText,
    followUp: anyText,
    edits: fc.array(fc.record({ start: fc.nat(30), end: fc.nat(30), text: anyText }), { maxLength: 3 }),
    relation: anyText,
    sourceAnswer: anyText,
    followUpAnswer: anyText,
    reason: anyText,
  },
  {
    requiredKeys: [
      ...(['model', 'task', 'context', 'shots', 'category', 'source', 'followUp'] as const),
      ...(['relation', 'sourceAnswer', 'followUpAnswer', 'reason'] as const),
    ],
  },
);

export const anyData: fc.Arbitrary<ReportData> = fc.record({
  rows: fc.array(anyRow, { maxLength: 5 }),
  notes: fc.record({
    title: anyText,
    seed: anyText,
    remarks: fc.array(anyText, { maxLength: 2 }),
    violations: fc.array(anyViolation, { maxLength: 3 }),
  }),
});

export const anyLayout = fc.constantFrom('full' as const, 'paper' as const);
