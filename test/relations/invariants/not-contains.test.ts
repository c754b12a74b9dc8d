import { notContains } from '../../../relations/invariants/not-contains.js';
import { held, testRefusals, testRows, violated } from './tables.js';

testRows(notContains, [
  [{ substring: 'guarantee' }, 'An exchange.', held('the reply has no `guarantee`')],
  [
    { substring: 'guarantee' },
    'Of course we guarantee it.',
    violated(
      'Expected the reply not to contain `guarantee`, got `guarantee` in `Of course we guarantee it.`',
      ...(['no `guarantee`', 'Of course we guarantee it.', 'character 14'] as const),
    ),
  ],
  [
    { substrings: ['b', 'a'], case_sensitive: false },
    'x A b',
    violated(
      'Expected the reply not to contain `b` or `a`, got `A` in `x A b`',
      ...(['no `b` or `a`', 'x A b', 'character 3'] as const),
    ),
  ],
  [{ forbidden: ['A', 'B'] }, 'a b', held('the reply has no `A` or `B`')],
  [{ any: ['A', 'B'] }, '', held('the reply has no `A` or `B`')],
  [{ all: ['name', 'password'] }, 'your name', held('the reply has no `name` or `password`')],
  [
    { all: ['name', 'password'] },
    'password\nand name',
    violated(
      'Expected the reply not to contain `name` and `password` at once, got `password and name`',
      ...(['not `name` and `password` at once', 'password and name', 'character 1'] as const),
    ),
  ],
  [{ substring: 'ass', whole_words: true }, 'class', held('the reply has no `ass`')],
  [
    { substring: 'needle' },
    `${'hay '.repeat(20)}needle${' hay'.repeat(20)}`,
    violated(
      `Expected the reply not to contain \`needle\`, got \`needle\` in \`…y ${'hay '.repeat(7)}needle${' hay'.repeat(7)} h…\``,
      ...(['no `needle`', `…y ${'hay '.repeat(7)}needle${' hay'.repeat(7)} h…`, 'character 81'] as const),
    ),
  ],
]);

testRefusals(notContains, [[{}, [['', '`substring`, `substrings`, `forbidden`, `any` or `all`']]]]);
