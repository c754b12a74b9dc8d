import { Hono } from 'hono';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * An app that answers this machine alone. Another `Host` than its own names is refused: a page from elsewhere that has its
 * name point here gets nothing; and no other origin may read an answer.
 * @param port where it is served
 */
export function localOnly(port: () => number): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (!isOurs(context.req.header('Host'), port())) return context.text('Expected this machine as the host', 403);
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    return undefined;
  });
  app.notFound((context) => context.text('There is nothing here', 404));
  return app;
}

function isOurs(host: string | undefined, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}
