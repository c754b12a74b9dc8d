import type { z } from 'zod';
import type { Judged } from '../../../core/contract.js';
import type { Message } from '../../../core/types.js';
import { askFor } from '../../../judging/ask-for.js';
import type { Made } from '../generator.js';

/** Puts messages to the model that generates; equal messages of one turn are asked once. */
export type Ask = (messages: readonly Message[], turn: number) => Promise<Judged>;

/** One request of a stage: what the model is, and what it is given. */
export interface Request<Answer> {
  readonly system: string;
  readonly user: string;
  readonly schema: z.ZodType<Answer>;
}

/** Asks for an answer of a form; `read` makes the value of it. */
export async function make<Answer, Value>(
  ask: Ask,
  turn: number,
  { system, user, schema }: Request<Answer>,
  read: (answer: Answer) => { readonly value: Value; readonly notes?: readonly string[] },
): Promise<Made<Value>> {
  const asked = await askFor(
    [
      { role: 'system', content: `${system}\n\nAnswer with one JSON object and nothing else.` },
      { role: 'user', content: user },
    ],
    schema,
    (messages) => ask(messages, turn),
  );
  if (asked.kind === 'error') return { kind: 'none', reason: `no reply: ${asked.reason}` };
  if (asked.kind === 'unreadable')
    return { kind: 'none', reason: `the reply could not be read, nor the second: ${asked.reason}` };
  return { kind: 'made', notes: [], ...read(asked.value) };
}
