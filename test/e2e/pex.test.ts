import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { wellBehaved } from '../specs/support/replies.js';
import { chatReply } from '../support/chat-reply.js';
import { ROOT, startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, type StubRequest, startHttpStub } from '../support/http-stub.js';

const fresh = freshFolders();
let stub: HttpStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

function prompt(name = 'tag-word'): string {
  const file = path.join(fresh(), `${path.basename(name)}.prompty`);
  cpSync(path.join(ROOT, 'examples', 'prompts', `${name}.prompty`), file);
  return file;
}

const run = (...args: readonly string[]) =>
  startCli(args, {
    env: { OPENAI_API_KEY: 'sk-test', ...(stub === undefined ? {} : { OPENAI_BASE_URL: `${stub.url}/v1` }) },
  }).ended;
const linesOf = (file: string) =>
  readFileSync(path.join(file.replace(/\.prompty$/u, '.spec'), 'evaluation.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** All that a request says. */
function said({ body }: StubRequest): string {
  return JSON.stringify(body).replaceAll('\\\\', '\\').replaceAll('\\n', '\n').replaceAll('\\"', '"');
}

const OK = '{"reason": "fine", "verdict": "OK"}';
const ERR = '{"reason": "it explains itself", "verdict": "ERR"}';
/** Generator, models under test (`gpt-4o-mini` explains itself, `gpt-4.1-mini` does not) and judges, by what they are asked. */
function everybody(request: StubRequest, judge: (text: string) => string): string {
  const text = said(request);
  if (text.includes('"verdict": OK') || text.includes('"verdict": ERR')) return judge(text);
  if (text.includes('Rate the output')) return text.includes('because') ? 'Score: 20' : '100';
  if (text.includes('You judge whether')) return '{"score": 95}';
  if (text.includes('Form of your answer')) return wellBehaved(text);
  return text.includes('gpt-4o-mini') ? 'Noun, because it names a thing.' : 'noun';
}

describe('mmt4nl pex', () => {
  test.each([
    'bard-style',
    'entity-list',
    'mark-up-html',
    'model-names',
    'news-desk/news-desk',
    'picture-prompt',
    'plainer-sentence',
    'tag-word',
  ])(
    'does all of it on %s without a key, in less than a minute',
    async (name) => {
      const started = Date.now();
      const ended = await run(
        'pex',
        prompt(name),
        '--models',
        'embedded:lexicon',
        '--effort',
        'low',
        '--perturb',
        'typo',
      );
      expect(ended.code).toBe(0);
      expect(Date.now() - started).toBeLessThan(60_000);
      expect(ended.stderr).toContain('rules            made by embedded\n');
      for (const title of [
        'Rules: who checks them',
        'Tests × models',
        'The specification and the tests',
        'Tests that do not comply',
      ])
        expect(ended.stdout).toContain(title);
      expect(ended.stdout.replaceAll(/\s+/gu, ' ')).toContain('Test validity and groundedness take a judge');
    },
    70_000,
  );

  test('with a generator, two models, three judges, a metric and perturbations over HTTP: every stage and every metric, nothing asked twice', async () => {
    stub = await startHttpStub((request) =>
      chatReply(
        everybody(request, (text) => {
          // One judge of three cannot be read; the others agree.
          if (text.includes('gpt-4.1-nano')) return 'ERR or OK, who knows';
          return text.includes('because it names') || text.includes('<rule>\nThe output must be in lower case')
            ? ERR
            : OK;
        }),
      ),
    );
    const file = prompt();
    writeFileSync(
      path.join(path.dirname(file), 'tone.metric.prompty'),
      'system:\nRate the output.\nuser:\n{{output}} {{rules}} {{input}} {{prompt}}\n',
    );
    writeFileSync(path.join(path.dirname(file), 'odd.metric.prompty'), 'user:\n{{outputs}}\n');
    const args = [
      'pex',
      file,
      '--generator',
      'openai:gpt-4o',
      '--effort',
      'low',
      '--models',
      'openai:gpt-4o-mini,openai:gpt-4.1-mini',
      '--judge',
      'openai:gpt-4.1,openai:gpt-4.1-nano,openai:gpt-5',
      '--perturb',
      'typo',
      '--format',
      'json',
    ];
    const ended = await run(...args);
    expect(ended.stderr).not.toContain('mmt4nl:');
    expect(ended.code).toBe(0);
    const report = JSON.parse(ended.stdout);
    const [mini, other] = report.models;
    expect(report.rules.map(({ id, by, grounded }: Record<string, string>) => [id, by, grounded])).toEqual([
      ['r1', 'program', 'OK'],
      ['r2', 'program', 'ERR'],
    ]);
    expect(mini.rules).toMatchObject({ count: 4, of: 4, rate: 1 });
    expect(other.rules).toMatchObject({ count: 0, of: 4, rate: 0 });
    expect(mini.baseline).toMatchObject({ count: 6, of: 6 });
    expect(mini.metrics).toEqual([
      { metric: 'tone', mean: 20, scores: 12, ok: expect.objectContaining({ rate: null }), unreadable: 0 },
    ]);
    expect(other.metrics[0].mean).toBe(100);
    expect(other.perturbed[0]).toMatchObject({ operator: 'typo', complies: { rate: 1 }, answers: { rate: 1 } });
    expect(mini.perturbed[0].complies).toMatchObject({ of: 0, rate: null });
    expect(report.agreement).toMatchObject({ tests: 6, overModels: 1, overTests: 1 });
    expect(report.validity.at(-1)).toMatchObject({ of: 'all', valid: { count: 12, of: 12 } });
    expect(report.groundedness).toMatchObject({ count: 1, of: 2 });
    expect(report.coverage).toMatchObject({ rules: { count: 2, of: 2 }, inverse: { count: 2, of: 2 }, untested: [] });
    expect(report.notes.join('\n')).toContain('openai:gpt-4.1-nano: 14 of 14 votes could not be read');
    expect(report.notes.join('\n')).toContain('odd.metric.prompty is left out: it has `outputs`');
    const asked = stub.requests.length;
    const bodies = stub.requests.map(said);
    expect(new Set(bodies).size).toBe(bodies.length);
    const again = await run(...args);
    expect(again.stdout).toBe(ended.stdout);
    expect(stub.requests).toHaveLength(asked);
    for (const format of ['console', 'md', 'html']) {
      const shown = await run('evaluate', file, ...args.slice(6, -1), format);
      expect(shown.stdout).toContain('tone');
    }
    expect(stub.requests).toHaveLength(asked);
  }, 60_000);
});

describe('the recording of news-desk', () => {
  test('does all of it offline: every stage, every metric, and what cannot be read', async () => {
    const file = prompt('news-desk/news-desk');
    const from = path.join(ROOT, 'examples', 'prompts', 'news-desk');
    cpSync(path.join(from, 'desk-alone.metric.prompty'), path.join(path.dirname(file), 'desk-alone.metric.prompty'));
    const of = (...names: readonly string[]) =>
      names.map((name) => `replay:${path.join(from, 'news-desk.recording.jsonl')}#${name}`).join(',');
    const started = Date.now();
    const ended = await startCli([
      ...['pex', file, '--generator', of('generator'), '--models', of('model-a', 'model-b')],
      ...['--judge', of('judge-a', 'judge-b'), '--format', 'json'],
    ]).ended;
    expect(ended).toMatchObject({ code: 0 });
    expect(Date.now() - started).toBeLessThan(60_000);
    const { models, rules, tests, agreement, validity, groundedness, notes } = JSON.parse(ended.stdout);
    const [a, b] = models;
    expect(rules.map(({ by }: Record<string, string>) => by)).toEqual(['program', 'program', 'program', 'judges']);
    expect(tests).toHaveLength(44);
    expect([a.baseline, a.rules, a.expanded].map(({ rate }) => rate)).toEqual([0, 0, 1]);
    expect(b.baseline.rate).toBeGreaterThan(a.baseline.rate);
    expect(a.metrics[0]).toMatchObject({ metric: 'desk-alone', unreadable: 0 });
    expect(a.metrics[0].mean).toBeGreaterThan(b.metrics[0].mean);
    expect(agreement.overModels).toBeCloseTo(1);
    expect(groundedness).toMatchObject({ count: 4, of: 4 });
    expect(validity.at(-1).valid.rate).toBeLessThan(1);
    expect(notes.join('\n')).toMatch(/judge-b: \d+ of \d+ votes could not be read/u);
  }, 60_000);
});

describe('mmt4nl evaluate', () => {
  test.each<readonly [name: string, reply: string, reason: RegExp]>([
    ['nonsense', 'I cannot say.', /there is no JSON object in it/u],
    ['half a JSON', '{"reason": "the output is', /verdict/u],
    ['both OK and ERR', `${OK}\n${ERR}`, /two different answers/u],
  ])('a judge that answers %s is reported, and counts for nothing', async (_, reply, reason) => {
    stub = await startHttpStub((request) => chatReply(everybody(request, () => reply)));
    const file = prompt('bard-style');
    await run('generate', file, '--effort', 'min');
    const ended = await run(
      'evaluate',
      file,
      '--models',
      'openai:gpt-4.1-mini',
      '--judge',
      'openai:gpt-4.1',
      '--format',
      'json',
    );
    const { models, notes, groundedness, validity } = JSON.parse(ended.stdout);
    // A word has no four lines, which a program sees; of the rest nothing is known.
    expect(models[0].all).toMatchObject({ count: models[0].all.of, unclear: 0 });
    expect([groundedness.of, validity.at(-1).valid.of]).toEqual([0, 0]);
    expect(notes.join('\n')).toMatch(reason);
  });

  test('without a judge, and without a rule that a program checks, nothing counts as compliance', async () => {
    const file = path.join(fresh(), 'kind.prompty');
    writeFileSync(
      file,
      '---\nname: kind\nsample: {text: Hello.}\n---\nsystem:\nAnswer the letter. Be kind.\nuser:\n{{text}}\n',
    );
    const ended = await run('pex', file, '--models', 'embedded:lexicon', '--effort', 'min', '--format', 'json');
    const { models, notes } = JSON.parse(ended.stdout);
    expect(models[0].all).toMatchObject({ count: 0, of: 0, rate: null });
    expect(models[0].all.unjudged).toBeGreaterThan(0);
    expect(notes.join('\n')).toContain('No judge was given, and no rule is checked whole by a program');
  });

  test('stops at a budget, goes on, and asks nothing twice', async () => {
    stub = await startHttpStub((request) => chatReply(everybody(request, () => OK)));
    const file = prompt();
    await run('generate', file, '--effort', 'min');
    const args = ['evaluate', file, '--models', 'openai:gpt-4.1-mini', '--judge', 'openai:gpt-4.1'];
    const stopped = await run(...args, '--max-requests', '5');
    expect(stopped.code).toBe(3);
    expect(stopped.stderr).toContain('Stopped before all was made: the 5 requests of --max-requests are used up.');
    expect((await run(...args)).code).toBe(0);
    const bodies = stub.requests.map(said);
    expect(new Set(bodies).size).toBe(bodies.length);
    expect(
      linesOf(file)
        .filter(({ kind }) => kind === 'output')
        .every(({ verdict }) => verdict.status === 'OK'),
    ).toBe(true);
  });

  test('a test that was edited into one without a value is said, and not asked', async () => {
    const file = prompt();
    await run('generate', file, '--effort', 'min');
    const tests = path.join(file.replace(/\.prompty$/u, '.spec'), 'tests.yaml');
    writeFileSync(tests, readFileSync(tests, 'utf8').replace(/ {6}word: .*\n/u, '      words: more\n'));
    const ended = await run('evaluate', file, '--models', 'embedded:lexicon', '--format', 'json');
    const { notes } = JSON.parse(ended.stdout);
    expect(notes.slice(0, 2)).toEqual([
      'r1-1 has a value for `words`, which the prompt does not have: it is left out',
      'r1-1 is not asked: it has no value for `word`',
    ]);
  });

  test.each<readonly [args: readonly string[], error: RegExp]>([
    [['--models', 'embedded:lexicon'], /Expected generated tests, found none\n.*mmt4nl generate/u],
    [[], /Expected the models under test, got none/u],
    [['--models', 'embedded:lexikon'], /Unknown model `embedded:lexikon`/u],
    [['--models', 'embedded:lexicon', '--temperature', '3'], /--temperature: Expected a number from 0 to 2/u],
  ])('%j is an error of one line', async (args, error) => {
    const ended = await run('evaluate', prompt(), ...args);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(error) });
  });

  test('a key that is refused ends it', async () => {
    stub = await startHttpStub([{ status: 401, json: { error: { message: 'no such key' } } }]);
    const file = prompt();
    await run('generate', file, '--effort', 'min');
    const ended = await run('evaluate', file, '--models', 'openai:gpt-4o');
    expect(ended).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('mmt4nl export', () => {
  test.each([
    ['suite', 1],
    ['openai-evals', 2],
    ['azure', 2],
    ['promptfoo', 1],
    ['csv', 1],
    ['jsonl', 1],
  ])('--to %s writes %d of files', async (format, count) => {
    const file = prompt();
    await run('generate', file, '--effort', 'min');
    const ended = await run('export', file, '--to', format, '-o', path.join(path.dirname(file), 'out.yaml'));
    expect(ended.code).toBe(0);
    expect(ended.stdout.split('\n')).toHaveLength(count + 1);
  });

  test('takes tests', async () => {
    const ended = await run('export', prompt(), '--to', 'csv', '-o', 'none.csv');
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('Expected generated tests, found none') });
  });
});

describe('mmt4nl spec --suite', () => {
  test('writes a suite that runs, and says who checks what', async () => {
    const file = prompt();
    const suite = path.join(path.dirname(file), 'tags.yaml');
    await run('generate', file, '--effort', 'min');
    const made = await run('spec', file, '--suite', suite);
    expect(made.stdout).toContain('r1   program: one_of\n     The output must be one of: noun,');
    expect(made.stdout).toContain('r4   nobody (it holds in some cases only, and a program cannot tell in which)');
    expect(made.stderr).toContain('r4, r5: not, or not all of it, in the suite');
    const tested = await run('test', suite, '--model', 'embedded:lexicon', '--out', path.join(path.dirname(file), 'run'));
    expect(tested.code).toBe(1);
    expect(tested.stdout).toContain('r1: The output must be one of');
  });
}); // biome-ignore format: long lines
