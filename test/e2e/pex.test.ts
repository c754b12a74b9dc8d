import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, startCli } from '../support/cli.js';
import { ERR, OK, prompt, run, said, serve } from '../support/pex.js';

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
    const stub = await serve((text) => {
      // One judge of three cannot be read; the others agree.
      if (text.includes('gpt-4.1-nano')) return 'ERR or OK, who knows';
      return text.includes('because it names') || text.includes('<rule>\nThe output must be in lower case') ? ERR : OK;
    });
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
