import { describe, expect, test } from 'vitest';
import { contains } from '../../../relations/invariants/contains.js';
import { isJson } from '../../../relations/invariants/is-json.js';
import { entry, HEAD, type Row, said } from './said.js';

const MALFORMED: readonly Row[] = [
  [
    'invariants no list',
    `${HEAD}test_cases: [{id: a, input: hi, invariants: {type: is_json}}]`,
    's.yaml:3:45: test_cases[0].invariants: Expected a list of invariants, got an object',
  ],
  [
    'type unknown near',
    entry('{type: contians, spec: {substring: a}}'),
    's.yaml:7:16: test_cases[0].invariants[0].type: Expected a known invariant, got "contians". Did you mean "contains"?',
  ],
  [
    'type missing',
    entry('{name: x}'),
    's.yaml:7:9: test_cases[0].invariants[0].type: Expected the type of an invariant, such as contains, got nothing',
  ],
  [
    'spec key unknown',
    entry('{type: contains, spec: {substrng: a}}'),
    's.yaml:7:33: test_cases[0].invariants[0].spec.substrng: Expected a known key, got "substrng". Did you mean "substring"?',
  ],
  [
    'spec missing',
    entry('{type: contains}'),
    's.yaml:7:9: test_cases[0].invariants[0].spec: Expected `substring`, `any` or `all`, got nothing',
  ],
  [
    'spec wrong',
    entry('{type: length, spec: {min: ten}}'),
    's.yaml:7:36: test_cases[0].invariants[0].spec.min: Expected a whole number, got "ten"',
  ],
  [
    'spec min>max',
    entry('{type: length, spec: {min: 10, max: 5}}'),
    's.yaml:7:30: test_cases[0].invariants[0].spec: Expected `min` that is not above `max`, got an object',
  ],
  [
    'regex broken',
    entry('{type: regex, spec: {pattern: "(a"}}'),
    's.yaml:7:39: test_cases[0].invariants[0].spec.pattern: Expected a pattern that can be read: missing closing ): `(a`, got "(a"',
  ],
  [
    'regex flag',
    entry('{type: regex, spec: {pattern: "a", flags: SHOUT}}'),
    's.yaml:7:51: test_cases[0].invariants[0].spec.flags: Expected flags among IGNORECASE, MULTILINE and DOTALL (or `i`, `m`, `s`), got `SHOUT`',
  ],
  [
    'schema file missing',
    entry('{type: json_schema, spec: {schema_file: nowhere.json}}'),
    's.yaml:7:49: test_cases[0].invariants[0].spec.schema_file: Expected a file that is there, relative to the suite, got `nowhere.json`',
  ],
  [
    'schema file no JSON',
    entry('{type: json_schema, spec: {schema_file: bad.json}}'),
    's.yaml:7:49: test_cases[0].invariants[0].spec.schema_file: Expected a file of JSON, got `bad.json`: Flow map must end with a } at line 1, column 10',
  ],
  [
    'schema file wrong',
    entry('{type: json_schema, spec: {schema_file: wrong.json}}'),
    's.yaml:7:49: test_cases[0].invariants[0].spec.schema_file: Expected a JSON Schema: `/type` must be equal to one of the allowed values, got `wrong.json`',
  ],
  [
    'schema file number',
    entry('{type: json_schema, spec: {schema_file: 3}}'),
    's.yaml:7:49: test_cases[0].invariants[0].spec.schema_file: Expected the path of a file, got 3',
  ],
  [
    'threshold no score',
    entry('{type: contains, spec: {substring: a}, threshold: 0.5}'),
    's.yaml:7:59: test_cases[0].invariants[0].threshold: Expected none for contains, which gives no score, got 0.5',
  ],
  [
    'severity',
    entry('{type: is_json, severity: fatal}'),
    's.yaml:7:35: test_cases[0].invariants[0].severity: Expected error or warning, got "fatal"',
  ],
  [
    'negate',
    entry('{type: is_json, negate: "no way"}'),
    's.yaml:7:33: test_cases[0].invariants[0].negate: Expected true or false, got "no way"',
  ],
  [
    'judge missing',
    entry('{type: tone, spec: {expected_tone: warm}}'),
    's.yaml:7:9: test_cases[0].invariants[0]: Expected a model to ask, here or as the `judge` of the suite, got none',
  ],
];

describe('the invariants of a malformed suite', () => {
  test.each(MALFORMED)('%s', async (_, suite, message) => {
    expect(await said(suite)).toBe(message);
  });

  test('a type like none that there is: all are named', async () => {
    expect(await said(entry('{type: zebra}'), [contains, isJson])).toBe(
      's.yaml:7:16: test_cases[0].invariants[0].type: Expected one of contains, is_json, got "zebra"',
    );
  });
});
