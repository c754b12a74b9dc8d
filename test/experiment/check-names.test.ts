import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import type { ModelProvider, Perturbation, Rule } from '../../src/core/types.js';
import { type Chosen, checkNames } from '../../src/experiment/check-names.js';
import { parseExperiment } from '../../src/experiment/read-experiment.js';

const rule: Rule = { about: 'a rule', examples: [['a', 'b']], propose: () => [] };
const typo: Perturbation = {
  ...{ name: 'typo', category: 'robustness', about: 'typos', expects: { sentiment: 'same', 'yes-no': 'same' } },
  rules: { swap: rule, drop: rule },
};
const noise: Perturbation = {
  ...{ name: 'noise', category: 'robustness', about: 'noise', expects: { labels: 'same' } },
  rules: { 'extra-space': rule },
};
const negation: Perturbation = {
  ...{
    name: 'negation',
    category: 'negation',
    about: 'negations',
    expects: { sentiment: 'opposite', 'yes-no': 'same' },
  },
  rules: {
    copula: { ...rule, expects: { sentiment: 'opposite' } },
    question: { ...rule, expects: { 'yes-no': 'same' } },
  },
};
const change: Perturbation = {
  ...{ name: 'change', category: 'change', about: 'changes', expects: { sentiment: 'different' } },
  rules: { any: rule },
};
const embedded: ModelProvider = {
  ...{ name: 'embedded', about: 'small', examples: ['embedded:lexicon'] },
  open: () => Promise.reject(new Error('Expected nothing to be opened')),
};
const plugins = { perturbations: [typo, noise, negation, change], models: [embedded, { ...embedded, name: 'openai' }] };

const lexicon = { provider: 'embedded', name: 'lexicon' };

function check(yaml: string): Chosen | string {
  try {
    return checkNames(parseExperiment(`${yaml}\n`, 'e.yaml'), plugins);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

const sentiment = 'task: sentiment\ndataset: {file: a.jsonl}\nmodels: [embedded:lexicon]\n';

describe('checkNames finds', () => {
  test.each<[yaml: string, want: Chosen]>([
    [
      `${sentiment}perItem: 2`,
      {
        selections: [
          { operator: typo, perItem: 2 },
          { operator: negation, perItem: 2 },
          { operator: change, perItem: 2 },
        ],
        models: [lexicon],
      },
    ],
    [
      `${sentiment}perturbations: [negation, typo]`,
      {
        selections: [
          { operator: negation, perItem: 1 },
          { operator: typo, perItem: 1 },
        ],
        models: [lexicon],
      },
    ],
    [
      `${sentiment}perturbations: [{use: robustness, rules: [drop], perItem: 3}]`,
      { selections: [{ operator: typo, rules: ['drop'], perItem: 3 }], models: [lexicon] },
    ],
    [
      `${sentiment}perturbations: [typo, {compose: [negation, typo]}, {compose: [typo, typo, negation], perItem: 2}]`,
      {
        selections: [
          { operator: typo, perItem: 1 },
          { compose: [negation, typo], perItem: 1 },
          { compose: [typo, typo, negation], perItem: 2 },
        ],
        models: [lexicon],
      },
    ],
    [`${sentiment}perturbations: [robustness]`, { selections: [{ operator: typo, perItem: 1 }], models: [lexicon] }],
    [
      'task: {labels: [a, b], question: q}\ndataset: {file: a.jsonl}\nmodels: [embedded:lexicon]',
      { selections: [{ operator: noise, perItem: 1 }], models: [lexicon] },
    ],
    [
      'task: yes-no\npairs: p.jsonl\nmodels: [{use: "openai:llama3.2:8b", baseUrl: "http://127.0.0.1:11434/v1", maxConcurrency: 8}]',
      {
        selections: [],
        models: [{ provider: 'openai', name: 'llama3.2:8b', baseUrl: 'http://127.0.0.1:11434/v1', maxConcurrency: 8 }],
      },
    ],
  ])('%j', (yaml, want) => {
    expect(check(yaml)).toEqual(want);
  });
});

describe('checkNames tells', () => {
  test.each<[yaml: string, message: string]>([
    [
      `${sentiment}perturbations: [typo, negtion]`,
      'e.yaml:4:23: perturbations[1]: Expected one of "typo", "robustness", "noise", "negation" or "change", got "negtion". Did you mean "negation"?',
    ],
    [
      `${sentiment}perturbations:\n  - {use: typo, rules: [dorp]}`,
      'e.yaml:5:5: perturbations[0]: Expected rules of `typo` ("swap" or "drop"), got "dorp". Did you mean "drop"?',
    ],
    [
      `${sentiment}perturbations: [{use: negation, rules: [question]}]`,
      'e.yaml:4:17: perturbations[0]: Expected rules that serve sentiment, got "question", which promises nothing for it',
    ],
    [
      `${sentiment}perturbations: [noise]`,
      'e.yaml:4:17: perturbations[0]: Expected an operator that serves sentiment, got `noise`, which promises nothing for it',
    ],
    [
      `${sentiment}perturbations: [typo, robustness]`,
      'e.yaml:4:23: perturbations[1]: Expected each operator once, got `typo` again',
    ],
    [
      `${sentiment}perturbations: [{use: typo, rules: [constructor]}, toString]`,
      'e.yaml:4:17: perturbations[0]: Expected rules of `typo` ("swap" or "drop"), got "constructor"\ne.yaml:4:52: perturbations[1]: Expected one of "typo", "robustness", "noise", "negation" or "change", got "toString"',
    ],
    [
      `${sentiment}perturbations: [{compose: [negation, tpyo]}, {compose: [noise, constructor]}]`,
      'e.yaml:4:38: perturbations[0].compose[1]: Expected one of "typo", "robustness", "noise", "negation" or "change", got "tpyo". Did you mean "typo"?\ne.yaml:4:57: perturbations[1].compose[0]: Expected an operator that serves sentiment, got `noise`, which promises nothing for it\ne.yaml:4:64: perturbations[1].compose[1]: Expected one of "typo", "robustness", "noise", "negation" or "change", got "constructor"',
    ],
    [
      `${sentiment}perturbations: [{compose: [typo, robustness]}]`,
      'e.yaml:4:34: perturbations[0].compose[1]: Expected one operator, got `robustness`, which is "typo" and "noise"',
    ],
    [
      `${sentiment}perturbations: [{compose: [negation, change]}, {compose: [change, typo]}]`,
      'e.yaml:4:27: perturbations[0].compose: Expected operators whose relations compose (same, opposite), got `negation+change` (negation: opposite; change: different)\ne.yaml:4:58: perturbations[1].compose: Expected operators whose relations compose (same, opposite), got `change+typo` (change: different; typo: same)',
    ],
    [
      `${sentiment}perturbations: [{compose: [negation, typo]}, {compose: [negation, typo], perItem: 2}]`,
      'e.yaml:4:46: perturbations[1]: Expected each operator once, got `negation+typo` again',
    ],
    [
      'task: sentiment\npairs: p\nmodels: [embeded:lexicon]',
      'e.yaml:3:10: models[0]: Unknown provider `embeded` in `embeded:lexicon`. Did you mean "embedded"? Providers: embedded, openai',
    ],
    [
      'task: sentiment\npairs: p\nmodels: [embedded:lexicon, {use: embedded:lexicon, maxConcurrency: 2}]',
      'e.yaml:3:28: models[1]: Expected each model once, got `embedded:lexicon` again',
    ],
    ['task: sentiment\npairs: p', 'e.yaml:1:1: models: Expected at least one model, got none'],
  ])('%j', (yaml, message) => {
    expect(check(yaml)).toBe(message);
  });
});
