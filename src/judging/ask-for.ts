import type { z } from 'zod';
import type { Judged } from '../core/contract.js';
import type { Message } from '../core/types.js';
import { schemaAnswer } from './schema-answer.js';

export type AskedFor<Value> =
  | { readonly kind: 'answer'; readonly value: Value; readonly reply: string }
  /** Neither the first reply nor the second, which was told what is wrong with it, could be read. */
  | { readonly kind: 'unreadable'; readonly reply: string; readonly reason: string }
  | { readonly kind: 'error'; readonly reason: string };

/**
 * Asks for an answer of a form. A reply that cannot be read is handed back once, with what is wrong with it; what then cannot
 * be read is reported, never guessed.
 */
export async function askFor<Value>(
  messages: readonly Message[],
  schema: z.ZodType<Value>,
  ask: (messages: readonly Message[]) => Promise<Judged>,
): Promise<AskedFor<Value>> {
  const first = await ask(messages);
  if (first.kind === 'error') return first;
  const read = schemaAnswer(first.text, schema);
  if (read.kind === 'answer') return { ...read, reply: first.text };
  const second = await ask([
    ...messages,
    { role: 'assistant', content: first.text },
    {
      role: 'user',
      content: `That could not be read: ${read.reason}. Answer again with the JSON object alone, in the form that was asked for.`,
    },
  ]);
  if (second.kind === 'error') return { kind: 'unreadable', reply: first.text, reason: read.reason };
  const again = schemaAnswer(second.text, schema);
  return { ...again, reply: second.text };
}
