import type { Message } from '../core/types.js';

/** Characters a token, about: English prose comes to four with the tokenizers of the large providers. */
const CHARACTERS = 4;

/** About how many tokens a text is. An estimate: no provider's tokenizer is at hand. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS);
}

/** What a message takes beside its text: its role, and where it begins and ends (OpenAI's cookbook counts 3 and a role). */
const PER_MESSAGE = 4;

/** About how many tokens a request sends. */
export function inputTokens(messages: readonly Message[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content) + PER_MESSAGE, 0);
}
