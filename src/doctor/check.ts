/** One thing that was looked at. `fail`: nothing will run until it is mended; `warn`: it may not do what was meant. */
export interface Check {
  readonly name: string;
  readonly status: 'ok' | 'warn' | 'fail';
  /** What was found; never the value of a key. */
  readonly found: string;
  /** What to do about it. */
  readonly fix?: string;
}

/** A failure as a check, with its message and its hint. */
export function failed(name: string, error: unknown): Check {
  const { message, hint } = error as Error & { hint?: string };
  return { name, status: 'fail', found: message ?? String(error), ...(hint === undefined ? {} : { fix: hint }) };
}
