import type { z } from 'zod';
import { UserError } from '../../core/errors.js';
import { didYouMean } from '../../core/suggest.js';

export const HINT =
  'A line is {"messages": […], "reply": "…"} or a pair with source, follow_up, source_output and follow_up_output: see docs/models.md';

/** Throws `UserError` for what is no JSON object. */
export function parseObject(text: string, where: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UserError(
      `${where}: Expected JSON, got \`${short(text)}\` (${error instanceof Error ? error.message : ''})`,
    );
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UserError(`${where}: Expected a JSON object, got \`${short(text)}\``);
}

/** The line as its schema says. Throws `UserError` with the field that is not as it should be. */
export function check<T extends z.ZodObject>(schema: T, value: object, where: string): z.output<T> {
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

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
