import { describe, expect, test } from 'vitest';
import { compareSuites } from '../../../src/contracts/compare-suites.js';
import type { CaseResult } from '../../../src/contracts/result.js';
import { suiteReports } from '../../../src/reports/suites/index.js';
import { followUp, held, result, violated } from '../../support/suite-runs.js';
import { report } from './runs.js';

type Format = 'console' | 'md' | 'html';
/** What each says of 30 broken cases, and of 24 follow-ups that break one; a page has room for all cases. */
const FORMATS: readonly (readonly [Format, cases: string, followUps: string])[] = [
  ['console', 'and 20 more', '… and 21 more follow-ups break it'],
  ['md', '… and 10 more', '… and 21 more follow-ups break it.'],
  ['html', 'c29', '… and 4 more follow-ups break it.'],
];

/** What a run looks like beside an earlier one, in a format, as one line of words. */
async function shown(format: Format, after: readonly CaseResult[], before: readonly CaseResult[] = after) {
  const [a, b] = [await report(before, { version: '1.2.0' }), await report(after)];
  const suite = { report: b, comparison: compareSuites(a, b), past: [], folder: 'runs/1', seconds: undefined };
  const text = (await suiteReports[format]?.([suite], { width: 100, color: false })) ?? '';
  const words = format === 'html' ? text.replaceAll(/<style>.*?<\/style>|<[a-z/!][^>]*>/gsu, ' ') : text;
  return words.replaceAll(/\s+/gu, ' ');
}

const many = (count: number, of: (at: number) => CaseResult) => Array.from({ length: count }, (_, at) => of(at));
const good = (at: number) => result(`c${at}`, [held('h')]);
const bad = (at: number) => result(`c${at}`, [violated('h', 'it is gone')]);
const OTHER = { model: 'another', params: { temperature: 0 } };

describe.each(FORMATS)('runs of suites with very much or very little to say, as %s', (format, cases, followUps) => {
  test('of many cases that broke the first are named, and how many more there are', async () => {
    const text = await shown(format, many(30, bad), many(30, good));
    expect(text).toContain(cases);
    expect(text).toContain('c9');
  });

  test('of many follow-ups that break a case the first are shown, and how many more there are', async () => {
    const asked = many(24, (at) =>
      result('c0', [violated('h', 'it is gone')], {
        followUp: { ...followUp('typo', `About c${at}`), id: `typo-${at}` },
      }),
    );
    expect(await shown(format, [good(0), ...asked])).toContain(followUps);
  });

  test('where they have no case in common there is nothing to compare', async () => {
    expect(await shown(format, [good(0)], [good(1)])).toContain('Nothing to compare: no case in common');
  });

  test('each configuration is compared under its own name', async () => {
    const both = [good(0), { ...good(0), ...OTHER }];
    expect(await shown(format, both)).toMatch(/another, temperature 0/u);
  });
});
