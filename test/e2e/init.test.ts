import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, startCli } from '../support/cli.js';
import { documented } from '../support/documented.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();
const mmt4nl = (cwd: string, ...args: string[]) => startCli(args, { cwd }).ended;
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

describe('mmt4nl init', () => {
  test.each(['sentiment', 'yes-no'])(
    '%s: what it writes runs at once, by the commands that it prints',
    async (task) => {
      const cwd = fresh();
      const { code, stdout, stderr } = await mmt4nl(cwd, 'init', 'project', '--task', task, '--plugin');
      expect([code, stderr]).toEqual([0, '']);
      const written = [`${task}.yaml`, `${task}.jsonl`, 'mmt4nl.config.ts', '.gitignore'];
      expect(stdout.split('\n')[0]).toBe(`Wrote ${written.map((name) => path.join('project', name)).join(', ')}`);
      expect(read(cwd, 'project', '.gitignore')).toBe('runs/\n');

      const commands = stdout.split('\n').flatMap((line) => /^ {2}npx mmt4nl (.*)$/u.exec(line)?.[1] ?? []);
      expect(commands).toEqual([`doctor ${task}.yaml`, `run ${task}.yaml`]);
      for (const command of commands) {
        const ended = await mmt4nl(path.join(cwd, 'project'), ...command.split(' '));
        expect({ command, code: ended.code, stderr: ended.code === 0 ? '' : ended.stderr }).toEqual({
          command,
          code: 0,
          stderr: '',
        });
        if (command.startsWith('run')) expect(ended.stdout).toMatch(/^opening +\d/mu);
      }
    },
  );

  test('a project beside the folder that one stands in is run from there, where the command is', async () => {
    const cwd = path.join(fresh(), 'here');
    mkdirSync(cwd);
    const { stdout } = await mmt4nl(cwd, 'init', '../the bakery', '--yes');
    const commands = stdout.split('\n').flatMap((line) => /^ {2}(.*)$/u.exec(line)?.[1] ?? []);
    expect(commands).toEqual([
      'npx mmt4nl doctor "../the bakery/sentiment.yaml"',
      'npx mmt4nl run "../the bakery/sentiment.yaml"',
    ]);
    expect((await mmt4nl(cwd, 'run', '../the bakery/sentiment.yaml', '--quiet')).code).toBe(0);
  });

  test('docs/set-up.md shows commands that work, and what doctor prints', async () => {
    const { commands } = documented('set-up.md');
    let cwd = fresh();
    const printed: string[] = [];
    for (const command of commands) {
      const [program, ...args] = command.replace('npx ', '').split(' ');
      if (program === 'cd') cwd = path.join(cwd, ...args);
      else {
        const { code, stdout } = await mmt4nl(cwd, ...args);
        expect({ command, code }).toEqual({ command, code: 0 });
        printed.push(stdout);
      }
    }
    const [shown = ''] = /(?<=```text\n)[\s\S]*?(?=```)/u.exec(read(ROOT, 'docs', 'set-up.md')) ?? [];
    const bare = (text: string) => text.replace(/^(ok {4}(?:Node\.js|mmt4nl|cache) ).*$/gmu, '$1');
    expect(bare(shown)).toBe(bare(printed[1] ?? ''));
  });

  test('takes data of any place and column, and a server of your own', async () => {
    const cwd = fresh();
    writeFileSync(path.join(cwd, 'my reviews.csv'), 'text,stars\nI love it.,Positive\nNever again.,Negative\n');
    const options = [
      '--data',
      'my reviews.csv',
      '--columns',
      'input=text,label=stars',
      '--model',
      'openai:llama3.2:8b',
    ];
    const { code } = await mmt4nl(cwd, 'init', 'a/b', ...options, '--base-url', 'http://127.0.0.1:9/v1');
    expect([code, existsSync(path.join(cwd, 'a/b/sentiment.jsonl'))]).toEqual([0, false]);
    expect(read(cwd, 'a/b/sentiment.yaml')).toContain(
      'dataset: {file: "../../my reviews.csv", columns: {input: text, label: stars}}',
    );
    const dry = await mmt4nl(path.join(cwd, 'a/b'), 'run', 'sentiment.yaml', '--dry-run');
    expect([dry.code, dry.stdout]).toEqual([0, expect.stringContaining('openai:llama3.2:8b')]);
  });

  test('says which key a model needs, by name', async () => {
    const { stdout } = await mmt4nl(fresh(), 'init', '--model', 'openai:gpt-4o', '--yes');
    expect(stdout).toContain('  export OPENAI_API_KEY=…\n');
  });

  test('writes over nothing unless it is told to, and adds to .gitignore only what it lacks', async () => {
    const cwd = fresh();
    writeFileSync(path.join(cwd, 'sentiment.yaml'), 'mine');
    writeFileSync(path.join(cwd, '.gitignore'), 'dist');
    const refused = await mmt4nl(cwd, 'init');
    expect([refused.code, refused.stdout, refused.stderr.split('\n')[0]]).toEqual([
      2,
      '',
      'mmt4nl: sentiment.yaml: Expected no such file, found one',
    ]);
    expect([
      read(cwd, 'sentiment.yaml'),
      read(cwd, '.gitignore'),
      existsSync(path.join(cwd, 'sentiment.jsonl')),
    ]).toEqual(['mine', 'dist', false]);
    expect((await mmt4nl(cwd, 'init', '--force')).code).toBe(0);
    expect([read(cwd, 'sentiment.yaml').includes('task: sentiment'), read(cwd, '.gitignore')]).toEqual([
      true,
      'dist\nruns/\n',
    ]);
    expect((await mmt4nl(cwd, 'init', '--force')).stdout).not.toContain('.gitignore');
  });

  test.each<readonly [what: string, options: readonly string[], says: string]>([
    ['data that is not there', ['--data', 'nowhere.csv'], 'nowhere.csv'],
    ['data without the column', ['--data', 'texts.csv'], 'Expected the column "input", got "text"'],
    ['an unknown model', ['--model', 'opnai:gpt-4o'], 'Did you mean "openai"?'],
    ['an unknown task', ['--task', 'sentimnt'], 'Allowed choices are sentiment, yes-no'],
    ['columns of nothing', ['--columns', 'input=text'], '--columns: Expected --data too'],
  ])('%s: nothing is written', async (_, options, says) => {
    const cwd = fresh();
    mkdirSync(path.join(cwd, 'p'));
    writeFileSync(path.join(cwd, 'texts.csv'), 'text\nHello there.\n');
    const { code, stdout, stderr } = await mmt4nl(cwd, 'init', 'p', ...options);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(says)]);
    expect(existsSync(path.join(cwd, 'p', 'sentiment.yaml'))).toBe(false);
  });
});
