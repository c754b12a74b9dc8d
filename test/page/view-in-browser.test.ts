import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewOf } from '../../src/cli/run-view.js';
import { type Served, servePage } from '../../src/page/serve.js';
import { existingRunFolder } from '../../src/store/run-folder.js';
import { NO_BROWSER, openBrowser, openPage } from '../support/browser.js';
import { writeLargeRun } from '../support/large-run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-view-'));
const verdicts = path.join(folder, 'verdicts.jsonl');
let served: Served;

beforeAll(async () => {
  writeLargeRun(folder, 400);
  const all = readFileSync(verdicts, 'utf8').split('\n');
  writeFileSync(`${verdicts}.0.new`, `${all.slice(0, 100).join('\n')}\n{"torn`);
  renameSync(verdicts, path.join(folder, 'rest'));
  served = await servePage(await viewOf(existingRunFolder(folder)), 0);
});
afterAll(() => {
  served.close();
  rmSync(folder, { recursive: true });
});

function status(
  host: string,
  what = 'api/overview',
): Promise<{ code?: number; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${served.address}${what}`, { headers: { Host: host, Origin: 'http://evil.example' } });
    asked.on('response', (response) => {
      response.resume();
      resolve({ ...(response.statusCode !== undefined && { code: response.statusCode }), headers: response.headers });
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the server', () => {
  const { port } = { port: () => new URL(served.address).port };

  test('answers to this machine’s own names alone', async () => {
    for (const host of ['127.0.0.1', 'localhost']) expect((await status(`${host}:${port()}`)).code).toBe(200);
    for (const host of [`evil.example:${port()}`, '127.0.0.1', `127.0.0.1.evil.example:${port()}`])
      for (const what of ['', 'api/overview', 'api/cases']) expect((await status(host, what)).code).not.toBe(200);
  });

  test('lets no other origin read, and no page frame it', async () => {
    const { headers } = await status(`127.0.0.1:${port()}`, '');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/u);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('gives a page of cases, never more', async () => {
    const answer = await fetch(`${served.address}api/cases?limit=100000&status=held`);
    const { total, lines } = (await answer.json()) as { total: number; lines: unknown[] };
    expect({ total, lines: lines.length }).toEqual({ total: 88, lines: 88 });
    const some = await fetch(`${served.address}api/cases?limit=-1&offset=x&category=no%20such`);
    expect(await some.json()).toEqual({ total: 0, lines: [] });
  });
});

describe.skipIf(NO_BROWSER !== undefined)(
  `a run that goes on${NO_BROWSER === undefined ? '' : ` (${NO_BROWSER})`}`,
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser?.close());

    test('is followed until its end', async () => {
      const { page, problems, requests } = await openPage(browser, served.address);
      await page.getByText('Going on: 100 of 400 judged').waitFor();
      const all = readFileSync(path.join(folder, 'rest'), 'utf8').split('\n');
      writeFileSync(`${verdicts}.0.new`, `${all.slice(0, 100).join('\n')}\n`);
      appendFileSync(`${verdicts}.0.new`, `${all.slice(100, 250).join('\n')}\n`);
      await page.getByText('Going on: 250 of 400 judged').waitFor();
      renameSync(path.join(folder, 'rest'), verdicts);
      rmSync(`${verdicts}.0.new`);
      await page.getByText('400 of 400', { exact: true }).waitFor();
      expect(await page.getByText('Going on').count()).toBe(0);
      expect(problems).toEqual([]);
      expect(requests.every((url) => url.startsWith(served.address) || url.startsWith('data:'))).toBe(true);
      await page.keyboard.press('j');
      await page.locator('.panel .body').first().waitFor();
      await page.close();
    });
  },
);
