import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { suiteReports } from '../../../src/reports/suites/index.js';
import { RUNS } from './runs.js';

const FILES: [file: string, format: string, run: string, width?: number][] = [
  ['usual.txt', 'console', 'usual'],
  ['usual-narrow.txt', 'console', 'usual', 50],
  ['perturbed.txt', 'console', 'perturbed'],
  ['passing.txt', 'console', 'passing'],
  ['sweep.txt', 'console', 'sweep'],
  ['many.txt', 'console', 'many'],
  ['usual.md', 'md', 'usual'],
  ['perturbed.md', 'md', 'perturbed'],
  ['sweep.md', 'md', 'sweep'],
  ['perturbed.csv', 'csv', 'perturbed'],
  ['sweep.csv', 'csv', 'sweep'],
  ['usual.html', 'html', 'usual'],
  ['perturbed.html', 'html', 'perturbed'],
  ['sweep.html', 'html', 'sweep'],
  ['perturbed.xml', 'junit', 'perturbed'],
];

describe('a report of a suite is, to the letter, what it was', () => {
  test.each(FILES)('%s', async (...[file, format, run, width = 80]) => {
    const suites = (await RUNS[run]?.()) ?? [];
    const text = await suiteReports[format]?.(suites, { width, color: false });
    await expect(text?.replaceAll(/;base64,[^"]+/gu, ';base64,…')).toMatchFileSnapshot(
      path.join(import.meta.dirname, 'golden', file),
    );
  });
});
