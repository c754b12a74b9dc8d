import { expect, test } from 'vitest';
import { regex } from '../../../relations/invariants/regex.js';
import { held, resultOf, testRefusals, testRows, violated } from './tables.js';

const POLITE = '(please|thank you|happy to help)';

testRows(regex, [
  [{ pattern: POLITE, flags: 'IGNORECASE' }, 'Hello.\nThank you!', held('found `Thank you` at line 2, character 1')],
  [
    { pattern: POLITE, flags: 'IGNORECASE' },
    'Go away.',
    violated(
      `Expected the reply to contain a match of \`${POLITE}\`, got \`Go away.\``,
      `a match of \`${POLITE}\``,
      'Go away.',
    ),
  ],
  [{ pattern: '^b.c$', flags: 'MULTILINE | DOTALL' }, 'a\nb\nc\nd', held('found `b c` at line 2, character 1')],
  [{ pattern: '^b.c$', flags: ['re.M', 'S'] }, 'a\nb\nc', held('found `b c` at line 2, character 1')],
  [{ pattern: 'É', flags: 'i' }, 'café', held('found `é` at character 4')],
  [{ pattern: '^a.B$', flags: 'ims' }, 'x\nA\nb', held('found `A b` at line 2, character 1')],
  [{ pattern: 'x*' }, 'abc', held('found nothing at character 1')],
  [{ pattern: '\\d+', full: true }, ' 42\n', held('all of the reply matches `\\d+`')],
  [
    { pattern: '\\d+', full: true },
    '42!',
    violated('Expected the reply to be a match of `\\d+`, got `42!`', 'a match of `\\d+`', '42!'),
  ],
  [{ pattern: 'a|ab', full: true }, 'ab', held('all of the reply matches `a|ab`')],
]);

testRefusals(regex, [
  [{}, [['pattern', 'a pattern']]],
  [{ pattern: '(a' }, [['pattern', 'a pattern that can be read: missing closing ): `(a`']]],
  [
    { pattern: '(?!x)y' },
    [['pattern', 'a pattern without lookaround, got `(?!`: patterns are matched in linear time, which leaves it out']],
  ],
  [
    { pattern: '(x)\\1' },
    [
      [
        'pattern',
        'a pattern without back-references, got `\\1`: patterns are matched in linear time, which leaves them out',
      ],
    ],
  ],
  [{ pattern: 'x', flags: 'VERBOSE' }, [['flags', 'flags among IGNORECASE, MULTILINE and DOTALL (or `i`, `m`, `s`)']]],
  [{ pattern: 'x', flags: 2 }, [['flags', 'a flag or a list of flags, such as IGNORECASE']]],
]);

test('a catastrophic pattern cannot hang the run', () => {
  expect(resultOf(regex, { pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' }, 'a'.repeat(50_000))).toMatchObject({
    status: 'violated',
  });
});
