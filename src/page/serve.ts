import { createAdaptorServer } from '@hono/node-server';
import { UserError } from '../core/errors.js';
import { pageApp } from './page-app.js';
import type { RunView } from './run-view.js';

/** Where it is served, and how to end that. */
export interface Served {
  readonly address: string;
  close(): void;
}

/** Serves the page to this machine alone. Throws UserError where the port is taken. @param port 0: any that is free */
export async function servePage(view: RunView, port: number): Promise<Served> {
  let bound = port;
  const app = pageApp(view, () => bound);
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
