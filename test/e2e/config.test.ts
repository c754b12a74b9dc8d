import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();

const SHOUT = `import { defineConfig } from 'mmt4nl';
import type { Perturbation } from 'mmt4nl/plugin';

const shout: Perturbation = {
  name: 'shout',
  category: 'shout',
  about: 'All letters are capital',
  expects: { sentiment: 'same' },
  rules: {
    capitals: {
      about: 'every letter',
      examples: [['I like it.', 'I LIKE IT.']],
      *propose({ text }) {
        yield { edits: [{ start: 0, end: text.length, text: text.toUpperCase() }] };
      },
    },
  },
};

export default defineConfig({ perturbations: [shout] });
`;

function project(config: string, name = 'mmt4nl.config.ts'): string {
  const folder = fresh();
  writeFileSync(path.join(folder, name), config);
  writeFileSync(path.join(folder, 'chats.jsonl'), '{"input": "I love this song."}\n');
  writeFileSync(
    path.join(folder, 'x.yaml'),
    'task: sentiment\ndataset: {file: chats.jsonl}\nperturbations: [shout]\nmodels: [embedded:lexicon]\n',
  );
  return folder;
}
const run = (cwd: string, ...args: string[]) => startCli(args, { cwd }).ended;

describe('mmt4nl.config.ts', () => {
  test('an operator of the project is used like a built-in one, and other code makes another run', async () => {
    const folder = project(SHOUT);
    const { code, stdout, stderr } = await run(folder, 'run', 'x.yaml', '--out', 'out', '--format', 'json');
    expect([code, stderr]).toEqual([0, expect.stringContaining('1 follow-up of 1 text;')]);
    expect(JSON.parse(stdout).rows).toMatchObject([{ category: 'shout', n: 1 }]);
    expect(readFileSync(path.join(folder, 'out', 'cases.jsonl'), 'utf8')).toContain('I LOVE THIS SONG.');
    expect((await run(folder, 'list', 'perturbations')).stdout).toContain('shout: All letters are capital');
    writeFileSync(path.join(folder, 'mmt4nl.config.ts'), SHOUT.replace('toUpperCase()', 'toUpperCase().trim()'));
    expect((await run(folder, 'run', 'x.yaml', '--out', 'out')).code).toBe(2);
  });

  test('JavaScript will do', async () => {
    const folder = project(SHOUT.replace(/import type.*\n/u, '').replace(': Perturbation', ''), 'mmt4nl.config.mjs');
    expect(
      (await run(folder, 'perturb', 'chats.jsonl', '--task', 'sentiment', '--perturbations', 'shout')).stdout,
    ).toContain('I LOVE THIS SONG.');
  });

  test.each<readonly [what: string, config: string, says: readonly string[]]>([
    ['a syntax error', 'export default {', ['mmt4nl.config.ts: Expected a configuration that can be loaded, but:']],
    ['a module that is not there', "import './nowhere.js';\nexport default {};", ['nowhere']],
    ['no default export', 'export const config = {};', ['Expected a default export such as defineConfig(']],
    ['an unknown key', 'export default { pertubations: [] };', ['Did you mean "perturbations"?']],
    [
      'an operator without rules',
      "export default { perturbations: [{ name: 'a', category: 'a', about: 'a', expects: {} }] };",
      ['perturbations.0.rules: Expected a mapping of rules'],
    ],
    [
      'a name that is taken',
      "export default { relations: [{ name: 'same', about: 'a', check() {}, expected() {} }] };",
      ['relations: Expected each name once, got `same` again'],
    ],
  ])('%s is an error, never no configuration', async (_, config, says) => {
    const { code, stdout, stderr } = await run(project(config), 'run', 'x.yaml');
    expect([code, stdout]).toEqual([2, '']);
    for (const each of says) expect(stderr).toContain(each);
  });
});
