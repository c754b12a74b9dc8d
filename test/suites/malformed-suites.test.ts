import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contains } from '../../relations/invariants/contains.js';
import { invariants } from '../../relations/invariants/index.js';
import { isJson } from '../../relations/invariants/is-json.js';
import { readSuite } from '../../src/contracts/read-suite.js';
import { UserError } from '../../src/core/errors.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();

const HEAD = 'name: s\nversion: "1"\n';
const CASE = 'test_cases: [{id: a, input: hi, invariants: [{type: is_json}]}]\n';
/** A suite that is sound but for one key. */
const around = (key: string) => `${HEAD}${key}\n${CASE}`;
/** A suite that is sound but for one invariant. */
const entry = (invariant: string) =>
  `${HEAD}test_cases:\n  - id: a\n    input: hi\n    invariants:\n      - ${invariant}\n`;

const FILES = {
  'bad.json': '{"type": ',
  'wrong.json': '{"type": "objekt"}',
  'broken.prompty': '---\nname: [\n---\nsystem:\nHi',
  'empty.prompty': '---\nname: a\n---\n',
  'brace.txt': 'Say {input} and {',
  'cases.txt': 'a',
  'cases.csv': 'id,input,invariants\na,hi,\nb,,\na,again,\n',
  'cases.jsonl':
    '{"id": "a", "input": "hi", "invariants": [{"type": "contians", "spec": {}}]}\n{"id": "a", "input": 3}\n{"id": "c", "input": "x", "category": 5}\n',
  'torn.jsonl': '{"id": "a", "input": "hi"}\n{"id": \n',
  'empty.jsonl': '',
  'vars.jsonl': '{"input": "hi"}\n{"input":"ho","product":"kettle"}\n',
  'dup.jsonl': '{"id": "a", "input": "hi"}\n{"id": "a", "input": "hi"}\n',
};

/** What is said of a suite; file names without their folder. */
async function said(suite: string, known = invariants): Promise<string> {
  const folder = fresh();
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 's.yaml'), suite);
  const error = await readSuite(path.join(folder, 's.yaml'), known).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof UserError ? error.message.replaceAll(`${folder}${path.sep}`, '') : String(error);
}

type Row = readonly [what: string, suite: string, message: string];

const MALFORMED: readonly Row[] = [
  ['empty file', '', 's.yaml:1:1: Expected a suite: a mapping with name, version and test_cases, got nothing'],
  ['a list', '- a\n', 's.yaml:1:1: Expected a suite: a mapping with name, version and test_cases, got a list'],
  [
    'no YAML',
    'name: [a\n',
    's.yaml:2:1: Expected YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  ['tab', 'name: a\n\tversion: 1\n', 's.yaml:2:1: Expected YAML: Tabs are not allowed as indentation'],
  ['key twice', 'name: a\nname: b\n', 's.yaml:2:1: Expected each key once, got one again'],
  ['no name', `version: 1\n${CASE}`, 's.yaml:1:1: name: Expected text, got nothing'],
  ['blank name', `name: " "\nversion: 1\n${CASE}`, 's.yaml:1:7: name: Expected text, got blank text'],
  ['no version', `name: s\n${CASE}`, 's.yaml:1:1: version: Expected text, got nothing'],
  ['version a list', `name: s\nversion: [1]\n${CASE}`, 's.yaml:2:10: version: Expected text, got a list'],
  ['no cases', HEAD, 's.yaml:1:1: test_cases: Expected a list of cases, or {file: cases.jsonl}, got nothing'],
  [
    'empty cases',
    `${HEAD}test_cases: []`,
    's.yaml:3:13: test_cases: Expected a list of cases, or {file: cases.jsonl}, got an empty list',
  ],
  [
    'cases are text',
    `${HEAD}test_cases: many`,
    's.yaml:3:13: test_cases: Expected a list of cases, or {file: cases.jsonl}, got "many"',
  ],
  [
    'misspelt key',
    around('prompt_templat: "{input}"'),
    's.yaml:3:1: prompt_templat: Expected a known key, got "prompt_templat". Did you mean "prompt_template"?',
  ],
  [
    'unknown key',
    around('colour: red'),
    's.yaml:3:1: colour: Expected a key among name, version, description, prompt_template, prompt_file, messages, variables, models, params, samples, pass_rate, defaults, invariants, test_cases, slo, regression_threshold, perturb, per_item, answers, judge, seed, got "colour"',
  ],
  [
    'two prompts',
    around('prompt_template: "{input}"\nmessages: [{role: user, content: "{input}"}]'),
    's.yaml:4:1: messages: Expected one prompt: prompt_template is there, got "messages"',
  ],
  [
    'lone brace',
    around('prompt_template: |\n  Answer {input}\n  as {"a": 1}'),
    's.yaml:3:18: prompt_template: Expected a variable such as {input} in its line 2, got `{"a": 1}`. A brace that is meant as one is written twice: {{ and }}.',
  ],
  [
    'open brace',
    around('prompt_template: "a { b"'),
    's.yaml:3:18: prompt_template: Expected a variable such as {input} in its line 1, got `{`. A brace that is meant as one is written twice: {{ and }}.',
  ],
  [
    'unknown variable',
    around('prompt_template: "{inptu}"'),
    's.yaml:3:18: prompt_template: Expected a value for its variable {inptu}, in `variables` or in the cases, got none. Did you mean "input"?',
  ],
  [
    'further variable lacks',
    around('prompt_template: "{input} {product}"'),
    's.yaml:3:18: prompt_template: Expected a value for its variable {product}, in `variables` or in the cases, got none',
  ],
  [
    'role',
    around('messages: [{role: sytem, content: "{input}"}]'),
    's.yaml:3:19: messages[0].role: Expected system, user or assistant, got "sytem". Did you mean "system"?',
  ],
  [
    'message brace',
    around('messages: [{role: user, content: "{"}]'),
    's.yaml:3:11: messages: Expected a variable such as {input} in its line 1, got `{`. A brace that is meant as one is written twice: {{ and }}.',
  ],
  [
    'prompt file missing',
    around('prompt_file: nosuch.prompty'),
    's.yaml:3:14: prompt_file: Expected a file that is there, relative to the suite, got `nosuch.prompty`',
  ],
  [
    'prompty broken',
    around('prompt_file: broken.prompty'),
    's.yaml:3:14: prompt_file: Expected a prompt that can be read, got broken.prompty:2:8: Expected YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  [
    'prompty empty',
    around('prompt_file: empty.prompty'),
    's.yaml:3:14: prompt_file: Expected a prompt that can be read, got empty.prompty: Expected a prompt after the front matter, got none. Write it under `system:` and `user:`.',
  ],
  [
    'brace file',
    around('prompt_file: brace.txt'),
    's.yaml:3:14: prompt_file: Expected a variable such as {input} in its line 1, got `{`. A brace that is meant as one is written twice: {{ and }}.',
  ],
  [
    'case without id',
    `${HEAD}test_cases: [{input: hi, invariants: [{type: is_json}]}]`,
    's.yaml:3:14: test_cases[0].id: Expected text, got nothing',
  ],
  [
    'case id twice',
    HEAD +
      'test_cases:\n  - {id: a, input: hi, invariants: [{type: is_json}]}\n  - {id: a, input: ho, invariants: [{type: is_json}]}',
    's.yaml:5:10: test_cases[1].id: Expected each id once, got "a" again',
  ],
  [
    'case without input',
    `${HEAD}test_cases: [{id: a, invariants: [{type: is_json}]}]`,
    's.yaml:3:14: test_cases[0].input: Expected text, got nothing',
  ],
  [
    'case without invariant',
    `${HEAD}test_cases: [{id: a, input: hi}]`,
    's.yaml:3:14: test_cases[0]: Expected at least one invariant, here or for the whole suite, got none',
  ],
  [
    'case with empty invariants',
    `${HEAD}test_cases: [{id: a, input: hi, invariants: []}]`,
    's.yaml:3:14: test_cases[0]: Expected at least one invariant, here or for the whole suite, got none',
  ],
  [
    'case unknown key',
    `${HEAD}test_cases: [{id: a, inptu: hi, input: hi, invariants: [{type: is_json}]}]`,
    's.yaml:3:22: test_cases[0].inptu: Expected a known key, got "inptu". Did you mean "input"?',
  ],
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
  ['samples 0', around('samples: 0'), 's.yaml:3:10: samples: Expected a whole number from 1, got 0'],
  ['pass_rate', around('pass_rate: 95'), 's.yaml:3:12: pass_rate: Expected a number above 0, at most 1, got 95'],
  [
    'temperature',
    around('params: {temperature: hot}'),
    's.yaml:3:23: params.temperature: Expected a number from 0 to 2, got "hot"',
  ],
  [
    'params key',
    around('params: {maxTokens: 5}'),
    's.yaml:3:10: params.maxTokens: Expected a known key, got "maxTokens". Did you mean "max_tokens"?',
  ],
  ['slo', around('slo: {accuracy: 99}'), 's.yaml:3:17: slo.accuracy: Expected a number above 0, at most 1, got 99'],
  [
    'slo key',
    around('slo: {latency: 99}'),
    's.yaml:3:7: slo.latency: Expected a key among accuracy, p50_latency_ms, p95_latency_ms, cost_per_request, tokens_per_request, got "latency"',
  ],
  [
    'regression',
    around('regression_threshold: 5'),
    's.yaml:3:23: regression_threshold: Expected a number from 0 to 1, got 5',
  ],
  [
    'perturb empty',
    around('perturb: []'),
    's.yaml:3:10: perturb: Expected a list of operators, such as [typo, coreference], got an empty list',
  ],
  [
    'perturb text',
    around('perturb: typo'),
    's.yaml:3:10: perturb: Expected a list of operators, such as [typo, coreference], got "typo"',
  ],
  [
    'answers',
    around('perturb: [typo]\nanswers: same'),
    's.yaml:4:10: answers: Expected a mapping such as {relation: similar, threshold: 0.6}, got "same"',
  ],
  [
    'answers without perturb',
    around('answers: {relation: same}'),
    's.yaml:3:1: answers: Expected `perturb` beside it, which makes the follow-ups, got none',
  ],
  [
    'cases file missing',
    `${HEAD}test_cases: {file: none.jsonl}`,
    's.yaml:3:20: test_cases.file: Expected a file that is there, relative to the suite, got `none.jsonl`',
  ],
  [
    'models',
    around('models: []'),
    's.yaml:3:9: models: Expected a list of models, such as [openai:gpt-4o], got an empty list',
  ],
  [
    'models use',
    around('models: [{model: a}]'),
    [
      's.yaml:3:10: models[0].use: Expected a model such as openai:gpt-4o, got nothing',
      's.yaml:3:11: models[0].model: Expected a key among use, baseUrl, maxConcurrency, requestsPerMinute, tokensPerMinute, timeout, attempts, retryDelay, price, got "model"',
    ].join('\n'),
  ],
  [
    'metadata',
    `${HEAD}test_cases: [{id: a, input: hi, metadata: 3, invariants: [{type: is_json}]}]`,
    's.yaml:3:43: test_cases[0].metadata: Expected a mapping, got 3',
  ],
  [
    'variables',
    around('variables: [a]'),
    's.yaml:3:12: variables: Expected a mapping of names to texts, such as {product: kettle}, got a list',
  ],
  [
    'defaults',
    around('defaults: {kategory: a}'),
    's.yaml:3:12: defaults.kategory: Expected a known key, got "kategory". Did you mean "category"?',
  ],
  ['template number', around('prompt_template: 5'), 's.yaml:3:18: prompt_template: Expected text, got 5'],
  ['messages text', around('messages: hi'), 's.yaml:3:11: messages: Expected a list of messages, got "hi"'],
  [
    'messages numbers',
    around('messages: [3]'),
    's.yaml:3:12: messages[0]: Expected a mapping such as {role: user, content: "{input}"}, got 3',
  ],
  ['prompt file list', around('prompt_file: [a]'), 's.yaml:3:14: prompt_file: Expected the path of a file, got a list'],
  [
    'one case lacks',
    HEAD +
      'prompt_template: "{input} {product}"\ntest_cases:\n  - {id: a, input: hi, variables: {product: kettle}, invariants: [{type: is_json}]}\n  - {id: b, input: hi, variables: {produkt: kettle}, invariants: [{type: is_json}]}',
    's.yaml:6:5: test_cases[1]: Expected a value for the prompt\'s variable {product}, here or in the suite\'s `variables`, got none. Did you mean "produkt"?',
  ],
  ['seed', around('seed: 1.5'), 's.yaml:3:7: seed: Expected a whole number, got 1.5'],
];

const FROM_FILES: readonly Row[] = [
  [
    'cases file type',
    `${HEAD}test_cases: {file: cases.txt}\ninvariants: [{type: is_json}]`,
    'cases.txt: Expected a .csv, .tsv, .json or .jsonl file, got ".txt". Did you mean ".tsv"?',
  ],
  [
    'csv',
    `${HEAD}test_cases: {file: cases.csv}`,
    [
      'cases.csv:2: invariants: Expected at least one invariant, here or for the whole suite, got none',
      'cases.csv:3: input: Expected text, got blank text',
      'cases.csv:4: invariants: Expected at least one invariant, here or for the whole suite, got none',
    ].join('\n'),
  ],
  [
    'jsonl',
    `${HEAD}test_cases: {file: cases.jsonl}`,
    [
      'cases.jsonl:1: invariants[0].type: Expected a known invariant, got "contians". Did you mean "contains"?',
      'cases.jsonl:2: input: Expected text, got 3',
      'cases.jsonl:3: category: Expected text, got 5',
    ].join('\n'),
  ],
  [
    'torn',
    `${HEAD}test_cases: {file: torn.jsonl}\ninvariants: [{type: is_json}]`,
    'torn.jsonl:2: Expected a JSON object, got invalid JSON: column 8: expected a value, got the end of the text',
  ],
  [
    'empty jsonl',
    `${HEAD}test_cases: {file: empty.jsonl}\ninvariants: [{type: is_json}]`,
    's.yaml:3:13: test_cases: Expected at least one case, got none',
  ],
  [
    'vars jsonl',
    `${HEAD}prompt_template: "{input} {product}"\ntest_cases: {file: vars.jsonl}\ninvariants: [{type: is_json}]`,
    "vars.jsonl:1: Expected a column for the prompt's variable {product}, got none",
  ],
  [
    'dup jsonl',
    `${HEAD}test_cases: {file: dup.jsonl}\ninvariants: [{type: is_json}]`,
    'dup.jsonl:2: Expected `id` to be unique, got "a", which line 1 has too',
  ],
];

describe('a malformed suite has one clear message', () => {
  test.each(MALFORMED)('%s', async (_, suite, message) => {
    expect(await said(suite)).toBe(message);
  });

  test('a type like none that there is: all are named', async () => {
    expect(await said(entry('{type: zebra}'), [contains, isJson])).toBe(
      's.yaml:7:16: test_cases[0].invariants[0].type: Expected one of contains, is_json, got "zebra"',
    );
  });

  test('everything that is wrong is said at once, in the order of the file', async () => {
    const suite = 'name: s\nsamples: 0\ntest_cases:\n  - {id: a, input: hi}\n  - {id: a, invariants: [{type: regx}]}\n';
    expect((await said(suite)).split('\n').map((line) => line.split(': Expected')[0])).toEqual([
      's.yaml:1:1: version',
      's.yaml:2:10: samples',
      's.yaml:4:5: test_cases[0]',
      's.yaml:5:5: test_cases[1].input',
      's.yaml:5:10: test_cases[1].id',
      's.yaml:5:33: test_cases[1].invariants[0].type',
    ]);
  });
});

describe('cases from a file have its lines in their errors', () => {
  test.each(FROM_FILES)('%s', async (_, suite, message) => {
    expect(await said(suite)).toBe(message);
  });
});
