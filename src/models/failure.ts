import { ModelError, type ModelErrorKind } from '../core/errors.js';
import type { Access } from './access.js';
import { retryAfter } from './retry-after.js';
import { scrub } from './scrub.js';

/** What a failed request was for. The secrets of `access` were sent with it, and no message may show them. */
export interface FailedRequest {
  readonly model: string;
  readonly signal: AbortSignal;
  readonly access: Pick<Access, 'url' | 'secrets' | 'isHome'>;
}

/** The HTTP client's own words for "the peer went away" and "nobody answered in time", wherever they are in the chain of causes. */
const NETWORK =
  /\b(?:E(?:CONN\w+|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|NETDOWN|PROTO)|UND_ERR_\w+|CERT_\w+|ERR_TLS_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+)\b|fetch failed|socket hang up|connection error/i;
const TIMEOUT = /\b(?:ETIMEDOUT|UND_ERR_\w*TIMEOUT)\b|timed? ?out/i;
const TRUNCATED = /\bterminated\b|premature close/i;

/**
 * What to throw for what an SDK threw: the caller's own reason when its signal was aborted, a `ModelError` for every
 * failure of the provider or the network, and the error itself when it is neither (a bug keeps its stack).
 * SDK errors are known by their shape (`status`, `headers`, `cause`), so that no SDK is loaded here; they are not kept as
 * `cause`, because their fields may echo a key.
 */
export function failure(error: unknown, request: FailedRequest): unknown {
  if (request.signal.aborted) return request.signal.reason;
  if (error instanceof ModelError || !(error instanceof Error)) return error;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  const words = scrub(chain(error), request.access.secrets);
  const kind = status === undefined ? kindOfWords(error, words) : kindOfStatus(status, words);
  if (kind === undefined) return error;
  return new ModelError(kind, `${request.model}: ${describe(kind, words)}`, {
    ...hintFor(kind, request, words),
    ...retryAfter(error),
  });
}

/** What a provider refused with a status, told apart from the request: in the results of a batch. */
export function refusal(model: string, status: number, said: string): ModelError {
  const words = scrub(`${status} ${said}`.trim());
  const kind = kindOfStatus(status, words);
  return new ModelError(kind, `${model}: ${describe(kind, words)}`);
}

/** HTTP status to kind; `words` tell an account without credit, which no waiting mends, from a rate limit. */
function kindOfStatus(status: number, words: string): ModelErrorKind {
  if (status === 401 || status === 402 || status === 403) return 'key';
  if (status === 404) return 'unknown-model';
  if (status === 408) return 'timeout';
  if (status === 429) return /insufficient_quota/.test(words) ? 'key' : 'rate-limit';
  if (status === 409 || status === 425 || status >= 500) return 'server';
  if (status === 400 && /API_KEY_INVALID|API key (?:not valid|expired)/i.test(words)) return 'key'; // Gemini's way of saying 401
  return 'bad-request';
}

function kindOfWords(error: Error, words: string): ModelErrorKind | undefined {
  if (error instanceof SyntaxError || TRUNCATED.test(words)) return 'incomplete';
  if (TIMEOUT.test(words)) return 'timeout';
  if (NETWORK.test(words)) return 'network';
  return undefined;
}

/** The messages and codes of an error and of its causes, outermost first, none twice. */
function chain(error: Error): string {
  const words: string[] = [];
  let at: unknown = error;
  for (let depth = 0; at instanceof Error && depth < 5; depth++) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    for (const part of [at.message, code]) {
      if (part && !words.some((word) => word.includes(part))) words.push(part);
    }
    at = at.cause;
  }
  return words.join(': ');
}

function describe(kind: ModelErrorKind, words: string): string {
  const short = words.length > 500 ? `${words.slice(0, 500)}…` : words;
  return kind === 'incomplete' ? `the reply was cut off or is not JSON (${short})` : short;
}

/** The names that a request's `params` have in the providers' messages. */
const PARAMETER = /\b(temperature|top_?p|seed|max_?(?:completion_?|output_?)?tokens)\b/i;

function hintFor(kind: ModelErrorKind, { model, access }: FailedRequest, words: string): { hint?: string } {
  const where = access.isHome ? '' : ` at ${access.url}`;
  const parameter = PARAMETER.exec(words)?.[1];
  if (kind === 'bad-request' && parameter !== undefined) {
    return { hint: `This model may not take \`${parameter}\`: leave it out of \`params\`` };
  }
  if (kind === 'key') {
    return { hint: 'Check that the key is valid and may use this model, and that the account has credit' };
  }
  if (kind === 'unknown-model') {
    return {
      hint: `Check the name in \`${model}\` and the base URL: the provider${where} knows no such model or path`,
    };
  }
  return kind === 'network' && !access.isHome ? { hint: `Is the server running${where}?` } : {};
}
