import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { UserError } from '../core/errors.js';
import { localOnly } from './local-only.js';
import { pageApp } from './page-app.js';
import type { RunView } from './run-view.js';

/** Where it is served, and how to end that. */
export interface Served {
  readonly address: string;
  close(): void;
}

/** Serves the page of a run to this machine alone. Throws UserError where the port is taken. @param port 0: any that is free */
export function servePage(view: RunView, port: number): Promise<Served> {
  return serve((bound) => pageApp(view, bound), port);
}

/** Serves one page as it is, likewise. */
export function serveHtml(html: string, port: number): Promise<Served> {
  return serve((bound) => localOnly(bound).get('/', (context) => context.html(html)), port);
}

async function serve(make: (bound: () => number) => Hono, port: number): Promise<Served> {
  let bound = port;
  const app = make(() => bound);
  const server = createAdaptorServer({ fetch: app.fetch });
  bound = await new Promise<number>((resolve, reject) => {
    server.once('error', (error) => reject(refused(error, port)));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
  return { address: `http://127.0.0.1:${bound}/`, close: () => server.close() };
}

function refused(error: Error, port: number): Error {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  return new UserError(
    `--port: Expected a port that can be listened on, got ${port}${taken ? ', which is in use' : `: ${error.message}`}`,
    'Choose another, or --port 0 for any that is free.',
  );
}
