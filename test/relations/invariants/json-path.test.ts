import { jsonPath } from '../../../relations/invariants/json-path.js';
import { held, testRefusals, testRows, violated } from './tables.js';

const ITEMS = '{"items": [{"id": "a", "price": 3}, {"id": "B", "price": 30}], "note": null}';

testRows(jsonPath, [
  [{ path: '$.items[*].id' }, ITEMS, held('found `"a"` at /items/0/id, `"B"` at /items/1/id')],
  [{ path: '$..*' }, '[1,2,3,4,5]', held('found `1` at /0, `2` at /1, `3` at /2 and 2 more')],
  [{ path: '$.items[?@.price > 10].id', equals: 'B' }, ITEMS, held('found `"B"` at /items/1/id')],
  [{ path: "$.items[?search(@.id, '[a-z]')].price", equals: 3 }, ITEMS, held('found `3` at /items/0/price')],
  [{ path: '$' }, '7', held('found `7` at the root')],
  [{ path: '$.note', equals: null }, ITEMS, held('found `null` at /note')],
  [{ path: '$', equals: { b: [1], a: 2 } }, '{"a":2,"b":[1]}', held('found `{"a":2,"b":[1]}` at the root')],
  [{ path: '$.x', exists: false }, '{}', held('there is nothing at `$.x`')],
  [{ path: '$.x', count: 0 }, '{}', held('there is nothing at `$.x`')],
  [{ path: "$['a/b~c']", extract: true }, 'So {"a/b~c": 1}', held('found `1` at /a~1b~0c')],
  [{ path: '$.x' }, '{}', violated('Expected a value at `$.x`, got nothing', 'a value at `$.x`', 'nothing')],
  [
    { path: '$.note', exists: false },
    ITEMS,
    violated('Expected nothing at `$.note`, got `null`', 'nothing at `$.note`', '`null`', '/note'),
  ],
  [
    { path: '$.items[*].price', min: 0, max: 10 },
    ITEMS,
    violated('Expected /items/1/price to be 0 to 10, got `30`', 'be 0 to 10', '`30`', '/items/1/price'),
  ],
  [{ path: '$', min: 1 }, '"5"', violated('Expected the JSON to be at least 1, got `"5"`', 'be at least 1', '`"5"`')],
  [
    { path: '$.items[*].id', matches: '^[a-z]$' },
    ITEMS,
    violated('Expected /items/1/id to match `^[a-z]$`, got `"B"`', 'match `^[a-z]$`', '`"B"`', '/items/1/id'),
  ],
  [{ path: '$[0]', equals: '1' }, '[1]', violated('Expected /0 to be `"1"`, got `1`', 'be `"1"`', '`1`', '/0')],
  [
    { path: '$.items', count: { min: 2 } },
    ITEMS,
    violated('Expected at least 2 of `$.items`, got 1 value', 'at least 2 of `$.items`', '1 value', '/items'),
  ],
  [{ path: '$.x', count: 1 }, '{}', violated('Expected 1 of `$.x`, got 0 values', '1 of `$.x`', '0 values')],
  [
    { path: '$.x' },
    'x: 1',
    violated('Expected JSON, got `x: 1`: expected a value, got "x"', ...(['$.x', 'x: 1', 'character 1'] as const)),
  ],
]);

testRefusals(jsonPath, [
  [{}, [['path', 'a JSON path, such as $.answer']]],
  [{ path: '$.a[' }, [['path', 'a JSON path of RFC 9535, such as $.answer, got `$.a[` (wrong at character 5)']]],
  [{ path: 'answer' }, [['path', 'a JSON path of RFC 9535, such as $.answer, got `answer` (wrong at character 1)']]],
  [{ path: '$', min: 2, max: 1 }, [['', '`min` that is not above `max`']]],
  [{ path: '$', count: -1 }, [['count', 'a whole number, 0 or more']]],
  [
    { path: '$', matches: 'a(?=b)' },
    [['matches', 'a pattern without lookaround, got `(?=`: patterns are matched in linear time, which leaves it out']],
  ],
  ...["$[?match(@.a, '(a+)+')]", '$[?search(@.a, @.b)]'].map(
    (path) =>
      [
        { path },
        [
          [
            'path',
            'a JSON path whose match() and search() take patterns in quotes without repeated groups: others may run for ever (`matches` may not)',
          ],
        ],
      ] as const,
  ),
]);
