import { chatReply } from './chat-reply.js';
import type { StubRequest, StubResponse } from './http-stub.js';

/** A reply in the words of the provider whose path was asked. */
export function providerReply({ path }: StubRequest, text: string): StubResponse & { json: unknown } {
  if (path.endsWith('/messages')) {
    const usage = { input_tokens: 40, output_tokens: 2 };
    const content = [{ type: 'text', text }];
    return { json: { id: 'msg_1', type: 'message', role: 'assistant', content, stop_reason: 'end_turn', usage } };
  }
  if (path.endsWith(':generateContent')) {
    const content = { role: 'model', parts: [{ text }] };
    const usageMetadata = { promptTokenCount: 40, candidatesTokenCount: 2, totalTokenCount: 42 };
    return { json: { candidates: [{ content, finishReason: 'STOP', index: 0 }], usageMetadata } };
  }
  const { json } = { json: undefined, ...chatReply(text) };
  return { json };
}
