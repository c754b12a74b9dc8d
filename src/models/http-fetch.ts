import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';

/** Statuses whose responses have no body, by the fetch standard. */
const BODILESS: readonly number[] = [204, 205, 304];

/**
 * `fetch` for the SDKs, over Node's own HTTP client and its agents: a third of the CPU time of the built-in one, which
 * streams what we need whole. Redirects are not followed (a key goes nowhere else), and nothing compressed is asked for. A
 * body that is cut off is a failure, as it is there ("terminated").
 */
export async function httpFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { body = null, signal, method = 'GET' } = init;
  if (input instanceof Request || (body !== null && typeof body !== 'string')) return fetch(input, init);
  const url = new URL(input);
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  for (const [name, value] of new Headers(init.headers)) headers[name] = value;
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
  const response = await answered(url, { method, headers, ...(signal && { signal }) }, body);
  const bytes = await read(response);
  const status = response.statusCode ?? 0;
  return new Response(BODILESS.includes(status) ? null : bytes, { status, headers: headersOf(response) });
}

function answered(url: URL, options: RequestOptions, body: string | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secure : plain)(url, options, resolve);
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}

function read(response: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks)));
    response.on('error', (cause) => reject(new TypeError('terminated', { cause })));
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}
