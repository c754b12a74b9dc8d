import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Layout, type ReportData, reportNamed } from '../../src/reports/index.js';
import { latexText } from '../../src/reports/latex/text.js';
import { freshFolders } from '../support/folder.js';
import { missing, said } from '../support/tool.js';
import { anyData } from './any-data.js';
import { notes } from './notes.js';
import { rare, rowOf, usual } from './rows.js';

const NO_LATEX = missing('pdflatex', 'texlive-latex-recommended');
const fresh = freshFolders();

const NAMES = [
  ...['\\input{/etc/passwd}', '\\end{document}', '\\write18{id}', '$x^2$', '%', '&', '[x]', '*', '}{', '#1_a^b~c'],
  ...[
    '«été»',
    'ǹaïve ȧ',
    '“quoted”',
    '中文 ไทย',
    '\u202eabc',
    '\u0000\u001b[31m',
    'e\u0301\u0323',
    '👩‍👩‍👧',
    '\ud800',
    '',
  ],
  ...['Supercalifragilistic'.repeat(8), 'very '.repeat(40)],
];
const hostile: ReportData = {
  rows: NAMES.flatMap((model) => NAMES.map((category) => rowOf({ model, category, n: 4, held: 3, noise: [1, 4] }))),
  notes: { title: '\\end{document}%', seed: '\n\\x', remarks: NAMES },
};

async function compiled(texts: readonly string[]): Promise<string> {
  const folder = fresh();
  const document = ['\\documentclass{article}', '\\usepackage{booktabs}', '\\begin{document}', 'Begin.'];
  // Floats that stand where no text is between pile up, as they would not in a paper.
  const body = texts.flatMap((text) => text.replaceAll('\\end{table}\n', '\\end{table}\n\\clearpage\n'));
  writeFileSync(path.join(folder, 'a.tex'), [...document, ...body, '\\end{document}', ''].join('\n'));
  const { code, text } = said('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'a.tex'], folder);
  expect(code, text.slice(-3000)).toBe(0);
  expect(text).toContain('Output written on a.pdf');
  return text;
}

const render = (data: ReportData, layout: Layout) => reportNamed('latex').render(data, { layout });

describe.skipIf(NO_LATEX !== undefined)(`pdflatex compiles${NO_LATEX === undefined ? '' : ` (${NO_LATEX})`}`, () => {
  test.each(['full', 'paper'] as const)('usual and rare results in the %s layout, within the page', async (layout) => {
    const log = await compiled([
      await render({ rows: usual, notes }, layout),
      await render({ rows: rare }, layout),
      await render({ rows: [] }, layout),
    ]);
    expect(log.match(/^Overfull.*\n.*$/gmu) ?? []).toEqual([]);
  });

  test.each(['full', 'paper'] as const)('hostile names in the %s layout', async (layout) => {
    await compiled([await render(hostile, layout)]);
  });

  test('whatever else names are', async () => {
    const samples = fc.sample(anyData, { numRuns: 60, seed: 5 });
    await compiled(await Promise.all(samples.flatMap((data) => [render(data, 'full'), render(data, 'paper')])));
  });

  test('every character that it sets as it is', async () => {
    const chars = Array.from({ length: 0x2200 }, (_, code) => latexText(String.fromCodePoint(code)));
    await compiled(chars.map((char) => `x${char}\n`));
  });
});
