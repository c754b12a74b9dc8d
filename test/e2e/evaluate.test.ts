import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolders } from '../support/folder.js';
import { ERR, linesOf, OK, prompt, run, said, serve, serveOnly } from '../support/pex.js';

const fresh = freshFolders();

describe('mmt4nl evaluate', () => {
  test.each<readonly [name: string, reply: string, reason: RegExp]>([
    ['nonsense', 'I cannot say.', /there is no JSON object in it/u],
    ['half a JSON', '{"reason": "the output is', /verdict/u],
    ['both OK and ERR', `${OK}\n${ERR}`, /two different answers/u],
  ])('a judge that answers %s is reported, and counts for nothing', async (_, reply, reason) => {
    await serve(() => reply);
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
    const stub = await serve(() => OK);
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
    [['--models', 'embedded:lexicon', '--temperature', '3'], /--temperature.*Expected a number from 0 to 2/u],
  ])('%j is an error of one line', async (args, error) => {
    const ended = await run('evaluate', prompt(), ...args);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(error) });
  });

  test('a key that is refused ends it', async () => {
    await serveOnly([{ status: 401, json: { error: { message: 'no such key' } } }]);
    const file = prompt();
    await run('generate', file, '--effort', 'min');
    const ended = await run('evaluate', file, '--models', 'openai:gpt-4o');
    expect(ended).toMatchObject({ code: 2, stdout: '' });
  });
});
