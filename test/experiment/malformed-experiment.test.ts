import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { parseExperiment, readExperiment } from '../../src/experiment/read-experiment.js';

const root = resolve(import.meta.dirname, '../..');
const least = 'task: sentiment\ndataset: {file: ../data/chat.jsonl}\n';

describe('every problem of an experiment is told at once, with its place', () => {
  test.each<[yaml: string, message: string]>([
    ['', 'e.yaml:1:1: Expected a mapping, got nothing'],
    ['- a\n', 'e.yaml:1:1: Expected a mapping, got a list'],
    ['just text\n', 'e.yaml:1:1: Expected a mapping, got "just text"'],
    [
      'name: x\n',
      'e.yaml:1:1: task: Expected sentiment, yes-no or {labels: […], question: …}, got nothing\ne.yaml:1:1: dataset: Expected {file: data.jsonl}, or pairs: FILE, got neither',
    ],
    [
      'task: sentment\ndataset: {file: a}\n',
      'e.yaml:1:7: task: Expected sentiment, yes-no or {labels: […], question: …}, got "sentment". Did you mean "sentiment"?',
    ],
    [
      'task: {label: [a, b]}\npairs: p\n',
      'e.yaml:1:7: task.labels: Expected a list of at least two labels, got nothing\ne.yaml:1:7: task.question: Expected text, got nothing\ne.yaml:1:8: task.label: Expected a known key, got "label". Did you mean "labels"?',
    ],
    [
      'task: {labels: [a], question: " "}\npairs: p\n',
      'e.yaml:1:16: task.labels: Expected a list of at least two labels, got one\ne.yaml:1:31: task.question: Expected text, got blank text',
    ],
    [
      'task: {labels: [a], question: q}\npairs: p\n',
      'e.yaml:1:16: task.labels: Expected a list of at least two labels, got one',
    ],
    [
      'task: {labels: [a, b, a], question: q}\npairs: p\n',
      'e.yaml:1:23: task.labels[2]: Expected each entry once, got "a" again',
    ],
    [
      'task:\n  labels: [Good, Bad]\n  question: q\n  opposites: {Good: Bd, Bad: Bad}\n  aliases: {God: [ok]}\npairs: p\n',
      'e.yaml:4:21: task.opposites.Good: Expected one of "Good" or "Bad", got "Bd". Did you mean "Bad"?\ne.yaml:4:30: task.opposites.Bad: Expected labels that are opposites of each other, got Bad: Bad\ne.yaml:5:18: task.aliases.God: Expected one of "Good" or "Bad", got "God". Did you mean "Good"?',
    ],
    [`${least}shot: [zero]\n`, 'e.yaml:3:1: shot: Expected a known key, got "shot". Did you mean "shots"?'],
    [
      `${least}banana: 1\n`,
      'e.yaml:3:1: banana: Expected a key among name, task, dataset, pairs, perturbations, perItem, shots, fewShots, demonstrations, context, models, params, prompt, identity, repeats, stop, seed, got "banana"',
    ],
    [
      'task: sentiment\ndataset: chat.jsonl\n',
      'e.yaml:2:10: dataset: Expected a mapping such as {file: data.jsonl}, got "chat.jsonl"',
    ],
    [
      'task: sentiment\ndataset:\n  flie: chat.jsonl\n  limit: 0\n',
      'e.yaml:3:3: dataset.file: Expected the path of a file, got nothing\ne.yaml:3:3: dataset.flie: Expected a known key, got "flie". Did you mean "file"?\ne.yaml:4:10: dataset.limit: Expected a whole number from 1, got 0',
    ],
    [
      'task: sentiment\ndataset: {file: a, columns: {inptu: Q}}\n',
      'e.yaml:2:30: dataset.columns.inptu: Expected a known key, got "inptu". Did you mean "input"?',
    ],
    [
      'task: sentiment\npairs: p\ndataset: {file: a}\nperturbations: [typo]\nperItem: 2\n',
      'e.yaml:2:8: pairs: Expected either dataset or pairs, got both\ne.yaml:4:16: perturbations: Expected none beside pairs, which are made already, got a list\ne.yaml:5:10: perItem: Expected none beside pairs, which are made already, got 2',
    ],
    [
      `${least}perturbations: typo\n`,
      'e.yaml:3:16: perturbations: Expected a list of operators, such as [negation, typo], got "typo"',
    ],
    [
      `${least}perturbations: []\n`,
      'e.yaml:3:16: perturbations: Expected a list of operators, such as [negation, typo], got an empty list',
    ],
    [
      `${least}perturbations:\n  - 5\n  - {rules: [a]}\n  - {use: typo, peritem: 2}\n`,
      'e.yaml:4:5: perturbations[0]: Expected a name, {use: name, rules: […], perItem: 1} or {compose: [name, name], perItem: 1}, got 5\ne.yaml:5:5: perturbations[1].use: Expected text, got nothing\ne.yaml:6:17: perturbations[2].peritem: Expected a known key, got "peritem". Did you mean "perItem"?',
    ],
    [
      `${least}perturbations: [typo, negation, typo]\n`,
      'e.yaml:3:33: perturbations[2]: Expected each entry once, got "typo" again',
    ],
    [
      `${least}perturbations:\n  - {compose: [typo]}\n  - {compose: typo}\n  - {compose: [typo, " ", 5]}\n  - {compse: [typo, ner]}\n`,
      'e.yaml:4:15: perturbations[0].compose: Expected a list of at least two operators, such as [negation, typo], got one\ne.yaml:5:15: perturbations[1].compose: Expected a list of at least two operators, such as [negation, typo], got "typo"\ne.yaml:6:22: perturbations[2].compose[1]: Expected text, got blank text\ne.yaml:6:27: perturbations[2].compose[2]: Expected text, got 5\ne.yaml:7:5: perturbations[3].use: Expected text, got nothing\ne.yaml:7:6: perturbations[3].compse: Expected a known key, got "compse". Did you mean "compose"?',
    ],
    [
      `${least}perturbations:\n  - {use: typo, compose: [typo, ner], perItem: 2}\n  - {compose: [typo, ner], rules: [a]}\n`,
      'e.yaml:4:17: perturbations[0].compose: Expected none beside "use" and "perItem", got "compose"\ne.yaml:5:28: perturbations[1].rules: Expected none beside "compose", got "rules"',
    ],
    [
      `${least}shots: [zero, two, -1, 1.5]\n`,
      'e.yaml:3:15: shots[1]: Expected zero, one, few or a whole number, got "two"\ne.yaml:3:20: shots[2]: Expected a whole number from 0, got -1\ne.yaml:3:24: shots[3]: Expected zero, one, few or a whole number, got 1.5',
    ],
    [`${least}shots: zero\n`, 'e.yaml:3:8: shots: Expected a list such as [zero, one, few], got "zero"'],
    [
      `${least}context: [wihtout]\n`,
      'e.yaml:3:11: context[0]: Expected one of "with" or "without", got "wihtout". Did you mean "without"?',
    ],
    [
      `${least}models: [5, {use: a:b, baseUrI: x}]\n`,
      'e.yaml:3:10: models[0]: Expected a model such as openai:gpt-4o, or {use: model, baseUrl: address, maxConcurrency: 8}, got 5\ne.yaml:3:24: models[1].baseUrI: Expected a known key, got "baseUrI". Did you mean "baseUrl"?',
    ],
    [
      `${least}models:\n  - use: a:b\n    timeout: 0\n    attempts: 0\n    price: {input: -1, ouput: 2}\n    tokensPerMinut: 3\n`,
      'e.yaml:5:14: models[0].timeout: Expected a number above 0, at most 86400, got 0\ne.yaml:6:15: models[0].attempts: Expected a whole number from 1, got 0\ne.yaml:7:12: models[0].price.output: Expected US dollars a million tokens, from 0, got nothing\ne.yaml:7:20: models[0].price.input: Expected US dollars a million tokens, from 0, got -1\ne.yaml:7:24: models[0].price.ouput: Expected a known key, got "ouput". Did you mean "output"?\ne.yaml:8:5: models[0].tokensPerMinut: Expected a known key, got "tokensPerMinut". Did you mean "tokensPerMinute"?',
    ],
    [
      `${least}models: [{use: a:b, price: 3}]\n`,
      'e.yaml:3:28: models[0].price: Expected US dollars a million tokens, such as {input: 2.5, output: 10}, got 3',
    ],
    [
      `${least}params:\n  temperature: hot\n  topP: 0\n  maxTokens: 1.5\n  seed: null\n`,
      'e.yaml:4:16: params.temperature: Expected a number from 0 to 2, got "hot"\ne.yaml:5:9: params.topP: Expected a number above 0, at most 1, got 0\ne.yaml:6:14: params.maxTokens: Expected a whole number from 1, got 1.5\ne.yaml:7:9: params.seed: Expected a whole number from 0, got null',
    ],
    [
      `${least}prompt: {user: [a], system: {fil: x}}\n`,
      'e.yaml:3:16: prompt.user: Expected text or {file: prompt.txt}, got a list\ne.yaml:3:29: prompt.system.file: Expected the path of a file, got nothing\ne.yaml:3:30: prompt.system.fil: Expected a known key, got "fil". Did you mean "file"?',
    ],
    [
      `${least}identity: -1\nrepeats: 0\nseed: x\nfewShots: 0\n`,
      'e.yaml:3:11: identity: Expected a whole number from 0, got -1\ne.yaml:4:10: repeats: Expected a whole number from 1, got 0\ne.yaml:5:7: seed: Expected a whole number, got "x"\ne.yaml:6:11: fewShots: Expected a whole number from 1, got 0',
    ],
    ['task: sentiment\ntask: yes-no\n', 'e.yaml:2:1: Expected each key once, got one again'],
    [
      'task: [a\nseed: 1\n',
      'e.yaml:2:1: Expected YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['a: 1\n---\nb: 2\n', 'e.yaml:2:1: Expected one YAML document, got another'],
    ['task: sentiment\npairs: *file\n', 'e.yaml:2:8: Expected an alias of an anchor before it, got *file'],
    [
      `a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [${'*a, '.repeat(10)}]\nc: [${'*b, '.repeat(10)}]\n`,
      'e.yaml:1:1: Expected YAML: Excessive alias count indicates a resource exhaustion attack',
    ],
  ])('%j', (yaml, message) => {
    expect(messageOf(() => parseExperiment(yaml, 'e.yaml'))).toBe(message);
  });

  test('a file that is not there', async () => {
    await expect(readExperiment(join(root, 'experiments/sentimnt.yaml'))).rejects.toThrow(
      'experiments/sentimnt.yaml: Expected a file, got none. Did you mean "sentiment.yaml"?',
    );
  });

  test('no text is a bug of ours', () => {
    const keys = fc.constantFrom('task', 'dataset', 'models', 'shots', 'prompt', 'params', 'x');
    const yaml = fc.dictionary(keys, fc.jsonValue()).map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(fc.oneof(yaml, fc.string()), (text) => {
        const message = messageOf(() => parseExperiment(text, 'e.yaml'));
        expect(message).toMatch(/^e\.yaml:\d+:\d+: /);
      }),
    );
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'no error';
}
