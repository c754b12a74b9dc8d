import { copyFileSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseExperiment } from '../../src/experiment/read-experiment.js';
import { ROOT, startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { commandsOf, pageText, wordsOf } from './markdown.js';

const fresh = freshFolders();
const PAGE = 'docs/quickstart.md';
/** The suite has a reply that breaks it, and the page says so. */
const CODES: Readonly<Record<string, number>> = { test: 1 };

describe(PAGE, () => {
  test('every command works as it stands, one after the other', async () => {
    const clone = fresh();
    for (const folder of ['datasets', 'examples']) symlinkSync(path.join(ROOT, folder), path.join(clone, folder));
    const [install, ...commands] = commandsOf(PAGE);
    expect(install).toBe('npm install');
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) {
      const [program, ...words] = wordsOf(command);
      if (program === 'cp') {
        const [from = '', to = ''] = words;
        copyFileSync(path.join(clone, from), path.join(clone, to));
        continue;
      }
      expect([program, words[0]]).toEqual(['npx', 'mmt4nl']);
      const { code, stdout, stderr } = await startCli(words.slice(1), { cwd: clone }).ended;
      expect({ command, code, stderr: code === 2 ? stderr : '' }).toEqual({
        command,
        code: CODES[words[1] ?? ''] ?? 0,
        stderr: '',
      });
      expect(`${stdout}${stderr}`, command).not.toBe('');
    }
    for (const made of ['sentiment.yaml', 'report.html', 'runs/first/manifest.json', 'runs/support', 'tag-word.spec'])
      expect(existsSync(path.join(clone, 'bakery', made)), made).toBe(true);
    expect(readdirSync(path.join(clone, 'bakery', 'tag-word.spec'))).toContain('tests.yaml');
  });

  test('its experiment is one', () => {
    const [, yaml = ''] = /```yaml\n([\s\S]*?)```/u.exec(pageText(PAGE)) ?? [];
    expect(parseExperiment(yaml, 'reviews.yaml').experiment.models).toHaveLength(1);
  });
});
