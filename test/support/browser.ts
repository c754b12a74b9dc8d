import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';

/** Why tests in a browser cannot run here; undefined: they can. */
export const NO_BROWSER = existsSync(CHROMIUM)
  ? undefined
  : `there is no ${CHROMIUM} (scripts/ci-setup.sh installs it)`;

export interface Opened {
  readonly page: Page;
  /** What the page asked for beside itself, and what went wrong in it. */
  readonly requests: readonly string[];
  readonly problems: readonly string[];
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}

/** The page at an address, once it shows a run. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.setDefaultTimeout(15_000);
  const [requests, problems]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(address);
  await page.waitForSelector('h1');
  return { page, requests, problems };
}
