import type { z } from 'zod';
import { findObjects } from '../tasks/reading/json-objects.js';
import { stripThinking } from '../tasks/reading/strip-thinking.js';

/** A reply read as the one answer that its schema asks for, or why it is none, as a sentence to tell the model. */
export type SchemaAnswer<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * The JSON object in a reply that fits the schema: prose around it, fences and sloppy JSON are passed over, but two objects
 * that say different things are no answer. Nothing is guessed.
 */
export function schemaAnswer<Value>(reply: string, schema: z.ZodType<Value>): SchemaAnswer<Value> {
  const { objects } = findObjects(stripThinking(reply) ?? '');
  if (objects.length === 0) return { kind: 'unreadable', reason: 'there is no JSON object in it' };
  const parsed = objects.map((object) => schema.safeParse(object));
  const values = parsed.flatMap((result) => (result.success ? [result.data] : []));
  const [first] = values;
  if (first === undefined) {
    const issue = parsed.flatMap((result) => (result.success ? [] : result.error.issues))[0];
    const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
    return { kind: 'unreadable', reason: `${where}${issue?.message ?? 'it has another form'}` };
  }
  const different = values.some((value) => JSON.stringify(value) !== JSON.stringify(first));
  return different
    ? { kind: 'unreadable', reason: 'there are two different answers in it' }
    : { kind: 'answer', value: first };
}
