import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_BROWSER, openBrowser, openPage } from '../support/browser.js';
import { cli, ROOT } from '../support/cli.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-page-'));
const address = `file://${path.join(folder, 'report.html')}`;
let browser: Browser;

/** A page and its parts by what a reader sees. */
async function opened(hash = '', options = {}) {
  const found = await openPage(browser, `${address}${hash}`, options);
  const { page } = found;
  return {
    ...found,
    cells: page.locator('button.cell'),
    cases: page.locator('.case button'),
    panel: page.getByRole('complementary', { name: 'Case' }),
    counted: page.locator('#cases + p'),
  };
}

describe.skipIf(NO_BROWSER !== undefined)(
  `the report in a browser${NO_BROWSER === undefined ? '' : ` (${NO_BROWSER})`}`,
  () => {
    beforeAll(async () => {
      browser = await openBrowser();
      const experiment = path.join(ROOT, 'experiments', 'sentiment.yaml');
      const run = path.join(folder, 'run');
      const ended = await cli('run', experiment, '--limit', '60', '--out', run, '--quiet', '--format', 'json');
      expect(ended.code).toBe(0);
      expect((await cli('report', run, '-o', path.join(folder, 'report.html'))).code).toBe(0);
    });
    afterAll(async () => {
      await browser?.close();
      rmSync(folder, { recursive: true });
    });

    test('shows heat map, findings and cases, and asks nobody for anything', async () => {
      const { page, requests, problems, cells, cases } = await opened();
      expect(await cells.count()).toBeGreaterThan(30);
      await cases.first().waitFor();
      expect(await page.locator('.finding').count()).toBeGreaterThan(3);
      expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([address]);
      expect(problems).toEqual([]);
      await page.close();
    });

    test('tells n and interval of a cell under the pointer and under the keyboard', async () => {
      const { page, cells } = await opened();
      await cells.first().hover();
      expect(await page.getByRole('tooltip').textContent()).toMatch(/held.*%.*–.*of \d+ judged/u);
      await page.mouse.move(0, 0);
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
      await cells.first().focus();
      await page.keyboard.press('ArrowDown');
      expect(await page.getByRole('tooltip').textContent()).toContain('ner');
      await page.close();
    });

    test('goes from a cell to its findings and cases, and from a case to its prompts', async () => {
      const { page, cells, cases, panel } = await opened();
      await cells.and(page.locator('.h4, .h5, .h3')).first().click();
      await cases.first().waitFor();
      expect(page.url()).toMatch(/#model=.*category=.*shots=.*status=violated/u);
      expect(await page.locator('.verdict').allTextContents()).not.toContain('held');
      await page.locator('.finding').first().click();
      expect(page.url()).toMatch(/&from=.*&to=/u);
      await cases.first().click();
      await panel.getByText('Prompt as sent').last().click();
      const [source, followUp] = [panel.locator('.body').first(), panel.locator('.body').last()];
      expect(await panel.locator('.message').last().textContent()).toContain(await followUp.textContent());
      expect(await source.textContent()).not.toBe(await followUp.textContent());
      expect(await panel.locator('del, ins').count()).toBeGreaterThan(0);
      expect(await panel.locator('.reply').count()).toBe(2);
      await page.close();
    });

    test('filters by verdict, category, label and text, and takes the filter away', async () => {
      const { page, counted, cases } = await opened();
      const all = await page.waitForFunction(() => document.querySelector('#cases + p')?.textContent);
      await page.getByLabel('verdict', { exact: true }).selectOption('held');
      await page.getByLabel('category', { exact: true }).selectOption('negation');
      await page.getByLabel('label', { exact: true }).selectOption('Negative');
      await page.getByLabel('Text in source').fill(' THE ');
      await page.waitForFunction(() => /text=/u.test(location.hash));
      await page.waitForFunction(
        (before) => document.querySelector('#cases + p')?.textContent !== before,
        await all.jsonValue(),
      );
      const texts = await cases.allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(text).toContain('held');
        expect(text).toContain('negation');
        // A long source is shown cut, and the word may stand behind that.
        expect(text.toLowerCase()).toMatch(/ the |…/u);
      }
      expect(texts.some((text) => text.toLowerCase().includes(' the '))).toBe(true);
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.waitForFunction(
        (before) => document.querySelector('#cases + p')?.textContent === before,
        await all.jsonValue(),
      );
      expect(await counted.textContent()).toBe(await all.jsonValue());
      await page.close();
    });

    test('restores from a link what one saw, and goes back with the browser', async () => {
      const first = await opened('#category=negation&status=violated');
      await first.cases.nth(1).click();
      await first.panel.locator('h3').waitFor();
      const link = first.page.url();
      const text = await first.panel.textContent();
      const again = await opened(link.slice(link.indexOf('#')));
      await again.panel.locator('.body').first().waitFor();
      expect((await again.panel.textContent())?.replace(/^.*×Close/u, '')).toBe(text?.replace(/^.*×Close/u, ''));
      expect(await again.page.getByLabel('verdict', { exact: true }).inputValue()).toBe('violated');
      await first.page.goBack();
      await first.panel.waitFor({ state: 'detached' });
      await Promise.all([first.page.close(), again.page.close()]);
    });

    test('is gone through by keys alone', async () => {
      const { page, panel, cases } = await opened('#status=violated');
      await cases.first().waitFor();
      await page.keyboard.press('j');
      await panel.getByText(/^1 of/u).waitFor();
      await page.keyboard.press('j');
      await panel.getByText(/^2 of/u).waitFor();
      await page.keyboard.press('k');
      await panel.getByText(/^1 of/u).waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      await page.keyboard.press('/');
      await page.keyboard.type('jk');
      expect(await page.getByLabel('Text in source').inputValue()).toBe('jk');
      await page.close();
    });

    test.each(['light', 'dark'] as const)(
      'is %s where the system or the reader says so, and legible',
      async (scheme) => {
        const { page, cases } = await opened('', { colorScheme: scheme });
        await cases.first().waitFor();
        const back = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const before = await back();
        expect(await page.evaluate(leastContrast)).toBeGreaterThanOrEqual(4.5);
        await page.getByText(scheme === 'light' ? 'dark' : 'light', { exact: true }).click();
        expect(await back()).not.toBe(before);
        expect(await page.evaluate(leastContrast)).toBeGreaterThanOrEqual(4.5);
        await page.close();
      },
    );

    test('stands beside another run, where it is held against one', async () => {
      const other = path.join(folder, 'other');
      const experiment = path.join(ROOT, 'experiments', 'sentiment.yaml');
      await cli('run', experiment, '--limit', '40', '--out', other, '--quiet', '--format', 'json');
      const file = path.join(folder, 'against.html');
      expect((await cli('report', path.join(folder, 'run'), '--against', other, '-o', file)).code).toBe(0);
      const { page, problems } = await openPage(browser, `file://${file}`);
      const cases = page.locator('.case button');
      await cases.first().click();
      const panel = page.getByRole('complementary', { name: 'Case' });
      await panel.getByText('before, in sentiment').waitFor();
      expect(await panel.locator('.before .verdict').textContent()).toBe(
        await panel.locator('h3 .verdict').textContent(),
      );
      expect(await panel.locator('.both').count()).toBe(2);
      expect(await panel.locator('.reply pre').allTextContents()).toHaveLength(4);
      await page.keyboard.press('Escape');
      const section = page.getByRole('region', { name: /^Against sentiment/u });
      expect(await section.getByText('askings are in one run alone').count()).toBe(1);
      expect(new Set(await section.locator('tbody td:last-child').allTextContents())).toEqual(new Set(['tied']));
      expect(problems).toEqual([]);
      await page.close();
    });

    test('fits a phone', async () => {
      const { page, cases, panel } = await opened('#status=violated', { viewport: { width: 360, height: 720 } });
      await cases.first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await cases.first().click();
      expect((await panel.boundingBox())?.width).toBe(360);
      await page.close();
    });
  },
);

/** The least contrast of a text on the page to what is behind it, as WCAG counts it. */
function leastContrast(): number {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): readonly number[] => {
    if (!pen) return [];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = rgba(color).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element: Element | null): string => {
    if (!element) return 'white';
    const { backgroundColor } = getComputedStyle(element);
    return rgba(backgroundColor)[3] === 255 ? backgroundColor : behind(element.parentElement);
  };
  const ratios = [
    ...document.querySelectorAll('h1,h2,p,dt,dd,b,th,del,ins,.soft,.cell,.verdict,.change,select,kbd,.more'),
  ].map((each) => {
    const [a, b] = [light(getComputedStyle(each).color), light(behind(each))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
  return Math.min(...ratios);
}
