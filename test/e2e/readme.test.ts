import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT, startCli } from '../support/cli.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/gu)].flatMap(([, block = '']) => block.trim().split('\n'));
/** What the README says is printed: by the quickstart, and by the suite. */
const [ofQuickstart = '', ofSuite = ''] = readme.split('## Prompt author');
const shownIn = (text: string) =>
  [...text.matchAll(/```text\n([\s\S]*?)```/gu)].flatMap(([, block = '']) => block.trimEnd().split('\n'));
const missingFrom = (stdout: string, text: string) => {
  const lines = new Set(stdout.split('\n'));
  return shownIn(text).filter((line) => line !== '…' && !lines.has(line));
};
/** As a shell splits it: by blanks, but for those between quotes. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"(?<quoted>[^"]*)"|(?<plain>\S+)/gu)].map(
    ({ groups }) => groups?.['quoted'] ?? groups?.['plain'] ?? '',
  );
/** Commands that do not end well in the README, because it says so. */
const CODES: Readonly<Record<string, number>> = { test: 1 };
const recordings = path.join(folder, 'my-recordings.jsonl');
writeFileSync(
  recordings,
  `${JSON.stringify({ id: '1', task: 'sentiment', category: 'typo', source: 'fine', follow_up: 'fnie', relation: 'same', label: 'Positive', model: 'm', shots: 'zero', source_output: 'Positive', follow_up_output: 'Neutral' })}\n`,
);

describe('the README', () => {
  test('has the two set-up commands, and the check on a clean machine runs them', () => {
    expect(commands.filter((command) => command.startsWith('npm'))).toEqual([
      'npm install && npm run quickstart',
      'npm install && npm test',
    ]);
    const check = readFileSync(path.join(ROOT, '.ci', 'run'), 'utf8');
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    expect(check).toMatch(/^npm install$/mu);
    expect(check).toMatch(/^npm run check$/mu);
    expect(scripts.check).toMatch(/npm test$/u);
  });

  test('its quickstart prints what it says: both tasks, three shots, every category of the paper, and what broke in both models', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'quickstart'], {
      cwd: ROOT,
      maxBuffer: 1 << 24,
    });
    for (const word of [
      'taxonomy',
      'ner',
      'negation',
      'vocab',
      'fairness',
      'robustness',
      'temporal',
      'coreference',
      'srl',
      'zero',
      'one',
      'few',
    ])
      expect(stdout).toContain(word);
    expect(missingFrom(stdout, ofQuickstart)).toEqual([]);
    const broken = stdout.slice(stdout.indexOf('What broke'));
    for (const model of ['embedded:lexicon', 'embedded:neighbours']) expect(broken).toContain(model);
  });

  test('every other command in it works as it stands', async () => {
    const others = commands.filter((command) => command.includes('mmt4nl'));
    const [recorded = ''] = commands.flatMap((command) => /^R=(\S+)$/u.exec(command)?.[1] ?? []);
    expect(others.length).toBeGreaterThan(3);
    for (const command of others) {
      const [before = '', after = ''] = command.replaceAll('$R', recorded).split('npx mmt4nl ');
      const args = wordsOf(after).map((word) => (word === 'my-recordings.jsonl' ? recordings : word));
      const [name = ''] = args;
      const out = ['run', 'test'].includes(name) ? ['--out', path.join(folder, String(others.indexOf(command)))] : [];
      const { code, stdout, stderr } = await startCli([...args, ...out]).ended;
      if (before.includes('_API_KEY=')) {
        expect({ command, code }).toEqual({ command, code: 2 });
        expect(stderr).toContain('OPENAI_API_KEY');
      } else {
        expect({ command, code }).toEqual({ command, code: CODES[name] ?? 0 });
        if (name === 'test') expect(missingFrom(stdout, ofSuite)).toEqual([]);
        expect(stdout.length).toBeGreaterThan(100);
      }
    }
  });
});
