import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../src/models/retry-after.js';

const now = Date.parse('2030-01-01T00:00:00Z');
const withHeaders = (headers: Record<string, string>) =>
  Object.assign(new Error('x'), { headers: new Headers(headers) });
const withDetails = (errorDetails: unknown) => Object.assign(new Error('x'), { errorDetails });

describe('retryAfter', () => {
  it.each<[string, Error, { retryAfter?: number }]>([
    ['whole seconds', withHeaders({ 'retry-after': '20' }), { retryAfter: 20_000 }],
    ['broken seconds', withHeaders({ 'retry-after': ' 0.25 ' }), { retryAfter: 250 }],
    ['a date', withHeaders({ 'retry-after': 'Tue, 01 Jan 2030 00:00:30 GMT' }), { retryAfter: 30_000 }],
    ['a date that is past', withHeaders({ 'retry-after': 'Mon, 31 Dec 2029 23:59:00 GMT' }), { retryAfter: 0 }],
    [
      'milliseconds before seconds',
      withHeaders({ 'retry-after-ms': '1500', 'retry-after': '2' }),
      { retryAfter: 1500 },
    ],
    ['words', withHeaders({ 'retry-after': 'soon' }), {}],
    ['a negative number', withHeaders({ 'retry-after': '-5x' }), {}],
    ['no header', withHeaders({}), {}],
    ['no headers', new Error('x'), {}],
    ["Google's delay", withDetails([{ reason: 'x' }, { retryDelay: '17.5s' }]), { retryAfter: 17_500 }],
    ['other details', withDetails([null, 'x', { retryDelay: 3 }]), {}],
  ])('reads %s', (_, error, want) => {
    expect(retryAfter(error, now)).toEqual(want);
  });
});
