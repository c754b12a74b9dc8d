import { Redis } from 'ioredis';
import { UserError } from '../../core/errors.js';

/** The address as it may be shown: without user and password. */
export function shownUrl(text: string): string {
  if (!URL.canParse(text)) return 'that address';
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

/** Milliseconds that a first connection may take, and the longest wait before another attempt at a later one. */
const [FIRST, LONGEST_WAIT] = [10_000, 2000];

/**
 * A connection that, once it is there, waits for a Redis that goes away until it is back; `note` is told of both. Throws
 * UserError for what is no address of a Redis, and where none answers there.
 */
export async function connect(url: string, note: (text: string) => void): Promise<Redis> {
  if (!URL.canParse(url) || !/^rediss?:$/u.test(new URL(url).protocol))
    throw new UserError(
      `Expected a Redis as redis://HOST:PORT or rediss://…, got ${URL.canParse(url) ? shownUrl(url) : 'no URL'}`,
      'Name one with --redis or in MMT4NL_REDIS.',
    );
  let [connected, away] = [false, false];
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: FIRST,
    maxRetriesPerRequest: null, // what is under way is sent again: BullMQ asks for it, and so do we
    enableAutoPipelining: true,
    retryStrategy: (attempt) => (connected ? Math.min(LONGEST_WAIT, 50 * attempt) : null),
  });
  let why: Error | undefined;
  redis.on('error', (error: Error) => {
    why = error;
  });
  redis.on('reconnecting', () => {
    if (!connected || away) return;
    away = true;
    note(`Redis at ${shownUrl(url)} is away: waiting for it`);
  });
  redis.on('ready', () => {
    if (away) note('Redis is back');
    away = false;
  });
  try {
    await redis.connect();
    await redis.ping();
    connected = true;
    return redis;
  } catch (error) {
    redis.disconnect();
    const reason = why ?? error;
    throw new UserError(
      `${shownUrl(url)}: Expected a Redis there, but: ${reason instanceof Error ? reason.message : String(reason)}`,
      'Is it running, and are address, user and password right?',
    );
  }
}
