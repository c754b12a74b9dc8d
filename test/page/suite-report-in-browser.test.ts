import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suiteReports } from '../../src/reports/suites/index.js';
import { RUNS } from '../reports/suites/runs.js';
import { NO_BROWSER, openBrowser, openPage } from '../support/browser.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-suite-page-'));
let browser: Browser;

async function opened(run: string, options = {}) {
  const file = path.join(folder, `${run}.html`);
  writeFileSync(file, (await suiteReports['html']?.((await RUNS[run]?.()) ?? [], { width: 80, color: false })) ?? '');
  return openPage(browser, `file://${file}`, options);
}

describe.skipIf(NO_BROWSER !== undefined)(
  `the report of a suite in a browser${NO_BROWSER === undefined ? '' : ` (${NO_BROWSER})`}`,
  () => {
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      rmSync(folder, { recursive: true });
    });

    test.each(['usual', 'perturbed', 'sweep', 'hostile'])(
      '%s keeps to its policy, asks nobody for anything and fits a phone, in light and dark',
      async (run) => {
        for (const colorScheme of ['light', 'dark']) {
          const options = { viewport: { width: 390, height: 844 }, colorScheme, javaScriptEnabled: true };
          const { page, requests, problems } = await opened(run, options);
          for (const each of await page.locator('details.case').all()) await each.locator('summary').first().click();
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
          expect(requests).toHaveLength(1);
          expect(problems).toEqual([]);
          await page.close();
        }
      },
    );

    test('a case opens without a script and tells why it failed', async () => {
      const { page } = await opened('usual', { javaScriptEnabled: false });
      const failing = page.locator('details.case', { hasText: 'ambiguous_policy_query' });
      await failing.locator('summary').click();
      expect(await failing.locator('.inside').textContent()).toContain('Expected the reply to contain policy_doc');
      await page.close();
    });

    test('the results can be taken away as JSON', async () => {
      const { page } = await opened('usual');
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]').click()]);
      expect(download.suggestedFilename()).toBe('results.json');
      await page.close();
    });
  },
);
