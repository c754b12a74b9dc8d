import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { type ReportData, reportNamed } from '../../src/reports/index.js';
import { anyData, anyLayout } from './any-data.js';

/** What a terminal, a browser or a reader of text could take for more than text; line breaks are the report's own. */
const CONTROL = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029]|\p{Surrogate}/u;

/** What picocolors writes. */
const OWN_COLOR = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'gu');

async function holds(format: string, check: (text: string, data: ReportData) => void): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyData, anyLayout, async (data, layout) => {
      check(await reportNamed(format).render(data, { layout }), data);
    }),
  );
}

describe('whatever stands in names, texts and answers', () => {
  test('json gives it back', async () => {
    await holds('json', (text, { rows }) => {
      expect(JSON.parse(text)).toEqual({ schema: 1, rows });
    });
  });

  test('csv gives names and numbers back, and no cell is a formula', async () => {
    await fc.assert(
      fc.asyncProperty(anyData, async (data) => {
        const [, ...records] = parse(await reportNamed('csv').render(data), { record_delimiter: '\n' });
        const cells = records.map((record) => record.slice(0, 6).map(unguarded));
        expect(cells).toEqual(
          data.rows.map(({ model, task, context, shots, category, n }) =>
            [model, task, context, shots, category, n].map((cell) => asUtf8(String(cell))),
          ),
        );
        expect(records.flatMap((record) => record.slice(0, 5)).filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual(
          [],
        );
      }),
    );
  });

  test('html has only its own elements, and nothing that runs', async () => {
    const own =
      /^(?:!doctype|html|head|meta|title|style|body|header|main|h[1-4]|p|div|table|thead|tbody|tr|th|td|svg|path|rect|circle|article|dl|dt|dd|del|ins)$/u;
    await holds('html', (text) => {
      expect(
        [...text.matchAll(/<\/?([^\s>]*)/gu)].map(([, name]) => name).filter((name) => !own.test(name ?? '')),
      ).toEqual([]);
      expect(text).not.toMatch(/<script/iu);
      expect(text).not.toMatch(CONTROL);
    });
  });

  test('markdown has no elements but marks of changes, and tables keep their columns', async () => {
    await holds('md', (text) => {
      expect(text.replaceAll(/<\/?(?:del|ins)>/gu, '')).not.toMatch(/[<>]/u);
      expect(text).not.toMatch(CONTROL);
      const lines = text.split('\n').filter((line) => line.startsWith('|'));
      const borders = lines.map((line) => line.replaceAll(/\\./gu, '').split('|').length);
      lines.forEach((line, at) => {
        if (/^\| :-/u.test(line)) expect(borders[at - 1]).toBe(borders[at]);
        else if (at > 0 && !/^\| category /u.test(line)) expect(borders[at - 1]).toBe(borders[at]);
      });
    });
  });

  test('latex has balanced braces, and every special character is set, not obeyed', async () => {
    await holds('latex', (text) => {
      let depth = 0;
      for (const [brace] of text.replaceAll(/\\[\\{}]/gu, '').matchAll(/[{}]/gu)) {
        depth += brace === '{' ? 1 : -1;
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect(depth).toBe(0);
      const body = text.split('\n').filter((line) => !line.startsWith('%'));
      expect(body.join('\n').replaceAll(/\\[%#_$&]/gu, '')).not.toMatch(/[%#_~]/u);
      expect(text).not.toMatch(CONTROL);
    });
  });

  test.each([true, false])(
    'terminal (colour: %s) shows it, obeys none of it, and keeps to its width',
    async (color) => {
      await fc.assert(
        fc.asyncProperty(anyData, anyLayout, fc.integer({ min: 40, max: 200 }), async (data, layout, width) => {
          const text = await reportNamed('terminal').render(data, { layout, color, width });
          const bare = color ? text.replaceAll(OWN_COLOR, '') : text;
          expect(bare).not.toMatch(CONTROL);
          expect(text.split('\n').filter((line) => stringWidth(line) > width)).toEqual([]);
        }),
      );
    },
  );
});

/** The guard before a formula, or before text that looks guarded, taken off. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/u, '');
}

/** Half characters do not survive in a file of UTF-8. */
function asUtf8(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
