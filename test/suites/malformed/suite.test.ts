import { describe, expect, test } from 'vitest';
import { around, CASE, type Row, said } from './said.js';

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
    'defaults',
    around('defaults: {kategory: a}'),
    's.yaml:3:12: defaults.kategory: Expected a known key, got "kategory". Did you mean "category"?',
  ],
  ['seed', around('seed: 1.5'), 's.yaml:3:7: seed: Expected a whole number, got 1.5'],
];

describe('a malformed suite has one clear message', () => {
  test.each(MALFORMED)('%s', async (_, suite, message) => {
    expect(await said(suite)).toBe(message);
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
