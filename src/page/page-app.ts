import type { Context, Hono } from 'hono';
import { UserError } from '../core/errors.js';
import { isObject } from '../datasets/row.js';
import { type CaseFilter, FILTER_KEYS } from './case-filter.js';
import { localOnly } from './local-only.js';
import { pageHtml, policyOf } from './page-html.js';
import type { RunView } from './run-view.js';

/** Lines of one answer at most. */
const MOST = 200;
/** Milliseconds within which the run's files are not looked at again. */
const FRESH = 1000;

/** The page and what it asks for, for this machine alone. @param port where it is served */
export function pageApp(view: RunView, port: () => number): Hono {
  const app = localOnly(port);
  let read = Date.now();
  const fresh = () => {
    if (Date.now() - read < FRESH) return;
    view.refresh();
    read = Date.now();
  };
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
  return app;
}

interface Sent {
  readonly key: string;
  readonly valid: boolean;
  readonly why: string;
}

function reviewIn(value: unknown): Sent | undefined {
  if (!isObject(value)) return undefined;
  const { key, valid, why } = value;
  if (typeof key !== 'string' || typeof valid !== 'boolean' || typeof why !== 'string') return undefined;
  return { key, valid, why };
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
