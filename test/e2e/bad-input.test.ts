import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cli } from '../support/cli.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-bad-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

const dataset = file('good.jsonl', '{"input": "The soup was cold", "label": "Negative"}\n');
const experiment = (name: string, more: string) =>
  file(name, `name: x\ntask: sentiment\ndataset: {file: ${dataset}}\nmodels: [embedded:lexicon]\n${more}`);
const out = path.join(folder, 'out');

const CASES: readonly (readonly [what: string, args: readonly string[], line: RegExp])[] = [
  [
    'a line that is not JSON',
    ['perturb', file('a.jsonl', '{"input": "ok"}\n{"input": \n'), '--task', 'sentiment'],
    /a\.jsonl:2: Expected/u,
  ],
  [
    'a missing column',
    ['perturb', file('b.csv', 'message,label\nhi,Positive\n'), '--task', 'sentiment'],
    /b\.csv.*column.*input.*message/u,
  ],
  [
    'an unknown label',
    ['perturb', file('c.jsonl', '{"input": "ok", "label": "Postive"}\n'), '--task', 'sentiment'],
    /c\.jsonl:1.*label.*Did you mean "Positive"\?/u,
  ],
  ['an empty dataset', ['perturb', file('d.jsonl', ''), '--task', 'sentiment'], /d\.jsonl.*at least one/u],
  ['a missing file', ['perturb', path.join(folder, 'none.jsonl'), '--task', 'sentiment'], /none\.jsonl/u],
  [
    'a missing file of an experiment',
    [
      'run',
      file('missing.yaml', 'task: sentiment\ndataset: {file: goood.jsonl}\nmodels: [embedded:lexicon]\n'),
      '--out',
      out,
    ],
    /goood\.jsonl: Expected a file, got none\. Did you mean "good\.jsonl"\?/u,
  ],
  [
    'a missing prompt',
    ['run', experiment('prompt.yaml', 'prompt: {user: {file: none.txt}}\n'), '--out', out],
    /none\.txt: Expected a file, got none/u,
  ],
  ['a file in the place of a new project', ['init', dataset, '--yes'], /good\.jsonl: Expected a folder, found a file/u],
  ['an unknown task', ['perturb', dataset, '--task', 'sentimant'], /Did you mean "sentiment"\?/u],
  [
    'an unknown operator',
    ['perturb', dataset, '--task', 'sentiment', '--perturbations', 'negatoin'],
    /Did you mean "negation"\?/u,
  ],
  [
    'an unknown key',
    ['run', experiment('e.yaml', 'shotz: [zero]\n'), '--out', out],
    /e\.yaml:5:1.*shotz.*Did you mean "shots"\?/u,
  ],
  [
    'an unknown operator in an experiment',
    ['run', experiment('f.yaml', 'perturbations: [tipo]\n'), '--out', out],
    /f\.yaml:5:17.*Did you mean "typo"\?/u,
  ],
  [
    'an unknown model',
    ['run', experiment('g.yaml', ''), '--model', 'opnai:gpt-4o', '--out', out],
    /--model.*Did you mean "openai"\?/u,
  ],
  ['a missing key', ['run', experiment('h.yaml', ''), '--model', 'openai:gpt-4o', '--out', out], /OPENAI_API_KEY/u],
  ['a folder that holds no run', ['table', folder], /manifest\.json/u],
  ['an unknown format', ['score', file('r.jsonl', '{}\n'), '--format', 'jsn'], /Did you mean "json"\?/u],
  ['an unknown kind of listing', ['list', 'perturbation'], /Did you mean "perturbations"\?/u],
  ['an unknown command', ['perturbate'], /Did you mean perturb\?/u],
  ['no task', ['perturb', dataset], /--task/u],
];

describe('bad input ends with exit 2 and a clear line', () => {
  test.each(CASES)('%s', async (_, args, line) => {
    const { code, stdout, stderr } = await cli(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr).not.toMatch(/\n\s+at /u);
  });

  test.each([
    ['a wrong name', experiment('k.yaml', 'perturbations: [nope]\n')],
    [
      'a wrong line in the data',
      file(
        'l.yaml',
        `name: x\ntask: sentiment\ndataset: {file: ${file('l.jsonl', '{"input": "I love it"}\n{"input"\n')}}\nmodels: [embedded:lexicon]\n`,
      ),
    ],
    ['demonstrations that are missing', experiment('m.yaml', 'shots: [one]\ndemonstrations: none.jsonl\n')],
  ])('%s leaves nothing half-written behind', async (_, yaml) => {
    const target = path.join(folder, 'never');
    expect((await cli('run', yaml, '--out', target)).code).toBe(2);
    expect(existsSync(target)).toBe(false);
  });
});
