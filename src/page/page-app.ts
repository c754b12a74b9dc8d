import { type Context, Hono } from 'hono';
import { UserError } from '../core/errors.js';
import { type CaseFilter, FILTER_KEYS } from './case-filter.js';
import { pageHtml, policyOf } from './page-html.js';
import type { RunView } from './run-view.js';

/** Lines of one answer at most. */
const MOST = 200;
/** Milliseconds within which the run's files are not looked at again. */
const FRESH = 1000;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * The page and what it asks for. Another `Host` than this machine's own names is refused: a page from elsewhere that has
 * its name point here gets nothing; and no other origin may read an answer.
 * @param port where it is served
 */
export function pageApp(view: RunView, port: () => number): Hono {
  const app = new Hono();
  let read = Date.now();
  const fresh = () => {
    if (Date.now() - read < FRESH) return;
    view.refresh();
    read = Date.now();
  };
  app.use(async (context, next) => {
    if (!isOurs(context.req.header('Host'), port())) return context.text('Expected this machine as the host', 403);
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    return undefined;
  });
  app.get('/', async (context) => {
    const { title } = await view.overview();
    const html = pageHtml(null, title);
    context.header('Content-Security-Policy', `${policyOf(html, true)}; frame-ancestors 'none'`);
    return context.html(html);
  });
  app.get('/api/revision', (context) => {
    fresh();
    return context.json({ revision: view.revision() });
  });
  app.get('/api/overview', async (context) => context.json(await view.overview()));
  app.get('/api/trend', async (context) => context.json({ trend: (await view.trend()) ?? null }));
  app.get('/api/cases', (context) => {
    const part = { offset: whole(context.req.query('offset'), 0), limit: whole(context.req.query('limit'), MOST) };
    return context.json(view.page(filterOf(context), { ...part, limit: Math.min(MOST, part.limit) }));
  });
  app.get('/api/position', (context) =>
    context.json({ position: view.position(filterOf(context), context.req.query('key') ?? '') }),
  );
  app.get('/api/case', (context) => context.json({ detail: view.detail(context.req.query('key') ?? '') ?? null }));
  app.post('/api/review', async (context) => {
    // A form of another page cannot send JSON, and a script of one is not let: no answer here allows it.
    if (!/^application\/json\b/u.test(context.req.header('Content-Type') ?? ''))
      return context.text('Expected JSON', 415);
    const sent = reviewIn(await context.req.json());
    if (!sent) return context.text('Expected `key`, `valid` and `why`', 400);
    view.review(sent.key, sent);
    return context.json({ revision: view.revision() });
  });
  app.onError((error, context) => {
    if (error instanceof UserError || error instanceof SyntaxError) return context.text(error.message, 400);
    return context.text('The run could not be read', 500);
  });
  app.notFound((context) => context.text('There is nothing here', 404));
  return app;
}

interface Sent {
  readonly key: string;
  readonly valid: boolean;
  readonly why: string;
}

function reviewIn(value: unknown): Sent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, valid, why }: Partial<Record<string, unknown>> = { ...value };
  if (typeof key !== 'string' || typeof valid !== 'boolean' || typeof why !== 'string') return undefined;
  return { key, valid, why };
}

function isOurs(host: string | undefined, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

function filterOf(context: Context): CaseFilter {
  return Object.fromEntries(
    FILTER_KEYS.flatMap((key) => {
      const value = context.req.query(key);
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );
}

function whole(text: string | undefined, otherwise: number): number {
  const value = Number(text ?? otherwise);
  return Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}
