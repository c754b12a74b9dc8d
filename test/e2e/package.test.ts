import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../support/cli.js';
import { documented } from '../support/documented.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';
import { packed } from '../support/packed.js';

/**
 * A project outside the tree with the packed package in it. Without a network, npm cannot install a tarball's dependencies; so
 * the tarball is unpacked where npm would, and its dependencies are links to those that this repository has.
 */
const { tarball } = packed();
const MODULES = realpathSync(path.join(ROOT, 'node_modules'));
const made: string[] = [];

function project(files: ReadonlyMap<string, string>, also: readonly string[]): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'mmt4nl-project-')));
  made.push(folder);
  const own = path.join(folder, 'node_modules', 'mmt4nl');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', own, '--strip-components=1']);
  const { dependencies, bin } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), ...also]) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(MODULES, name), link);
  }
  mkdirSync(path.join(folder, 'node_modules', '.bin'));
  symlinkSync(path.join('..', 'mmt4nl', bin.mmt4nl), path.join(folder, 'node_modules', '.bin', 'mmt4nl'));
  writeFileSync(path.join(folder, 'package.json'), '{"name": "project", "private": true, "type": "module"}\n');
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

let gateway: HttpStub;
beforeAll(async () => {
  gateway = await startHttpStub([{ text: 'Positive' }]);
});
afterAll(async () => {
  await gateway.close();
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** What a program says and how it ends; beside it our server goes on answering. */
function said(
  cwd: string,
  program: string,
  ...args: readonly string[]
): Promise<{ code: number | null; text: string }> {
  const env = { PATH: process.env['PATH'] ?? '', NO_COLOR: '1', MMT4NL_CACHE: path.join(cwd, '.cache'), HOME: cwd };
  const child = spawn(program, args, { cwd, env: { ...env, GATEWAY_URL: gateway.url } });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}
const bin = (cwd: string) => path.join(cwd, 'node_modules', '.bin', 'mmt4nl');

describe('docs/plugins.md', () => {
  const { files, commands } = documented('plugins.md');
  const plain = new Map([...files].filter(([name]) => !/\.ts$|^tsconfig/u.test(name)));
  const typed = new Map([...files].filter(([name]) => name !== 'mmt4nl.config.mjs'));
  const tools = ['typescript', 'vitest', 'fast-check', '@types/node'];
  let folder: string;
  beforeAll(() => {
    folder = project(typed, tools);
  });
  const tsc = [path.join(MODULES, 'typescript', 'bin', 'tsc'), '-p', '.'];

  test('its types check, as it says and with the declarations of every library checked too', async () => {
    expect(await said(folder, process.execPath, ...tsc)).toEqual({ code: 0, text: '' });
    expect(await said(folder, process.execPath, ...tsc, '--skipLibCheck', 'false')).toEqual({ code: 0, text: '' });
  });

  test('its tests pass: the contracts over its plug-ins, and the matcher', async () => {
    const { code, text } = await said(folder, process.execPath, path.join(MODULES, 'vitest', 'vitest.mjs'), 'run');
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(/Tests {2}\d\d passed/u) });
  });

  const ours = commands.flatMap((command) => /^npx mmt4nl (.*)$/u.exec(command)?.[1] ?? []);
  const SHOWS: Readonly<Record<string, RegExp>> = {
    list: /judged valid: sentiment \d+ of \d+[\s\S]*^contraction: writes a verb and its "not" as one word$/mu,
    perturb: /\{\+n't\+\} like the soup\.[\s\S]*\{\+ But I may be wrong\.\+\}/u,
    doctor: /adds 3 perturbations, 1 relation, 1 invariant, 1 model/u,
    run: /^contraction +2[\s\S]*^hedging +3/mu,
    test: /✓ max_sentences {2}found 1 sentences/u,
  };
  test('it has commands', () => expect(ours.length).toBeGreaterThan(5));
  test.each(ours)('npx mmt4nl %s', async (command) => {
    const args = command.split(' ');
    const { code, text } = await said(folder, bin(folder), ...args);
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(SHOWS[args[0] ?? ''] ?? /\S/u) });
  });

  test('plain JavaScript, with nothing but the package: configuration, command line and API', async () => {
    const cwd = project(plain, []);
    const texts = ['perturb', 'texts.jsonl', '--task', 'sentiment', '--perturbations', 'shout'];
    expect((await said(cwd, bin(cwd), ...texts)).text).toContain('I LOVE THIS SONG.');
    const { code, text } = await said(cwd, process.execPath, 'audit.mjs');
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(/^robustness /mu) });
    expect(text).toContain('| robustness');
    expect(text).toMatch(/count: 0,\s+of: 1/u);
  });
});

describe('docs/api.md', () => {
  const { files } = documented('api.md');
  const programs = [...files.keys()].filter((name) => name.endsWith('.mjs'));
  const config = {
    compilerOptions: {
      ...{ target: 'ES2023', module: 'NodeNext', types: ['node'], strict: true },
      allowJs: true,
      checkJs: true,
      noEmit: true,
      skipLibCheck: true,
    },
    include: ['*.mjs'],
  };
  let folder: string;
  beforeAll(() => {
    folder = project(new Map([...files, ['tsconfig.json', JSON.stringify(config)]]), ['typescript', '@types/node']);
  });

  test('its programs have the right types', async () => {
    const tsc = path.join(MODULES, 'typescript', 'bin', 'tsc');
    expect(await said(folder, process.execPath, tsc, '-p', '.')).toEqual({ code: 0, text: '' });
  });

  const SAYS: Readonly<Record<string, RegExp>> = {
    'perturb.mjs': /^negation\/\S+ \((?:same|different)\): The soup was delicious\. → /mu,
    'run.mjs': /stopped: the 3 requests[\s\S]*temporal 3 of 3 hold[\s\S]*\| robustness/u,
    'score.mjs': /count: 0, of: 1[\s\S]*\\midrule/u,
    'suite.mjs': /own:chatty 0 of 2 pass\nsong failed Expected the reply to be `Positive`/u,
    'data.mjs': /"item":"song"[\s\S]*value: 'urgent'[\s\S]*kind: 'refused'/u,
    'ask.mjs': /^Positive\nPositive after 2 requests$/mu,
    'steps.mjs': /3 cases, at most 9 requests of a model\ndone 9 answers 1 rows/u,
    'tally.mjs': /^0\.5 \{\s+rightRight: 1,\s+rightWrong: 1,/mu,
  };
  test('all of them are here', () => expect(programs.toSorted()).toEqual(Object.keys(SAYS).toSorted()));
  test.each(Object.entries(SAYS))('%s runs as it stands', async (name, says) => {
    const { code, text } = await said(folder, process.execPath, name);
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(says) });
  });
});
