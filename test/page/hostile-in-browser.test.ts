import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_BROWSER, openBrowser, openPage } from '../support/browser.js';
import { cli } from '../support/cli.js';
import { writeLargeRun } from '../support/large-run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-hostile-'));
const at = (name: string) => path.join(folder, name);
const SCRIPT = '</script><script>alert(1)</script>';
const IMAGE = '<img src=x onerror=alert(2)>';
const LONG = 'word '.repeat(200_000);
let browser: Browser;

/** Pairs whose texts and outputs attack the page, judged by a replay of those outputs; the model's name has a blank. */
async function report(): Promise<string> {
  const base = { task: 'sentiment', category: 'robustness', rule: IMAGE, relation: 'same', label: 'Positive' };
  const pairs = [
    { ...base, id: 'script', source: `${SCRIPT} good`, follow_up: `${SCRIPT} ${IMAGE} good`, item: 'a' },
    { ...base, id: 'long', source: `${LONG} good`, follow_up: `${LONG} fine`, item: 'b' },
    { ...base, id: 'output', source: 'a good day', follow_up: 'a fine day', item: 'c' },
  ];
  const outputs = [
    { source_output: `Positive ${IMAGE}`, follow_up_output: `Negative ${SCRIPT}` },
    { source_output: 'Positive', follow_up_output: 'Negative' },
    { source_output: `Positive. ${LONG}`, follow_up_output: `Negative. ${LONG}` },
  ];
  const recordings = pairs.map((pair, nth) => ({
    ...pair,
    model: 'm',
    shots: 'zero',
    context: false,
    ...outputs[nth],
  }));
  const lines = (values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
  writeFileSync(at('pairs.jsonl'), lines(pairs));
  writeFileSync(at('the recordings.jsonl'), lines(recordings));
  writeFileSync(
    at('hostile.yaml'),
    `name: '<script>alert(3)</script>'\ntask: sentiment\npairs: pairs.jsonl\nshots: [zero]\nidentity: 0\nmodels: ['replay:${at('the recordings.jsonl')}']\n`,
  );
  const ended = await cli('run', at('hostile.yaml'), '--out', at('run'), '--quiet', '--format', 'json');
  expect(ended).toMatchObject({ code: 0 });
  expect((await cli('report', at('run'), '-o', at('report.html'))).code).toBe(0);
  return `file://${at('report.html')}`;
}

describe.skipIf(NO_BROWSER !== undefined)(`the page${NO_BROWSER === undefined ? '' : ` (${NO_BROWSER})`}`, () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  test('shows hostile texts and outputs as text', async () => {
    const { page, problems, requests } = await openPage(browser, await report());
    expect(await page.locator('h1').textContent()).toBe('<script>alert(3)</script>');
    await page.locator('.case').first().waitFor();
    for (const nth of [1, 2, 3]) {
      await page.keyboard.press('j');
      await page.locator('.panel-head').getByText(`${nth} of 3`, { exact: true }).waitFor();
      await page.locator('.panel .reply').last().waitFor();
      await page.getByText('Prompt as sent').last().click();
    }
    expect(await page.locator('.panel .reply pre').first().textContent()).toMatch(/^Positive/u);
    await page.goto(`${page.url().replace(/#.*$/u, '')}#text=onerror`);
    await page.locator('.case button').first().click();
    expect(await page.locator('.panel .reply pre').first().textContent()).toBe(`Positive ${IMAGE}`);
    expect(await page.locator('.panel .reply pre').last().textContent()).toBe(`Negative ${SCRIPT}`);
    expect(await page.locator('img, iframe, a').count()).toBe(0);
    expect(await page.evaluate(() => document.scripts.length)).toBe(2);
    expect(problems).toEqual([]);
    expect(requests.every((url) => url.startsWith('file:') || url.startsWith('data:'))).toBe(true);
    await page.close();
  });

  test('stays quick with 100,000 cases, and draws only those in sight', async () => {
    writeLargeRun(at('large'), 100_000);
    expect((await cli('report', at('large'), '-o', at('large.html'))).code).toBe(0);
    const { page, problems } = await openPage(browser, `file://${at('large.html')}`);
    await page.getByText('100,000 of 100,000').waitFor();
    const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
    expect(await elements()).toBeLessThan(2000);
    const start = Date.now();
    await page.getByLabel('Text in source').fill('case 77777');
    await page.getByText('1 of 100,000').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('100,000 of 100,000').waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByText('case 99999').waitFor();
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(await elements()).toBeLessThan(2000);
    expect(problems).toEqual([]);
    await page.close();
  });
});
