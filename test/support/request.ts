import type { Message, ModelRequest, Params } from '../../src/core/types.js';

/** A request of one user message, or of the messages given, that nobody aborts. */
export function requestOf(asked: string | readonly Message[], params: Params = {}): ModelRequest {
  const messages = typeof asked === 'string' ? [{ role: 'user' as const, content: asked }] : asked;
  return { messages, params, signal: new AbortController().signal };
}
