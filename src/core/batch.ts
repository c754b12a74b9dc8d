import type { ModelError } from './errors.js';
import type { ModelSpec, Params, Reply } from './types.js';

/** One request of a batch. */
export interface BatchRequest {
  /** 16 hex digits: its result comes back with them. */
  readonly key: string;
  readonly messages: readonly { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }[];
  readonly params: Params;
}

export type BatchResult =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'error'; readonly error: ModelError };

/** How a provider takes many requests as a file and gives their results as another, later and for less. */
export interface BatchFormat {
  /** What one file may hold at most. */
  readonly most: { readonly requests: number; readonly bytes: number };
  /** What stands in the file before, between and after the requests. */
  readonly frame: { readonly before: string; readonly between: string; readonly after: string };
  /** What the user does with such a file. */
  readonly next: string;
  /** What stands in the file for a request. */
  request(spec: Pick<ModelSpec, 'name'>, request: BatchRequest): object;
  /** The key of the request that a line of the results is about; undefined where it is about none. */
  keyOf(line: object): string | undefined;
  /** What a line of the results says; undefined for one that is no result. */
  result(spec: Pick<ModelSpec, 'name'>, line: object): BatchResult | undefined;
}
