import type { Model } from '../../core/types.js';
import { type PromptParts, readPrompt } from './read-prompt.js';

/** A model inside this process: reads the messages, as any model must, and knows nothing else of the request. */
export function embeddedModel(
  name: string,
  answer: (prompt: PromptParts & { readonly text: string }) => string,
): Model {
  return {
    name: `embedded:${name}`,
    complete: async ({ messages, signal }) => {
      signal.throwIfAborted();
      const prompt = readPrompt(messages);
      const text = prompt.text === undefined ? 'I found no text to judge.' : answer({ ...prompt, text: prompt.text });
      return { text, finish: 'stop' };
    },
  };
}
