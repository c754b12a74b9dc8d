import type { StubRequest, StubResponse } from './http-stub.js';

/** A completed chat in the words of OpenAI's interface. */
export function chatReply(content: string, usage = { prompt_tokens: 40, completion_tokens: 2 }): StubResponse {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  return { json: { id: 'x', object: 'chat.completion', choices, usage } };
}

/** What was asked, as one text: equal for requests that a run may send once. */
export function askedOf({ body }: StubRequest): string {
  return JSON.stringify(body);
}

/** A label for each text, the same each time. */
export function labelFor(asked: string): string {
  let sum = 0;
  for (const character of asked) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return ['Positive', 'Negative', 'Neutral'][sum % 3] ?? '';
}
