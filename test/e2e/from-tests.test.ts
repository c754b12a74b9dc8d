import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { prompt, run } from '../support/pex.js';

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
