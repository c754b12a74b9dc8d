import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { suiteReports } from '../../../src/reports/suites/index.js';
import { freshFolders } from '../../support/folder.js';
import { missing, said } from '../../support/tool.js';
import { RUNS } from './runs.js';

const NO_XMLLINT = missing('xmllint', 'libxml2-utils');
const SCHEMA = path.resolve(import.meta.dirname, '../../support/junit.xsd');
const fresh = freshFolders();

/** What a terminal, a browser or a reader of text could take for more than text; line breaks are the report's own. */
const CONTROL = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029]|\p{Surrogate}/u;
const OWN_COLOR = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'gu');

async function hostile(format: string, options: { width?: number; color?: boolean } = {}): Promise<string> {
  const suites = (await RUNS['hostile']?.()) ?? [];
  return (await suiteReports[format]?.(suites, { width: 80, color: false, ...options })) ?? '';
}

describe('whatever models say', () => {
  test.each([
    [80, false],
    [80, true],
    [40, true],
    [120, false],
  ])('a terminal of %d columns (colour: %s) shows an excerpt of it and obeys none of it', async (width, color) => {
    const text = await hostile('console', { width, color });
    const bare = text.replaceAll(OWN_COLOR, color ? '' : '$&');
    expect(bare).not.toMatch(CONTROL);
    expect(bare.split('\n').filter((line) => stringWidth(line) > width)).toEqual([]);
    expect(text.length).toBeLessThan(50_000);
  });

  test('Markdown has no elements but its own, and is no more than a comment holds', async () => {
    const text = await hostile('md');
    expect(text.length).toBeLessThan(65_536);
    expect(text).not.toMatch(CONTROL);
    const fences = text.replaceAll(/^(`{3,})\w*\n[\s\S]*?^\1$/gmu, '');
    expect(fences.replaceAll(/<\/?(?:details|summary|b|del|ins)>/gu, '')).not.toMatch(/[<>]/u);
    expect(fences.replaceAll(/<summary>.*<\/summary>|\\./gu, '')).not.toContain('```');
  });

  test('a page has only its own elements, nothing that runs, and excerpts', async () => {
    const own =
      /^(?:!doctype|html|head|meta|title|style|body|header|main|h[1-4]|p|div|span|small|b|br|a|code|pre|table|thead|tbody|tr|th|td|svg|path|rect|circle|polygon|polyline|text|article|details|summary|dl|dt|dd|ol|ul|li|del|ins)$/u;
    const [before = '', ...behind] = (await hostile('html')).split(';base64,');
    const text = before + behind.map((part) => part.slice(part.indexOf('"'))).join('');
    expect(
      [...text.matchAll(/<\/?([^\s>]*)/gu)].map(([, name]) => name).filter((name) => !own.test(name ?? '')),
    ).toEqual([]);
    expect(text).not.toMatch(CONTROL);
    expect(text).toContain("default-src 'none'; style-src 'sha256-");
    expect(text.length).toBeLessThan(100_000);
  });

  test('a spreadsheet runs nothing of it, and every record has all its columns', async () => {
    const records: string[][] = parse(await hostile('csv'), { record_delimiter: '\n' });
    expect(records.flat().filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual([]);
    expect(new Set(records.map(({ length }) => length)).size).toBe(1);
    expect(records.map((record) => record[5])).toEqual([
      'case',
      expect.stringContaining('<script>'),
      "'=1+1",
      "'=1+1",
      'gone',
    ]);
    expect(Math.max(...records.flat().map(({ length }) => length))).toBeLessThan(32_767);
  });

  test.skipIf(NO_XMLLINT !== undefined).each(['usual', 'perturbed', 'sweep', 'many', 'hostile'])(
    'JUnit XML is of its schema: %s',
    async (run) => {
      const folder = fresh();
      const xml = await suiteReports['junit']?.((await RUNS[run]?.()) ?? [], { width: 80, color: false });
      writeFileSync(path.join(folder, 'a.xml'), xml ?? '');
      const { code, text } = said('xmllint', ['--noout', '--nonet', '--schema', SCHEMA, 'a.xml'], folder);
      expect(code, text.slice(0, 2000)).toBe(0);
      expect(xml?.length).toBeLessThan(200_000);
    },
  );
});
