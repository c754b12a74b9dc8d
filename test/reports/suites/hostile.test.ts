import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { suiteReports } from '../../../src/reports/suites/index.js';
import { RUNS } from './runs.js';

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
});
