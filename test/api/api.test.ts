import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { perturb, run, score, scripted, table, testSuite } from '../../src/index.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-api-'));
const write = (name: string, ...lines: readonly object[]) => {
  const file = path.join(folder, name);
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
};

describe('perturb', () => {
  test('makes the follow-ups that the command line makes, by name, by category or by value', () => {
    const [first, ...others] = perturb('The soup was delicious.', { perturbations: ['robustness'], seed: 1 });
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      operator: 'typo',
      category: 'robustness',
      relation: 'same',
      source: 'The soup was delicious.',
    });
    expect(perturb('The soup was delicious.').map(({ category }) => category)).toContain('vocab');
    expect(
      perturb(['Is a tomato a fruit?', 'Can owls swim?'], { task: 'yes-no', perturbations: ['negation'] }),
    ).toHaveLength(2);
  });

  test('of items carry their ids', () => {
    const items = [{ id: 'soup', input: 'The soup was delicious.' }];
    expect(perturb(items, { perturbations: ['typo'] })).toMatchObject([{ item: 'soup' }]);
  });

  test('tells a name that there is not', () => {
    expect(() => perturb('Fine.', { perturbations: ['tyop'] })).toThrow('Did you mean "typo"?');
  });
});

describe('run', () => {
  const dataset = {
    file: write(
      'chats.jsonl',
      { input: 'I love this song.', label: 'Positive' },
      { input: 'The train was late again.', label: 'Negative' },
    ),
  };

  test('an experiment as a value, with a model of the caller, gives rows and a folder', async () => {
    const model = scripted(
      ({ messages }) => (/love/u.test(messages.at(-1)?.content ?? '') ? 'Positive' : 'Negative'),
      'mine',
    );
    const result = await run({ task: 'sentiment', dataset, perturbations: ['typo', 'temporal'] }, { models: [model] });
    expect(result.rows.map(({ model: name, category, n }) => [name, category, n])).toEqual([
      ['own:mine', 'robustness', 2],
      ['own:mine', 'temporal', 2],
    ]);
    expect(result.stopped).toBeUndefined();
    expect(await table(result)).toContain('| robustness');
    expect(JSON.parse(await table(result, { format: 'json' })).rows).toHaveLength(2);
  });

  test('a limit stops it, and the same folder goes on', async () => {
    const model = scripted(() => 'Positive', 'mine');
    const into = path.join(folder, 'limited');
    const experiment = { task: 'sentiment', dataset, perturbations: ['typo'] };
    expect((await run(experiment, { models: [model], folder: into, maxRequests: 2 })).stopped).toContain('2 requests');
    const { stopped, rows } = await run(experiment, { models: [model], folder: into });
    expect([stopped, rows[0]?.n]).toEqual([undefined, 2]);
    expect(model.requests.length).toBe(6); // two sources, each asked twice, and two follow-ups: none a second time
  });

  test('a signal stops it as a limit does: what is under way is kept, and the same folder goes on', async () => {
    const controller = new AbortController();
    const model = scripted(() => {
      controller.abort(new Error('the day is over'));
      return 'Positive';
    }, 'mine');
    const into = path.join(folder, 'signalled');
    const experiment = { task: 'sentiment', dataset, perturbations: ['typo'] };
    const options = { models: [model], folder: into };
    expect((await run(experiment, { ...options, signal: controller.signal })).stopped).toBe('the day is over');
    const asked = model.requests.length;
    const { stopped } = await run(experiment, options);
    expect([stopped, model.requests.length]).toEqual([undefined, 6]);
    expect(asked).toBeGreaterThan(0);
    expect(
      (await run(experiment, { ...options, folder: `${into}-again`, signal: AbortSignal.abort() })).stopped,
    ).toMatch(/abort/u);
  });

  test('what is wrong is told with its place', async () => {
    await expect(run({ task: 'sentiment', datset: {} })).rejects.toThrow('Did you mean "dataset"?');
  });
});

describe('testSuite', () => {
  const suite = path.join(folder, 'suite.yaml');
  writeFileSync(
    suite,
    'name: moods\nversion: 1.0.0\nprompt_template: "{input}"\nmodels: [embedded:lexicon]\ninvariants: [{type: contains, spec: {substring: Positive}}]\ntest_cases: [{id: a, input: Fine.}, {id: b, input: Good.}]\n',
  );

  test('checks the replies of a model of the caller, and goes on in its folder', async () => {
    const model = scripted(({ messages }) => (messages.at(-1)?.content === 'Fine.' ? 'Positive' : 'No'), 'mine');
    const into = path.join(folder, 'suite-run');
    expect(await testSuite(suite, { models: [model], folder: into, maxRequests: 1 })).toMatchObject({
      stopped: expect.stringContaining('1 request'),
    });
    const { configurations, stopped } = await testSuite(suite, { models: [model], folder: into });
    expect([stopped, model.requests.length]).toEqual([undefined, 2]);
    expect(configurations).toMatchObject([
      {
        model: 'own:mine',
        score: { count: 1, of: 2 },
        cases: [
          { id: 'a', status: 'passed' },
          { id: 'b', status: 'failed' },
        ],
      },
    ]);
  });

  test('tells what is wrong before anything is asked', async () => {
    await expect(testSuite(path.join(folder, 'none.yaml'))).rejects.toThrow('none.yaml');
  });
});

test('score gives the tables of recordings', async () => {
  const recorded = {
    id: 'a',
    task: 'sentiment',
    category: 'typo',
    source: 'Fine.',
    follow_up: 'Fnie.',
    relation: 'same',
    model: 'm',
    shots: 'zero',
  };
  const file = write('recordings.jsonl', { ...recorded, source_output: 'Positive', follow_up_output: 'Neutral' });
  const { rows } = await score(file);
  expect(rows.map(({ model, relation }) => [model, relation.count, relation.of])).toEqual([['m', 0, 1]]);
});
