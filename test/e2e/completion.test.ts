import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { missing } from '../support/tool.js';

const fresh = freshFolders();
const script = async (shell: string) => {
  const { code, stdout, stderr } = await cli('completion', shell);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

const noBash = missing('bash', 'bash');
describe.skipIf(noBash)(`bash completes${noBash ? `: ${noBash}` : ''}`, () => {
  /** What bash's own completion is offered after these words; the last may be unfinished. */
  async function offered(...words: readonly string[]): Promise<readonly string[]> {
    const file = path.join(fresh(), 'mmt4nl.bash');
    writeFileSync(file, await script('bash'));
    const asked = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); $(complete -p mmt4nl | grep -o '_mmt4nl'); printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-uc', asked, 'bash', file, ...words], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout.split('\n').filter((word) => word !== '');
  }

  test.each<readonly [words: readonly string[], want: readonly string[]]>([
    [['mmt4nl', 'ru'], ['run']],
    [
      ['mmt4nl', 'cache', ''],
      ['stats', 'clear'],
    ],
    [['mmt4nl', 'cache', 'stats', '--fo'], ['--format']],
    [
      ['mmt4nl', 'cache', 'stats', '--format', ''],
      ['text', 'json'],
    ],
    [['mmt4nl', 'list', 'in'], ['invariants']],
    [['mmt4nl', 'run', 'x.yaml', '--format', 'la'], ['latex']],
    [['mmt4nl', 'run', 'x.yaml', '--format', '=', 'ju'], ['junit']],
    [
      ['mmt4nl', 'run', 'x.yaml', '--layout', ''],
      ['full', 'paper'],
    ],
    [
      ['mmt4nl', 'init', '--task', ''],
      ['sentiment', 'yes-no'],
    ],
    [
      ['mmt4nl', 'completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
  ])('%j', async (words, want) => expect(await offered(...words)).toEqual(want));

  test('every command, and every option of one', async () => {
    const help = (await cli('--help')).stdout;
    const commands = [...help.matchAll(/^ {2}([a-z]+) (?:\[|<|\s)/gmu)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(15);
    const words = await offered('mmt4nl', '');
    expect(commands.filter((name) => name !== 'help' && !words.includes(name ?? ''))).toEqual([]);
    const options = await offered('mmt4nl', 'run', '--');
    const told = [...(await cli('run', '--help')).stdout.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gmu)];
    expect(told.map(([, flag]) => flag).filter((flag) => !options.includes(flag ?? ''))).toEqual([]);
  });

  test('files are left to bash: after a command that takes one, and after an option that does', async () => {
    expect(await offered('mmt4nl', 'run', 'exp')).toEqual([]);
    expect(await offered('mmt4nl', 'run', 'x.yaml', '--out', '')).toEqual([]);
    expect(await script('bash')).toContain('complete -o bashdefault -o default -F _mmt4nl mmt4nl');
  });
});

const noZsh = missing('zsh', 'zsh');
test.skipIf(noZsh)(`zsh reads its script${noZsh ? `: ${noZsh}` : ''}`, async () => {
  const file = path.join(fresh(), '_mmt4nl');
  writeFileSync(file, await script('zsh'));
  const asked = 'autoload -Uz compinit; compinit -u -D; source "$1"; print $_comps[mmt4nl]';
  const { status, stdout, stderr } = spawnSync('zsh', ['-fc', asked, 'zsh', file], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '_mmt4nl\n', stderr: '' });
});

const noFish = missing('fish', 'fish');
describe.skipIf(noFish)(`fish completes${noFish ? `: ${noFish}` : ''}`, () => {
  test.each([
    ['mmt4nl ru', ['run']],
    ['mmt4nl cache ', ['clear', 'stats']],
    ['mmt4nl run x.yaml --layout ', ['full', 'paper']],
    ['mmt4nl list inv', ['invariants']],
  ])('%s', async (line, want) => {
    const file = path.join(fresh(), 'mmt4nl.fish');
    writeFileSync(file, await script('fish'));
    const { stdout } = spawnSync('fish', ['-Nc', 'source $argv[1]; complete -C $argv[2]', file, line], {
      encoding: 'utf8',
      env: { ...process.env, HOME: path.dirname(file) },
    });
    expect(stdout.split('\n').flatMap((each) => each.split('\t')[0] || [])).toEqual(want);
  });
});

test('another shell is refused with those that there are', async () => {
  const { code, stdout, stderr } = await cli('completion', 'tcsh');
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('Allowed choices are bash, zsh, fish')]);
});
