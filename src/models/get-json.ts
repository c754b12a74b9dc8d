import { parsedJson } from '../core/parsed-json.js';
import type { Access } from './access.js';
import { failure } from './failure.js';
import { httpFetch } from './http-fetch.js';

interface Get {
  /** `provider:name`, for errors. */
  readonly model: string;
  readonly access: Access;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * What a server answers to a GET; undefined: it has no such thing (404), or what it has is not JSON. Throws `ModelError`, in which
 * no key can be read, for any other status and where there is no answer.
 */
export async function getJson(url: string, { model, access, headers, signal }: Get): Promise<unknown> {
  try {
    const response = await httpFetch(url, { headers: { ...headers }, signal });
    const text = await response.text();
    if (response.status === 404) return undefined;
    if (response.status >= 400)
      throw Object.assign(new Error(`${response.status} ${text}`.trim()), { status: response.status });
    return parsedJson(text);
  } catch (error) {
    throw failure(error, { model, signal, access });
  }
}
