import { afterEach, describe, expect, it } from 'vitest';
import type { ModelError } from '../../src/core/errors.js';
import type { Model } from '../../src/core/types.js';
import { retrying } from '../../src/models/retry.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';
import { requestOf } from '../support/request.js';

/** How one provider's API looks where the faults differ. */
export interface FaultyProvider {
  open(url: string, environment?: Readonly<Record<string, string>>): Promise<Model>;
  /** A body with this error message, as the provider writes it. */
  errorBody(message: string): unknown;
  /** A whole good body. */
  readonly good: unknown;
}

const KEY = 'test-secret-key-123';

/** Every way in which a request can fail, over real HTTP: what is thrown, and that the key is never shown. */
export function providerFaults(name: string, provider: FaultyProvider): void {
  describe(`${name} turns faults into model errors`, () => faults(name, provider));
}

function faults(name: string, provider: FaultyProvider): void {
  let stub: HttpStub | undefined;
  afterEach(async () => {
    await stub?.close();
    stub = undefined;
  });

  const fail = async (response: StubResponse, deadline?: number): Promise<ModelError> => {
    stub = await startHttpStub([response]);
    const model = await provider.open(stub.url, { MMT4NL_API_KEY: KEY });
    const guarded = deadline === undefined ? model : retrying(model, { attempts: 1, deadline });
    const error = await guarded.complete(requestOf('Hello')).then(
      (reply) => expect.fail(`Expected an error, got the reply ${JSON.stringify(reply)}`),
      (thrown: ModelError) => thrown,
    );
    expect(`${error.message} ${error.hint} ${error.cause} ${error.stack}`).not.toContain(KEY);
    expect(error.message).not.toContain('[object');
    return error;
  };

  const cut = JSON.stringify(provider.good).slice(0, 20);
  const status = (code: number) => ({ status: code, json: provider.errorBody(`no luck with ${KEY}`) });
  it.each<[string, StubResponse, string, boolean]>([
    ['401', status(401), 'key', true],
    ['403', status(403), 'key', true],
    ['404', status(404), 'unknown-model', true],
    ['400', status(400), 'bad-request', true],
    ['422', status(422), 'bad-request', true],
    ['408', status(408), 'timeout', false],
    ['429', status(429), 'rate-limit', false],
    ['500', status(500), 'server', false],
    ['503 without JSON', { status: 503, text: '<html>Bad gateway</html>' }, 'server', false],
    ['529', status(529), 'server', false],
    ['a connection reset', { fault: 'reset' }, 'network', false],
    ['a truncated body', { fault: 'truncate', text: cut }, 'incomplete', false],
    ['invalid JSON', { text: `${cut}<oops>` }, 'incomplete', false],
    ['an empty body', { text: '' }, 'incomplete', false],
    ['a body that is no object', { json: null }, 'incomplete', false],
    ['a web page', { text: '<html>Welcome</html>', headers: { 'content-type': 'text/html' } }, 'incomplete', false],
    ['an empty object', { json: {} }, 'incomplete', false],
  ])('%s', async (_, response, kind, fatal) => {
    const error = await fail(response);
    expect([error.name, error.kind, error.fatal, error.message.startsWith(`${name}:`)]).toEqual([
      'ModelError',
      kind,
      fatal,
      true,
    ]);
  });

  it('a server that hangs, at the deadline', async () => {
    expect(await fail({ fault: 'hang' }, 50)).toMatchObject({ kind: 'timeout', message: 'No reply within 0.05 s' });
  });

  it('a server that is not there, with a hint', async () => {
    const { url, close } = await startHttpStub([{ json: {} }]);
    await close();
    const model = await provider.open(url, {});
    const gone = model.complete(requestOf('Hello'));
    await expect(gone).rejects.toMatchObject({ kind: 'network', hint: expect.stringContaining(url) });
  });

  it(`asks once only: retries are not the SDK's`, async () => {
    await fail({ status: 503, json: {}, headers: { 'retry-after': '0' } });
    expect(stub?.requests).toHaveLength(1);
  });

  it(`rejects with the caller's reason when aborted while waiting`, async () => {
    const caller = new AbortController();
    const reason = new Error('Ctrl-C');
    stub = await startHttpStub(() => {
      caller.abort(reason);
      return { fault: 'hang' };
    });
    const model = await provider.open(stub.url, {});
    await expect(model.complete({ ...requestOf('Hello'), signal: caller.signal })).rejects.toBe(reason);
  });

  it(`sends the key of the provider to no other host`, async () => {
    stub = await startHttpStub([{ json: provider.good }]);
    const all = { OPENAI_API_KEY: KEY, GEMINI_API_KEY: KEY, GOOGLE_API_KEY: KEY, ANTHROPIC_API_KEY: KEY };
    const model = await provider.open(stub.url, all);
    await model.complete(requestOf('Hello'));
    expect(JSON.stringify(stub.requests)).not.toContain(KEY);
    expect(stub?.requests).toHaveLength(1);
  });
}
