import { scryptSync } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Allowance, PerMinute } from '../../models/allowance.js';
import { BURST_MS } from '../../models/rate.js';
import { rateKey } from './keys.js';

/**
 * The generic cell rate algorithm of `models/rate.ts`, by the clock of Redis: one number for requests, one for tokens, each
 * the time at which all that was used is paid off. Takes from both or from neither; returns milliseconds to wait.
 * ARGV: milliseconds for one request, for one token (0: no limit), tokens, burst.
 */
const TAKE = `
local clock = redis.call('time')
local now = clock[1] * 1000 + clock[2] / 1000
local paid = redis.call('hmget', KEYS[1], 'requests', 'tokens')
local burst = tonumber(ARGV[4])
local function after(cost, at)
  local due = math.max(tonumber(at or 0) or 0, now) + cost
  return due, math.max(0, math.ceil(due - now - math.max(burst, cost)))
end
local requests, waitRequests = after(tonumber(ARGV[1]), paid[1])
local tokens, waitTokens = after(tonumber(ARGV[2]) * tonumber(ARGV[3]), paid[2])
local wait = math.max(waitRequests, waitTokens)
if wait > 0 then return wait end
redis.call('hset', KEYS[1], 'requests', string.format('%.3f', requests), 'tokens', string.format('%.3f', tokens))
redis.call('pexpire', KEYS[1], math.ceil(math.max(requests, tokens) - now) + 60000)
return 0`;

/** ARGV: milliseconds that the tokens used more than expected are worth. */
const CORRECT = `
local clock = redis.call('time')
local now = clock[1] * 1000 + clock[2] / 1000
local paid = tonumber(redis.call('hget', KEYS[1], 'tokens') or 0) or 0
local due = math.max(paid, now) + tonumber(ARGV[1])
redis.call('hset', KEYS[1], 'tokens', string.format('%.3f', due))
redis.call('pexpire', KEYS[1], math.max(0, math.ceil(due - now)) + 60000)
return 0`;

export interface SharedBy {
  readonly model: string;
  readonly address: string | undefined;
  /** What the provider bills; only a slow hash of it leaves the process. */
  readonly key: string | undefined;
}

/** An allowance that all workers share which ask one model with one key; undefined: there is no limit. */
export function sharedAllowance(redis: Redis, by: SharedBy, limits: PerMinute): Allowance | undefined {
  const { requestsPerMinute, tokensPerMinute } = limits;
  if (requestsPerMinute === undefined && tokensPerMinute === undefined) return undefined;
  const key = rateKey([by.model, by.address ?? null, fingerprint(by)]);
  const [perRequest, perToken] = [interval(requestsPerMinute), interval(tokensPerMinute)];
  let [line, notBefore] = [Promise.resolve(0), 0];

  /** Whoever is told to wait tells the others here, so that Redis is not asked by each of them. */
  async function next(tokens: number): Promise<number> {
    const left = notBefore - performance.now();
    if (left > 0) return left;
    const delay = Number(await redis.eval(TAKE, 1, key, perRequest, perToken, tokens, BURST_MS));
    notBefore = performance.now() + delay;
    return delay;
  }

  return {
    take(tokens) {
      const mine = line.then(() => next(tokens));
      line = mine.catch(() => 0);
      return mine;
    },
    correct(difference) {
      if (perToken > 0) redis.eval(CORRECT, 1, key, perToken * difference).catch(() => undefined);
    },
  };
}

function interval(perMinute: number | undefined): number {
  return perMinute === undefined ? 0 : 60_000 / perMinute;
}

/** Slow to make, so that a short key cannot be found by trying. */
function fingerprint({ model, key }: SharedBy): string | null {
  return key === undefined ? null : scryptSync(key, `mmt4nl ${model}`, 16).toString('hex');
}
