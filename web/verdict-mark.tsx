import type { Status } from '../src/page/status.js';

/** How a case came out, in a word with its mark. */
export function VerdictMark({ status }: { status: Status }) {
  return <span class={`verdict ${status}`}>{status.replace('-', ' ')}</span>;
}
