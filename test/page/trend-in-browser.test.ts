import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewOf } from '../../src/cli/run-view.js';
import { servePage } from '../../src/page/serve.js';
import { existingRunFolder } from '../../src/store/run-folder.js';
import { NO_BROWSER, openBrowser, openPage } from '../support/browser.js';
import { cli } from '../support/cli.js';
import { writeLargeRun } from '../support/large-run.js';

const runs = mkdtempSync(path.join(tmpdir(), 'mmt4nl-trend-'));
const at = (name: string) => path.join(runs, name);

beforeAll(() => {
  const seeds = { 'run-1': 42, 'run-2': 7, 'run-3': 42, 'run-4': 42 };
  for (const [nth, [name, seed]] of Object.entries(seeds).entries()) {
    writeLargeRun(at(name), 80);
    const file = path.join(at(name), 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const started = `2026-11-0${nth + 1}T10:00:00.000Z`;
    writeFileSync(file, JSON.stringify({ ...manifest, started, experiment: { ...manifest.experiment, seed } }));
  }
});
afterAll(() => rmSync(runs, { recursive: true }));

describe.skipIf(NO_BROWSER !== undefined)(`runs over time${NO_BROWSER === undefined ? '' : ` (${NO_BROWSER})`}`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test('have a chart for each category, whose points tell their numbers under pointer and keys', async () => {
    const served = await servePage(await viewOf(existingRunFolder(at('run-3'))), 0);
    const { page, problems } = await openPage(browser, served.address);
    const trend = page.getByRole('region', { name: 'Over time' });
    await trend.getByText('4 runs, 2026-11-01 to 2026-11-04').waitFor();
    const charts = trend.getByRole('slider');
    expect(await charts.count()).toBe(4);
    expect(await charts.first().locator('.point').count()).toBe(4);
    expect(await charts.first().locator('.point.other').count()).toBe(1);
    expect(await charts.first().locator('.point.shown').count()).toBe(1);
    await charts.first().hover({ position: { x: 3, y: 10 } });
    expect(await page.getByRole('tooltip').textContent()).toMatch(/^run-1 .*held.*%.*judged20/u);
    await page.mouse.move(0, 0);
    await charts.first().focus();
    expect(await page.getByRole('tooltip').textContent()).toMatch(/^run-3 this run/u);
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('tooltip').textContent()).toContain('Not to be held against this run: another seed.');
    expect(await charts.first().getAttribute('aria-valuetext')).toMatch(/^run-2: \d/u);
    await page.getByRole('button', { name: 'vocab', exact: true }).click();
    expect(await charts.count()).toBe(1);
    expect(problems).toEqual([]);
    await page.close();
    served.close();
  });

  test('are in a file too, from the folder that is named; a run alone has none', async () => {
    const file = path.join(runs, 'report.html');
    expect((await cli('report', at('run-4'), '--trend', runs, '-o', file)).code).toBe(0);
    const { page } = await openPage(browser, `file://${file}`);
    expect(await page.getByRole('slider').count()).toBe(4);
    await page.close();
    expect((await cli('report', at('run-4'), '--trend', at('run-1'), '-o', file)).code).toBe(0);
    const alone = await openPage(browser, `file://${file}`);
    await alone.page.locator('.case button').first().waitFor();
    expect(await alone.page.getByRole('slider').count()).toBe(0);
    await alone.page.close();
    const { code, stderr } = await cli('report', at('run-4'), '--trend', at('none'), '-o', file);
    expect({ code, said: stderr.includes('--trend: Expected a folder') }).toEqual({ code: 2, said: true });
  });
});
