import path from 'node:path';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { compareSuites } from '../../../src/contracts/compare-suites.js';
import { suiteComparisonReports } from '../../../src/reports/suite-comparison/index.js';
import { RUNS, report, results } from '../suites/runs.js';

async function comparison(run: string) {
  const [shown] = (await RUNS[run]?.()) ?? [];
  if (shown?.comparison === undefined) throw new Error(`${run} is compared with nothing`);
  return shown.comparison;
}

const options = { width: 80, color: false };

describe('two versions of a suite', () => {
  test.each([
    ['usual.txt', 'console'],
    ['usual.md', 'md'],
  ])('%s is, to the letter, what it was', async (file, format) => {
    const text = await suiteComparisonReports[format]?.(await comparison('usual'), options);
    await expect(text).toMatchFileSnapshot(path.join(import.meta.dirname, 'golden', file));
  });

  test('that are the same', async () => {
    const one = await report(results);
    const text = await suiteComparisonReports['console']?.(compareSuites(one, one), options);
    expect(text).toContain('= Unchanged: 57.1% → 57.1% (0.0pp');
    expect(text).toContain('The prompt is the same.');
  });

  test('whatever models say, a terminal obeys none of it', async () => {
    for (const width of [40, 80]) {
      const text =
        (await suiteComparisonReports['console']?.(await comparison('hostile'), { ...options, width })) ?? '';
      expect(text).toContain('Broken');
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029]|\p{Surrogate}/u);
      expect(text.split('\n').filter((line) => stringWidth(line) > width)).toEqual([]);
    }
  });

  test('whatever models say, Markdown has no elements but its own', async () => {
    const text = (await suiteComparisonReports['md']?.(await comparison('hostile'), options)) ?? '';
    expect(text).toContain('### Broken');
    const fences = text.replaceAll(/^(`{3,})\w*\n[\s\S]*?^\1$/gmu, '');
    expect(fences.replaceAll(/<\/?(?:details|summary|b|del|ins)>/gu, '')).not.toMatch(/[<>]/u);
    expect(text.length).toBeLessThan(65_536);
  });
});
