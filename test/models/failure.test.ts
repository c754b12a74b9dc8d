import { describe, expect, it } from 'vitest';
import { ModelError } from '../../src/core/errors.js';
import { failure } from '../../src/models/failure.js';

const access = { url: 'http://127.0.0.1:1/v1', secrets: ['hidden'], isHome: false };
const { signal } = new AbortController();
const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const told = (thrown: Error) => {
  const result = failure(thrown, { model: 'openai:m', signal, access });
  return result instanceof ModelError ? [result.kind, result.message] : result;
};

describe('failure', () => {
  it.each<[Error, [string, string]]>([
    [error('no', { status: 402 }), ['key', 'openai:m: no']],
    [error('no', { status: 409 }), ['server', 'openai:m: no']],
    [error('no', { status: 413 }), ['bad-request', 'openai:m: no']],
    [
      error('fetch failed', { cause: error('', { code: 'ECONNREFUSED' }) }),
      ['network', 'openai:m: fetch failed: ECONNREFUSED'],
    ],
    [
      error('x', { cause: error('y', { code: 'UND_ERR_HEADERS_TIMEOUT' }) }),
      ['timeout', 'openai:m: x: y: UND_ERR_HEADERS_TIMEOUT'],
    ],
    [error('Request timed out.'), ['timeout', 'openai:m: Request timed out.']],
    [new TypeError('terminated'), ['incomplete', 'openai:m: the reply was cut off or is not JSON (terminated)']],
    [error('key hidden was refused', { status: 401 }), ['key', 'openai:m: key [key] was refused']],
    [error(`${'é'.repeat(497)}hidden`, { status: 500 }), ['server', `openai:m: ${'é'.repeat(497)}[ke…`]],
    [error('é'.repeat(900), { status: 500 }), ['server', `openai:m: ${'é'.repeat(500)}…`]],
  ])('%s', (thrown, want) => {
    expect(told(thrown)).toEqual(want);
  });

  it.each([new TypeError('x is not a function'), new RangeError('out of range'), new ModelError('server', 'busy')])(
    'leaves %s as it is',
    (thrown) => {
      expect(failure(thrown, { model: 'openai:m', signal, access })).toBe(thrown);
    },
  );

  it('gives the reason of the caller, whatever was thrown', () => {
    const reason = new Error('Ctrl-C');
    const aborted = { model: 'openai:m', signal: AbortSignal.abort(reason), access };
    expect(failure(error('no', { status: 500 }), aborted)).toBe(reason);
  });

  it('keeps nothing of the error that could hold a key', () => {
    const result = failure(error('no', { status: 401, headers: { authorization: 'hidden' } }), {
      model: 'm',
      signal,
      access,
    });
    expect(result).toMatchObject({ cause: undefined });
  });
});
