import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArtefacts } from '../../src/specs/artefacts/read-artefacts.js';
import { EFFORTS } from '../../src/specs/effort.js';
import { makeSpecification } from '../../src/specs/make-specification.js';
import { makeTests } from '../../src/specs/make-tests.js';
import type { PromptUnderTest } from '../../src/specs/specification.js';
import { freshFolders } from '../support/folder.js';
import { wellBehaved } from './support/replies.js';
import { bytesOf, promptIn, scriptedGenerator, type Watched, watched } from './support/session.js';

const fresh = freshFolders();
const FILES = ['intent.yaml', 'input-spec.yaml', 'rules.yaml', 'inverse-rules.yaml', 'tests.yaml', 'baseline-tests.yaml', 'expanded-tests.yaml']; // biome-ignore format: a list

async function run(prompt: PromptUnderTest, session: Watched): Promise<Watched> {
  const specification = await makeSpecification(prompt, session);
  await makeTests(prompt, specification, { effort: EFFORTS.medium, expectedBy: undefined }, session);
  return session;
}

const replace = (prompt: PromptUnderTest, file: string, from: string, to: string) =>
  writeFileSync(path.join(prompt.folder, file), bytesOf(prompt, file).replace(from, to));
const doneAnew = ({ done }: Watched) => done.filter((line) => !line.endsWith(' kept'));

describe('the stages', () => {
  test('make every artefact, readable, and find it again', async () => {
    const prompt = promptIn(fresh());
    const { generator } = scriptedGenerator(wellBehaved);
    await run(prompt, watched(prompt, generator));
    const { rules, inverseRules, tests, baseline, expanded, intent, inputSpecification } = readArtefacts(prompt);
    expect(bytesOf(prompt, 'rules.yaml')).toBe(
      '# What every output of the prompt must keep, whatever the input is.\n# Edit it, and what you wrote is kept and used.\nmade-by: scripted\nrules:\n  - id: r1\n    rule: The output must be one word.\n  - id: r2\n    rule: The output must be in lower case.\n',
    );
    expect({ intent, inputSpecification, rules: rules?.length, inverse: inverseRules.map(({ id }) => id) }).toEqual({
      intent: { intent: 'To tag.', task: 'Tag the word.' },
      inputSpecification: { rules: ['A sentence.', 'A word.'] },
      rules: 2,
      inverse: ['r1i', 'r2i'],
    });
    expect(tests.map(({ id }) => id).join(' ')).toBe(
      'r1-1 r1-2 r1-3 r2-1 r2-2 r2-3 r1i-1 r1i-2 r1i-3 r2i-1 r2i-2 r2i-3',
    );
    expect(baseline).toHaveLength(12);
    expect(expanded.map(({ id }) => id)).toEqual(['r1-1x', 'r2-1x', 'r1i-1x', 'r2i-1x']);
  });

  test('ask nothing and change no byte where nothing changed', async () => {
    const prompt = promptIn(fresh());
    const { generator, asked } = scriptedGenerator(wellBehaved);
    await run(prompt, watched(prompt, generator));
    const [before, asking] = [FILES.map((file) => bytesOf(prompt, file)), asked.length];
    const again = await run(prompt, watched(prompt, generator));
    expect(doneAnew(again)).toEqual([]);
    expect(asked).toHaveLength(asking);
    expect(FILES.map((file) => bytesOf(prompt, file))).toEqual(before);
  });

  test('make anew only what depends on a rule that was edited, and say so', async () => {
    const prompt = promptIn(fresh());
    const { generator, asked } = scriptedGenerator(wellBehaved);
    await run(prompt, watched(prompt, generator));
    replace(prompt, 'rules.yaml', 'be in lower case', 'be in upper case');
    const before = new Map(FILES.map((file) => [file, bytesOf(prompt, file)]));
    const firstRule = (file: string) => bytesOf(prompt, file).match(/- id: (?:r1|base)[\s\S]*?(?=\n {2}- id: r2|$)/gu);
    const untouched = FILES.map(firstRule);
    const asking = asked.length;
    const again = await run(prompt, watched(prompt, generator));
    expect(doneAnew(again)).toEqual([
      'rules all edited',
      'inverse-rules r2 made anew its rule changed',
      'tests r2 made anew its rule changed',
      'tests r2i made anew its rule changed',
      'expanded-tests r2-1 made anew its test changed',
      'expanded-tests r2i-1 made anew its test changed',
    ]);
    expect(asked).toHaveLength(asking + 5);
    const same = FILES.filter((file) => bytesOf(prompt, file) === before.get(file));
    expect(same).toEqual(['intent.yaml', 'input-spec.yaml', 'rules.yaml', 'baseline-tests.yaml']);
    expect(FILES.map(firstRule)).toEqual(untouched);
    expect(bytesOf(prompt, 'inverse-rules.yaml')).toContain('Not: The output must be in upper case.');
    expect(doneAnew(await run(prompt, watched(prompt, generator)))).toEqual(['rules all edited']);
  });

  test('keep what was edited though its sources changed, unless forced', async () => {
    const prompt = promptIn(fresh());
    const { generator } = scriptedGenerator(wellBehaved);
    await run(prompt, watched(prompt, generator));
    replace(prompt, 'tests.yaml', 'noun', 'a noun');
    const changed = { ...prompt, ...promptIn(path.dirname(prompt.file), 'Tag it.') };
    const again = await run(changed, watched(changed, generator));
    expect(again.done.filter((line) => line.startsWith('tests r1 ') || line.startsWith('rules'))).toEqual([
      'rules all made anew the prompt changed',
      'tests r1 edited kept as it was edited, though the prompt changed',
    ]);
    expect(bytesOf(prompt, 'tests.yaml')).toContain('a noun');
    const forced = await run(changed, watched(changed, generator, true));
    expect(new Set(forced.done.map((line) => line.split(' ').slice(2).join(' ')))).toEqual(
      new Set(['made anew of --force']),
    );
    expect(bytesOf(prompt, 'tests.yaml')).not.toContain('a noun');
  });

  test('keep tests that were taken out, and leave out the tests of a rule that is gone', async () => {
    const prompt = promptIn(fresh());
    const { generator } = scriptedGenerator(wellBehaved);
    await run(prompt, watched(prompt, generator));
    const tests = bytesOf(prompt, 'tests.yaml');
    const from = tests.indexOf('  - id: r1i-1');
    writeFileSync(
      path.join(prompt.folder, 'tests.yaml'),
      tests.slice(0, from) + tests.slice(tests.indexOf('  - id: r2i-1')),
    );
    replace(prompt, 'rules.yaml', '  - id: r2\n    rule: The output must be in lower case.\n', '');
    const again = await run(prompt, watched(prompt, generator));
    expect(doneAnew(again)).toEqual([
      'rules all edited',
      'inverse-rules r2 left out nothing is made for it any more',
      'tests r1i edited',
      'tests r2 left out nothing is made for it any more',
      'tests r2i left out nothing is made for it any more',
      'expanded-tests r2-1 left out nothing is made for it any more',
      'expanded-tests r1i-1 left out nothing is made for it any more',
      'expanded-tests r2i-1 left out nothing is made for it any more',
    ]);
    expect(readArtefacts(prompt).tests.map(({ id }) => id)).toEqual(['r1-1', 'r1-2', 'r1-3']);
  });

  test.each([
    [
      'rules.yaml',
      'rule: The output must be one word.',
      'rle: x',
      /rules\.yaml:6:5: rules\[0\]\.rle: Expected a known key, got "rle"\. Did you mean "rule"\?/u,
    ],
    ['rules.yaml', 'id: r2', 'id: r1', /rules\.yaml:7:9: rules\[1\]\.id: Expected each once, got "r1" again/u],
    [
      'tests.yaml',
      'kind: rule',
      'kind: ruled',
      /tests\.yaml:6:11: tests\[0\]\.kind: Expected rule, inverse or baseline, got "ruled"/u,
    ],
    ['intent.yaml', 'task: Tag the word.', 'task: [', /intent\.yaml:\d+:\d+: Expected YAML/u],
    ['lock.json', '"schema": 1', '"schema": 9', /lock\.json:2:\d+: schema: Expected/u],
  ])('%s with a mistake is an error with its line', async (file, from, to, error) => {
    const prompt = promptIn(fresh());
    const { generator } = scriptedGenerator(wellBehaved);
    await run(prompt, watched(prompt, generator));
    replace(prompt, file, from, to);
    const failed = await (async () => run(prompt, watched(prompt, generator)))().catch((each: unknown) => each);
    expect(failed).toMatchObject({ name: 'UserError', message: expect.stringMatching(error) });
  });
});
