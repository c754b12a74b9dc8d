import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';

/**
 * `fetch` for the SDKs, over Node's own HTTP client and its agents: a quarter of the CPU time of the built-in one, which
 * streams what we need whole. Redirects are not followed (a key goes nowhere else), and nothing compressed is asked for. A
 * body that is cut off is a failure, as it is there ("terminated").
 */
export async function httpFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { body = null, signal, method = 'GET' } = init;
  if (input instanceof Request || (body !== null && typeof body !== 'string')) return fetch(input, init);
  const url = new URL(input);
  const given = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  for (const [name, value] of given) headers[name] = value;
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
  const response = await answered(url, { method, headers, ...(signal && { signal }) }, body);
  return new WholeResponse(await textOf(response), response);
}

/** A response whose text is there already. */
class WholeResponse extends Response {
  private readonly whole: string;

  constructor(whole: string, { statusCode, rawHeaders }: IncomingMessage) {
    const headers: [string, string][] = [];
    for (let at = 0; at + 1 < rawHeaders.length; at += 2)
      headers.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
    super(null, { ...(statusCode !== undefined && { status: statusCode }), headers });
    this.whole = whole;
  }

  override readonly text = async (): Promise<string> => this.whole;
  override readonly json = async (): Promise<unknown> => JSON.parse(this.whole);
}

function answered(url: URL, options: RequestOptions, body: string | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secure : plain)(url, options, resolve);
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}

function textOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
    });
    response.on('end', () => resolve(text));
    response.on('error', (cause) => reject(new TypeError('terminated', { cause })));
  });
}
