import { afterEach, describe, expect, it } from 'vitest';
import { httpFetch } from '../../src/models/http-fetch.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';

let stub: HttpStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

async function post(response: StubResponse, init: RequestInit = {}): Promise<Response> {
  stub = await startHttpStub([response]);
  const headers = { 'content-type': 'application/json', Authorization: 'Bearer mine' };
  return httpFetch(`${stub.url}/v1/chat?a=1`, { method: 'POST', body: '{"text":"Größe 🙂"}', headers, ...init });
}

describe('httpFetch', () => {
  it('sends what fetch would, and asks for nothing compressed', async () => {
    await post({ json: {} });
    expect(stub?.requests).toMatchObject([
      {
        method: 'POST',
        path: '/v1/chat?a=1',
        body: { text: 'Größe 🙂' },
        headers: { authorization: 'Bearer mine', 'content-type': 'application/json', 'accept-encoding': 'identity' },
      },
    ]);
  });

  it('gives status, headers and body', async () => {
    const response = await post({ status: 429, json: { wörd: '🙂' }, headers: { 'Retry-After': '3' } });
    expect([response.ok, response.status, response.headers.get('retry-after')]).toEqual([false, 429, '3']);
    expect(await response.json()).toEqual({ wörd: '🙂' });
  });

  it('takes a response without a body', async () => {
    expect((await post({ status: 204, text: '' })).status).toBe(204);
    expect(await (await post({ text: '' })).text()).toBe('');
  });

  it('follows no redirect', async () => {
    const response = await post({ status: 307, text: '', headers: { location: 'http://127.0.0.1:9/elsewhere' } });
    expect([response.status, stub?.requests.length]).toEqual([307, 1]);
  });

  it.each<[string, StubResponse, string]>([
    ['a body that is cut off', { fault: 'truncate', text: '{"a":' }, 'terminated'],
    ['a connection that is closed', { fault: 'reset' }, 'socket hang up'],
  ])('rejects for %s', async (_, response, message) => {
    await expect(post(response)).rejects.toThrow(message);
  });

  it('is given up with its signal, before and meanwhile', async () => {
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 20);
    await expect(post({ fault: 'hang' }, { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    await expect(post({ json: {} }, { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(stub?.requests).toHaveLength(0);
  });

  it('gets without a body', async () => {
    stub = await startHttpStub([{ json: { models: [] } }]);
    expect(await (await httpFetch(new URL(stub.url))).json()).toEqual({ models: [] });
  });
});
