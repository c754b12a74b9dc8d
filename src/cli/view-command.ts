import { servePage } from '../page/serve.js';
import { namedRun } from './named-run.js';
import { note, print } from './print.js';
import { viewOf } from './run-view.js';
import type { ViewOptions } from './view.js';

/** `mmt4nl view`: until it is interrupted. */
export async function view(name: string, { port, ...viewed }: ViewOptions): Promise<void> {
  const { address } = await servePage(await viewOf(namedRun(name), viewed), port);
  await print(`${address}\n`);
  note('Ctrl-C ends it.');
}
