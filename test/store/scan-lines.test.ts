import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanLines } from '../../src/store/scan-lines.js';
import { freshFolders } from '../support/folder.js';

const folder = freshFolders();

function scanned(file: string, chunk?: number) {
  const lines: { offset: number; text: string; whole: boolean }[] = [];
  const scan = scanLines(file, chunk);
  for (let next = scan.next(); ; next = scan.next()) {
    if (next.done) return { lines, end: next.value };
    const { offset, bytes, whole } = next.value;
    lines.push({ offset, text: bytes.toString('latin1'), whole });
  }
}

/** What `scanLines` is held to, the plain way. */
function split(text: string) {
  const lines: { offset: number; text: string; whole: boolean }[] = [];
  const end = text.lastIndexOf('\n') + 1;
  for (let at = 0; at < end; ) {
    const stop = text.indexOf('\n', at);
    lines.push({ offset: at, text: text.slice(at, stop), whole: true });
    at = stop + 1;
  }
  if (end < text.length) lines.push({ offset: end, text: text.slice(end), whole: false });
  return { lines, end };
}

describe('scanLines', () => {
  test('gives every line and its place, whatever the chunks', () => {
    const file = path.join(folder(), 'lines');
    const bytes = fc.string({ unit: fc.constantFrom('\n', '\n', 'a', '\r', '\u0000', 'é'), maxLength: 60 });
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 20 }), (text, chunk) => {
        writeFileSync(file, text, 'latin1');
        expect(scanned(file, chunk)).toEqual(split(text));
      }),
    );
  });

  test('goes over the border of its own chunks', () => {
    const file = path.join(folder(), 'lines');
    const lengths = [(1 << 20) - 1, 0, 1, 3 << 20, 1 << 20, 5];
    const text = lengths.map((length, at) => `${String(at).repeat(length)}\n`).join('');
    writeFileSync(file, text);
    expect(scanned(file)).toEqual(split(text));
  });
});
