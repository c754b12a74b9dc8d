import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewOf } from '../../src/cli/run-view.js';
import { servePage } from '../../src/page/serve.js';
import { existingRunFolder } from '../../src/store/run-folder.js';
import { NO_BROWSER, openBrowser, openPage } from '../support/browser.js';
import { cli } from '../support/cli.js';
import { writeLargeRun } from '../support/large-run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-review-'));

beforeAll(() => writeLargeRun(folder, 40));
afterAll(() => rmSync(folder, { recursive: true }));

async function servedTo(reader: string) {
  return servePage(await viewOf(existingRunFolder(folder), { reviewer: reader }), 0);
}

describe.skipIf(NO_BROWSER !== undefined)(`reviewing${NO_BROWSER === undefined ? '' : ` (${NO_BROWSER})`}`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test('goes by keys; verdicts are kept as judged follow-ups are, and readers are compared', async () => {
    const ada = await servedTo('ada');
    const { page, problems } = await openPage(browser, `${ada.address}#review=unread`);
    await page.keyboard.press('j');
    await page.getByText('1 of 40', { exact: true }).waitFor();
    await page.keyboard.press('a');
    await page.getByText('accepted 1, rejected 0').waitFor();
    await page.getByText('case 1', { exact: false }).first().waitFor();
    await page.locator('.panel .body').getByText(', case 1').waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type('jargon');
    await page.keyboard.press('Enter');
    await page.getByText('accepted 1, rejected 1').waitFor();
    await page.locator('.panel .body').getByText(', case 2').waitFor();
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await page.getByText('Expected the reason').waitFor();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await page.close();

    // The reason for one case is none for the next.
    const again = await openPage(
      browser,
      `${ada.address}#case=${encodeURIComponent(`${'1'.padStart(16, '0')} scripted zero without 0`)}`,
    );
    const reason = again.page.getByLabel('Why it is not valid');
    await again.page.getByText('You rejected it.').waitFor();
    expect(await reason.inputValue()).toBe('jargon');
    await again.page.keyboard.press('j');
    await again.page.locator('.panel .body').getByText(', case 2').waitFor();
    expect(await reason.inputValue()).toBe('');
    await again.page.close();
    ada.close();

    const judged = readFileSync(path.join(folder, 'judged.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(judged).toMatchObject([
      { task: 'sentiment', category: 'negation', rule: 'rule-0', expects: 'same', valid: true, why: '', reader: 'ada' },
      { category: 'robustness', valid: false, why: 'jargon', reader: 'ada' },
    ]);

    const bo = await servedTo('bo');
    const second = await openPage(browser, `${bo.address}#review=unread`);
    await second.page.keyboard.press('j');
    await second.page.locator('.review').waitFor();
    expect(await second.page.locator('.review').textContent()).not.toContain('ada');
    await second.page.keyboard.press('a');
    await second.page.getByText('bo and ada agree on 1 of 1').waitFor();
    await second.page.close();
    bo.close();

    expect((await cli('reviews', folder)).stdout).toContain(
      'ada: 1 accepted, 1 rejected\nbo: 1 accepted, 0 rejected\n',
    );
    const accepted = (await cli('reviews', folder, '--accepted')).stdout.trim().split('\n');
    expect(accepted.map((line) => JSON.parse(line).id)).toEqual(['0000000000000000']);
  });
});

describe.skipIf(NO_BROWSER !== undefined)('a key', () => {
  test('pressed as soon as a case shows is not lost, however late the page is with its frames', async () => {
    const browser = await openBrowser();
    const context = await browser.newContext();
    await context.addInitScript(() => {
      window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), 500);
      const setTimeoutNow = window.setTimeout;
      window.setTimeout = ((run: () => void, after = 0) => setTimeoutNow(run, after + 500)) as typeof setTimeout;
    });
    const eve = await servedTo('eve');
    const page = await context.newPage();
    // Last of all that the page waits for, so that nothing draws it again before the key.
    const last = async (route: Route) => {
      await page.getByText('1 of 40', { exact: true }).waitFor();
      await route.continue();
    };
    await page.route('**/api/case?*', last, { times: 1 });
    await page.goto(`${eve.address}#review=unread`);
    await page.getByText('accepted 0, rejected 0').waitFor();
    await page.keyboard.press('j');
    await page.locator('.panel .body').getByText(', case 0').waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type('jargon');
    await page.keyboard.press('Enter');
    await page.getByText('accepted 0, rejected 1').waitFor({ timeout: 5000 });
    await browser.close();
    eve.close();
  });
});

describe.skipIf(NO_BROWSER !== undefined)('who reads', () => {
  test('sees nothing of what models made of it, whatever the link asks for', async () => {
    const browser = await openBrowser();
    const cyd = await servedTo('cyd');
    const { page } = await openPage(browser, `${cyd.address}#status=violated&from=Negative&to=Neutral&review=unread`);
    await page.getByText('Models’ answers and verdicts are not shown').waitFor();
    await page.keyboard.press('j');
    await page.getByText('1 of 40', { exact: true }).waitFor();
    await page.locator('.panel .body').first().waitFor();
    const text = await page.locator('#page').textContent();
    for (const word of ['Neutral', 'violated', 'held', 'scripted', 'right', 'zero']) expect(text).not.toContain(word);
    expect(text).toContain('label Negative');
    await browser.close();
    cyd.close();
  });
});

describe('a review', () => {
  test('is taken as JSON alone, whole, and only where somebody reviews', async () => {
    const ada = await servedTo('ada');
    const post = (type: string, body: string) =>
      fetch(`${ada.address}api/review`, { method: 'POST', headers: { 'Content-Type': type }, body }).then(
        ({ status }) => status,
      );
    const whole = JSON.stringify({ key: '0000000000000005 scripted zero without 0', valid: true, why: '' });
    expect(await post('text/plain', whole)).toBe(415);
    expect(await post('application/json', '{"key":')).toBe(400);
    expect(await post('application/json', '{"key":"x","valid":true,"why":""}')).toBe(400);
    expect(await post('application/json', whole)).toBe(200);
    ada.close();
    const nobody = await servePage(await viewOf(existingRunFolder(folder)), 0);
    const { status } = await fetch(`${nobody.address}api/review`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: whole },
    });
    expect(status).toBe(400);
    nobody.close();
  });
});
