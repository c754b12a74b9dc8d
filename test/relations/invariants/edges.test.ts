import { endsWith } from '../../../relations/invariants/ends-with.js';
import { equals } from '../../../relations/invariants/equals.js';
import { oneOf } from '../../../relations/invariants/one-of.js';
import { startsWith } from '../../../relations/invariants/starts-with.js';
import { held, testRefusals, testRows, violated } from './tables.js';

testRows(equals, [
  [{ value: 'yes' }, ' yes\n', held('the reply is `yes`')],
  [{ value: 'yes' }, 'Yes', violated('Expected the reply to be `yes`, got `Yes`', 'yes', 'Yes')],
]);

testRows(oneOf, [
  [{ values: ['yes', 'no'] }, 'no\n', held('the reply is `no`')],
  [{ values: ['Yes', 'No'], case_sensitive: false }, 'NO', held('the reply is `No`')],
  [
    { values: ['yes', 'no'] },
    'No',
    violated(
      'Expected the reply to be `yes` or `no`, got `No` (`no` differs in letter case)',
      ...(['`yes` or `no`', 'No'] as const),
    ),
  ],
  [{ values: ['yes', 'no'] }, '', violated('Expected the reply to be `yes` or `no`, got nothing', '`yes` or `no`', '')],
]);
testRefusals(oneOf, [
  [{ values: 'yes' }, [['values', 'a list of texts']]],
  [{ values: [true] }, [['values.0', 'a text (in quotes where YAML would take it for a number)']]],
]);

const LONG = 'one two three four five six seven eight nine ten eleven twelve';
testRows(startsWith, [
  [{ value: 'Dear' }, '\n Dear Ana', held('the reply starts with `Dear`')],
  [{ any: ['hello', 'hi'], case_sensitive: false }, 'HI', held('the reply starts with `hi`')],
  [
    { value: 'Dear' },
    ` ${LONG}`,
    violated(
      'Expected the reply to start with `Dear`, got `one two three four five six seven eight…`',
      ...(['`Dear`', 'one two three four five six seven eight', 'character 2'] as const),
    ),
  ],
  [
    { any: ['a', 'b'] },
    '',
    violated('Expected the reply to start with `a` or `b`, got nothing', '`a` or `b`', '', 'character 1'),
  ],
]);
testRows(endsWith, [
  [{ value: 'Bye.' }, 'So long.\nBye.\n', held('the reply ends with `Bye.`')],
  [
    { value: 'Bye.' },
    `${LONG}\n`,
    violated(
      'Expected the reply to end with `Bye.`, got `…e six seven eight nine ten eleven twelve`',
      ...(['`Bye.`', 'e six seven eight nine ten eleven twelve', 'character 23'] as const),
    ),
  ],
]);
testRefusals(endsWith, [[{}, [['', '`value` or `any`']]]]);
