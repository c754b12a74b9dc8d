import { isJson } from '../../../relations/invariants/is-json.js';
import { held, testRefusals, testRows, violated } from './tables.js';

testRows(isJson, [
  [{}, ' {"a": 1}\r\n', held('found JSON of type object')],
  [{}, 'null', held('found JSON of type null')],
  [{}, '"text"', held('found JSON of type string')],
  [{ type: 'array' }, '[]', held('found JSON of type array')],
  [{ extract: true }, 'So: [1]', held('found JSON of type array')],
  [
    { type: 'object' },
    '[1]',
    violated('Expected JSON of type object, got `[1]` (array)', 'JSON of type object', 'array'),
  ],
  [{}, '', violated('Expected JSON, got an empty reply', 'JSON', '')],
  [
    {},
    "{'a': 1}",
    violated(
      'Expected JSON, got `{\'a\': 1}`: expected a key in double quotes or "}", got "\'"',
      ...(['JSON', "{'a': 1}", 'character 2'] as const),
    ),
  ],
  [
    {},
    '{"a": [1, 2',
    violated(
      'Expected JSON, got `{"a": [1, 2`: expected "," or "]", got the end of the text',
      ...(['JSON', '{"a": [1, 2', 'character 12'] as const),
    ),
  ],
  [
    {},
    '~~~\n[]\n~~~',
    violated(
      'Expected JSON alone, got it in a code fence (`extract: true` takes the JSON out)',
      ...(['JSON', '~~~ [] ~~~', 'character 1'] as const),
    ),
  ],
  [{ extract: true }, 'none', violated('Expected JSON in the reply, got `none`', 'JSON', 'none')],
]);

testRefusals(isJson, [
  [{ type: 'list' }, [['type', 'one of object, array, string, number, boolean, null']]],
  [{ extract: 1 }, [['extract', 'true or false']]],
]);
