import { serveHtml, servePage } from '../page/serve.js';
import { namedRun } from './named-run.js';
import { note, print } from './print.js';
import { viewOf } from './run-view.js';
import { printedSuite, storedSuite } from './stored-suite.js';
import type { ViewOptions } from './view.js';

/** `mmt4nl view`: until it is interrupted. */
export async function view(name: string, { port, ...viewed }: ViewOptions): Promise<void> {
  const folder = namedRun(name);
  const suite = await storedSuite(folder);
  const { address } = suite
    ? await serveHtml(await printedSuite(suite, 'html'), port)
    : await servePage(await viewOf(folder, viewed), port);
  await print(`${address}\n`);
  note('Ctrl-C ends it.');
}
