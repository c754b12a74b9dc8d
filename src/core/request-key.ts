import { hash } from './hash.js';
import type { Message, Params } from './types.js';

/** Whom a request goes to. */
export interface Addressee {
  readonly model: string;
  /** Where the model is served, when that is not its provider's own address. */
  readonly baseUrl: string | undefined;
}

/** Tells requests apart by all that is sent, and by the turn: what has one key is asked once, and its reply found by it. */
export function requestKey(
  { model, baseUrl }: Addressee,
  { messages, turn }: { readonly messages: readonly Message[]; readonly turn: number },
  params: Params,
): string {
  return hash([model, baseUrl ?? null, messages, params, turn]);
}
