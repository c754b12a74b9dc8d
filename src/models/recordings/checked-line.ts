import type { z } from 'zod';
import { UserError } from '../../core/errors.js';
import { didYouMean } from '../../core/suggest.js';

export const HINT =
  'A line is {"messages": […], "reply": "…"} or a pair with source, follow_up, source_output and follow_up_output: see docs/models.md';

/** The line as its schema says. Throws `UserError` with the field that is not as it should be. */
export function check<T extends z.ZodObject>(schema: T, value: unknown, where: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const holder = path === '' ? '' : ` in \`${path}\``;
    const known = path === '' ? Object.keys(schema.shape) : [];
    throw new UserError(`${where}: Unknown field \`${key}\`${holder}.${didYouMean(key, known)}`, HINT);
  }
  throw new UserError(`${where}: \`${path}\`: ${issue?.message ?? 'not as expected'}`, HINT);
}
