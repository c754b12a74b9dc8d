/**
 * How long the provider asks us to wait, in milliseconds, read from an SDK's error: the headers `retry-after-ms` and
 * `retry-after` (RFC 9110, section 10.2.3: seconds, or a date), or the `RetryInfo` that Google puts into the body. Empty
 * where it says nothing that can be read.
 */
export function retryAfter(error: Error, now: number = Date.now()): { readonly retryAfter?: number } {
  const wait = fromHeaders(error, now) ?? fromDetails(error);
  return wait === undefined ? {} : { retryAfter: Math.max(0, Math.ceil(wait)) };
}

function fromHeaders(error: Error, now: number): number | undefined {
  if (!('headers' in error) || !(error.headers instanceof Headers)) return undefined;
  const inMilliseconds = seconds(error.headers.get('retry-after-ms'));
  if (inMilliseconds !== undefined) return inMilliseconds;
  const value = error.headers.get('retry-after');
  const inSeconds = seconds(value);
  if (inSeconds !== undefined) return inSeconds * 1000;
  const date = value === null ? Number.NaN : Date.parse(value);
  return Number.isNaN(date) ? undefined : date - now;
}

/** `[{ '@type': '…/google.rpc.RetryInfo', retryDelay: '17.5s' }]`; the Gemini SDK shows no headers. */
function fromDetails(error: Error): number | undefined {
  if (!('errorDetails' in error) || !Array.isArray(error.errorDetails)) return undefined;
  for (const detail of error.errorDetails) {
    const delay =
      typeof detail === 'object' && detail !== null && 'retryDelay' in detail ? detail.retryDelay : undefined;
    const inSeconds = typeof delay === 'string' ? seconds(delay.replace(/s$/, '')) : undefined;
    if (inSeconds !== undefined) return inSeconds * 1000;
  }
  return undefined;
}

function seconds(text: string | null): number | undefined {
  return text !== null && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
