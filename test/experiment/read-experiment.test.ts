import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Experiment } from '../../src/experiment/experiment.js';
import { parseExperiment, readExperiment } from '../../src/experiment/read-experiment.js';

const root = resolve(import.meta.dirname, '../..');

const defaults: Experiment = {
  name: 'e',
  task: 'sentiment',
  data: { kind: 'dataset', file: '/project/data/chat.jsonl', perItem: 1 },
  shots: ['zero'],
  fewShots: 6,
  context: [false],
  models: [],
  params: { temperature: 0 },
  prompt: {},
  identity: 1,
  repeats: 1,
  seed: 42,
};
const least = 'task: sentiment\ndataset: {file: ../data/chat.jsonl}\n';

describe('an experiment', () => {
  test.each<[string, string, Experiment]>([
    ['with the least that it needs', least, defaults],
    [
      'with everything',
      `name: all of it
task: yes-no
dataset: {file: /abs/q.csv, limit: 50, columns: {input: Question, label: answer}}
perturbations:
  - negation
  - {use: typo, rules: [swap, drop], perItem: 3}
  - {compose: [negation, typo]}
  - {compose: [typo, typo, typo], perItem: 1}
perItem: 2
shots: [zero, 0, 1, few, 12]
fewShots: 4
demonstrations: demos.jsonl
context: [with, without]
models:
  - embedded:lexicon
  - {use: "openai:llama3.2:8b", baseUrl: "http://127.0.0.1:11434/v1", maxConcurrency: 8, requestsPerMinute: 500, tokensPerMinute: 90000, timeout: 30, attempts: 2, price: {input: 0.5, output: 1}}
params: {temperature: 0.5, maxTokens: 150, topP: 0.9, seed: 7}
prompt: {system: Be brief., user: {file: user.txt}, demonstration: "{text}"}
identity: 0
repeats: 3
seed: -1
`,
      {
        name: 'all of it',
        task: 'yes-no',
        data: {
          kind: 'dataset',
          file: '/abs/q.csv',
          limit: 50,
          columns: { input: 'Question', label: 'answer' },
          perturbations: [
            { use: 'negation', perItem: 2 },
            { use: 'typo', rules: ['swap', 'drop'], perItem: 3 },
            { compose: ['negation', 'typo'], perItem: 2 },
            { compose: ['typo', 'typo', 'typo'], perItem: 1 },
          ],
          perItem: 2,
        },
        shots: ['zero', 'one', 'few', '12'],
        fewShots: 4,
        demonstrations: '/project/experiments/demos.jsonl',
        context: [true, false],
        models: [
          'embedded:lexicon',
          {
            ...{ use: 'openai:llama3.2:8b', baseUrl: 'http://127.0.0.1:11434/v1', maxConcurrency: 8 },
            ...{ requestsPerMinute: 500, tokensPerMinute: 90_000, timeout: 30, attempts: 2 },
            price: { input: 0.5, output: 1 },
          },
        ],
        params: { temperature: 0.5, maxTokens: 150, topP: 0.9, seed: 7 },
        prompt: { system: 'Be brief.', user: { file: '/project/experiments/user.txt' }, demonstration: '{text}' },
        identity: 0,
        repeats: 3,
        seed: -1,
      },
    ],
    [
      'with pairs',
      'task: sentiment\npairs: pairs.jsonl\nparams: {}\n',
      { ...defaults, data: { kind: 'pairs', file: '/project/experiments/pairs.jsonl' }, params: {} },
    ],
    [
      'with a task of its own',
      `task:
  labels: [In favour, Against, 3, true]
  opposites: {In favour: Against}
  question: What is the stance?
  aliases: {In favour: [FOR, pro]}
dataset: {file: ../data/chat.jsonl}
`,
      {
        ...defaults,
        task: {
          name: 'labels',
          like: 'labels',
          question: 'What is the stance?',
          labels: ['In favour', 'Against', '3', 'true'],
          opposites: { 'In favour': 'Against', Against: 'In favour' },
          aliases: { 'In favour': ['for', 'pro'] },
        },
      },
    ],
    [
      'with a task like a built-in one',
      'task: {name: mood, like: sentiment, labels: [up, down], question: Up or down?}\ndataset: {file: ../data/chat.jsonl}\n',
      {
        ...defaults,
        task: { name: 'mood', like: 'sentiment', question: 'Up or down?', labels: ['up', 'down'], opposites: {} },
      },
    ],
    [
      'with an alias',
      'task: &t sentiment\nname: *t\ndataset: {file: ../data/chat.jsonl}\n',
      { ...defaults, name: 'sentiment' },
    ],
  ])('%s', (_, yaml, want) => {
    expect(parseExperiment(yaml, '/project/experiments/e.yaml').experiment).toEqual(want);
  });

  test.each(readdirSync(join(root, 'experiments')).filter((name) => name.endsWith('.yaml')))(
    'that we ship: %s',
    async (name) => {
      const { experiment } = await readExperiment(join(root, 'experiments', name));
      expect(experiment.name).toBe(name.slice(0, -'.yaml'.length));
    },
  );

  test('says where it says something', () => {
    const { at } = parseExperiment(`${least}models:\n  - embedded:lexicon\n  - {use: a:b}\n`, 'e.yaml');
    expect([at(['models', 1, 'use']), at(['models', 2]), at(['seed']), at([])]).toEqual([
      'e.yaml:5:11: models[1].use',
      'e.yaml:4:3: models[2]',
      'e.yaml:1:1: seed',
      'e.yaml:1:1: ',
    ]);
  });
});
