import { hash } from '../../core/hash.js';
import type { PromptUnderTest } from '../specification.js';

/** The prompt as a source: its messages and what is said of its inputs; where it lies and how it is called are none. */
export function promptSource({ messages, inputs }: PromptUnderTest): { readonly 'the prompt': string } {
  return {
    'the prompt': hash([messages, inputs.map(({ name, about, sample }) => [name, about ?? null, sample ?? null])]),
  };
}
