import { hash } from '../core/hash.js';
import type { Params } from '../core/types.js';
import type { Asking } from './askings.js';

/** Whom a request goes to. */
export interface Addressee {
  readonly model: string;
  /** Where the model is served, when that is not its provider's own address. */
  readonly baseUrl: string | undefined;
}

/** Tells requests apart by all that is sent, and by the turn: what has one key is asked once, and its reply found by it. */
export function requestKey({ model, baseUrl }: Addressee, { messages, turn }: Asking, params: Params): string {
  return hash([model, baseUrl ?? null, messages, params, turn]);
}
