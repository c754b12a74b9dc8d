import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { embedded } from '../../../src/models/embedded/index.js';

describe('embedded', () => {
  it.each(embedded.examples)('opens %s', async (example) => {
    const name = example.replace('embedded:', '');
    expect((await embedded.open({ provider: 'embedded', name }, {})).name).toBe(example);
  });

  it('suggests a model that there is', async () => {
    await expect(embedded.open({ provider: 'embedded', name: 'lexikon' }, {})).rejects.toMatchObject({
      name: 'UserError',
      message: 'Unknown model `embedded:lexikon`. Did you mean "lexicon"?',
      hint: 'Embedded models: embedded:lexicon, embedded:neighbours',
    });
  });

  it('loads its lexicons without a word: the root of natural prints to stdout', () => {
    const paths = ['sentiment', 'stemmers', 'tfidf'].map((part) => `natural/lib/natural/${part}/index.js`);
    const script = `${paths.map((path) => `await import('${path}');`).join('')} process.stdout.write('loaded')`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(output).toBe('loaded');
  });
});
