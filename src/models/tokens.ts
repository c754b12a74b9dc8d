import { estimateTokens } from '../core/estimate-tokens.js';
import type { Message } from '../core/types.js';

/** What a message takes beside its text: its role, and where it begins and ends (OpenAI's cookbook counts 3 and a role). */
const PER_MESSAGE = 4;

/** About how many tokens a request sends. */
export function inputTokens(messages: readonly Message[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content) + PER_MESSAGE, 0);
}
