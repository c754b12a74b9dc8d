import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stub does with one request. */
export type StubResponse =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly json: unknown }
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly text: string }
  /** Promises more bytes than it sends, then hangs up. */
  | { readonly fault: 'truncate'; readonly text: string }
  /** `hang`: never answers. `reset`: closes the connection without an answer. */
  | { readonly fault: 'hang' | 'reset' };

export interface StubRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body parsed as JSON; undefined when there is none. */
  readonly body: unknown;
}

export interface HttpStub {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  /** All requests so far, in order. */
  readonly requests: readonly StubRequest[];
  close(): Promise<void>;
}

/** A server on loopback that answers from a script: a list, whose last response is repeated, or a function. */
export async function startHttpStub(
  script: readonly [StubResponse, ...StubResponse[]] | ((request: StubRequest) => StubResponse | Promise<StubResponse>),
): Promise<HttpStub> {
  const requests: StubRequest[] = [];
  const next = (request: StubRequest) =>
    typeof script === 'function'
      ? script(request)
      : (script[Math.min(requests.length, script.length) - 1] ?? script[0]);
  const server = createServer((incoming, outgoing) => {
    const answered = async () => {
      const request = await readRequest(incoming);
      requests.push(request);
      respond(outgoing, await next(request));
    };
    answered().catch(() => outgoing.destroy()); // whoever asked is gone
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((closed, failed) => {
        server.close((error) => (error ? failed(error) : closed()));
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<StubRequest> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  const { method = '', url: path = '', headers } = incoming;
  return { method, path, headers, body: text === '' ? undefined : JSON.parse(text) };
}

function respond(outgoing: ServerResponse, response: StubResponse): void {
  if ('fault' in response) {
    if (response.fault === 'reset') outgoing.destroy();
    if (response.fault === 'truncate') {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': response.text.length + 100 });
      outgoing.write(response.text, () => outgoing.destroy());
    }
    return;
  }
  const text = 'json' in response ? JSON.stringify(response.json) : response.text;
  outgoing.writeHead(response.status ?? 200, { 'content-type': 'application/json', ...response.headers }).end(text);
}
