import type { StubResponse } from './http-stub.js';

/** What an OpenAI-compatible server says: one choice, and the tokens it counted. */
export function chatReply(content: string, usage = { prompt_tokens: 100, completion_tokens: 2 }): StubResponse {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  return { json: { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'stub', choices, usage } };
}
