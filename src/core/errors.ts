/** What the user can mend: printed as one line with a hint, without a stack; the process exits with 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly hint: string | undefined;

  /** @param message what is wrong and where, e.g. ``chat.csv:3: Expected `label` to be …, got `x` `` @param hint what to do about it */
  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

export type ModelErrorKind =
  | 'key' // 401, 403: the provider refuses the key
  | 'unknown-model' // 404
  | 'bad-request' // 400, 422: the same request can never succeed
  | 'rate-limit' // 429
  | 'timeout'
  | 'network'
  | 'server' // 5xx
  | 'incomplete' // a body that is truncated, empty or not what the protocol says
  | 'no-recording'; // a replay has no such request

const FATAL: readonly ModelErrorKind[] = ['key', 'unknown-model', 'bad-request', 'no-recording'];

/** Why there is no reply. Never counted as an answer. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly hint: string | undefined;
  /** Milliseconds that the provider asks us to wait before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ModelErrorKind,
    message: string,
    more: { hint?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.hint = more.hint;
    this.retryAfter = more.retryAfter;
  }

  /** Whether no other request to this model can do better: asking on is pointless. */
  get fatal(): boolean {
    return FATAL.includes(this.kind);
  }
}
