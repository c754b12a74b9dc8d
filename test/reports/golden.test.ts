import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Layout, type ReportData, reportNamed } from '../../src/reports/index.js';
import { notes } from './notes.js';
import { rare, usual } from './rows.js';

const DATA: Readonly<Record<string, ReportData>> = {
  usual: { rows: usual, notes },
  rare: { rows: rare },
  empty: { rows: [], notes: { title: 'nothing' } },
};
const FILES: [file: string, format: string, data: string, layout: Layout, width?: number][] = [
  ['usual.txt', 'terminal', 'usual', 'full'],
  ['usual-wide.txt', 'terminal', 'usual', 'full', 160],
  ['usual-narrow.txt', 'terminal', 'usual', 'full', 50],
  ['usual-paper.txt', 'terminal', 'usual', 'paper'],
  ['rare.txt', 'terminal', 'rare', 'full'],
  ['rare-paper.txt', 'terminal', 'rare', 'paper'],
  ['empty.txt', 'terminal', 'empty', 'full'],
  ['usual.md', 'md', 'usual', 'full'],
  ['usual-paper.md', 'md', 'usual', 'paper'],
  ['rare.md', 'md', 'rare', 'full'],
  ['empty.md', 'md', 'empty', 'full'],
  ['usual.csv', 'csv', 'usual', 'full'],
  ['usual-paper.csv', 'csv', 'usual', 'paper'],
  ['rare.csv', 'csv', 'rare', 'full'],
  ['empty.csv', 'csv', 'empty', 'full'],
  ['usual.tex', 'latex', 'usual', 'full'],
  ['usual-paper.tex', 'latex', 'usual', 'paper'],
  ['rare.tex', 'latex', 'rare', 'full'],
  ['empty.tex', 'latex', 'empty', 'full'],
  ['usual.json', 'json', 'usual', 'full'],
  ['rare.json', 'json', 'rare', 'full'],
  ['empty.json', 'json', 'empty', 'full'],
  ['usual.html', 'html', 'usual', 'full'],
  ['usual-paper.html', 'html', 'usual', 'paper'],
  ['rare.html', 'html', 'rare', 'full'],
  ['empty.html', 'html', 'empty', 'full'],
];

describe('a report is, to the letter, what it was', () => {
  test.each(FILES)('%s', async (...[file, format, name, layout, width]) => {
    const data = DATA[name] ?? { rows: [] };
    const text = await reportNamed(format).render(data, { layout, width });
    await expect(text).toMatchFileSnapshot(path.join(import.meta.dirname, 'golden', file));
  });
});
