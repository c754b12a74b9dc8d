import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import { didYouMean } from '../../core/suggest.js';
import type { RecordedAnswer } from './recorded-answer.js';

const message = z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() });
const usage = z.strictObject({ inputTokens: z.number(), outputTokens: z.number() });

/** A request with its reply. `id` and `params` are for people: requests are found by their messages alone. */
const requestLine = z.strictObject({
  messages: z.array(message).min(1),
  reply: z.string(),
  finish: z.enum(['stop', 'length', 'filtered']).optional(),
  usage: usage.optional(),
  model: z.string().optional(),
  id: z.unknown().optional(),
  params: z.unknown().optional(),
});

/**
 * A pair with its two outputs (DESIGN, section 4, Recordings), of which only what finds and gives an answer is looked at.
 * An output that is null or absent was never got, and is no answer.
 */
const pairLine = z.strictObject({
  source: z.string(),
  follow_up: z.string(),
  source_output: z.string().nullish(),
  follow_up_output: z.string().nullish(),
  model: z.string().nullish(),
  shots: z.union([z.string(), z.number()]).nullish(),
  context: z.union([z.boolean(), z.string(), z.array(z.string())]).nullish(),
  id: z.unknown().optional(),
  task: z.unknown().optional(),
  category: z.unknown().optional(),
  relation: z.unknown().optional(),
  rule: z.unknown().optional(),
  operator: z.unknown().optional(),
  edits: z.unknown().optional(),
  label: z.unknown().optional(),
  item: z.unknown().optional(),
  because: z.unknown().optional(),
  repeat: z.unknown().optional(),
  metadata: z.unknown().optional(),
});

/** The answers in one line of a recording. Throws `UserError` with `file:line` and field. */
export function parseLine(
  text: string,
  at: { readonly file: string; readonly line: number },
): readonly RecordedAnswer[] {
  const where = `${at.file}:${at.line}`;
  const value = parseObject(text, where);
  if ('messages' in value) {
    const { messages, reply, finish = 'stop', usage: tokens, model } = check(requestLine, value, where);
    return [
      { asked: messages, reply: { text: reply, finish, ...(tokens && { usage: tokens }) }, line: at.line, model },
    ];
  }
  const pair = check(pairLine, value, where);
  const known = {
    line: at.line,
    model: pair.model ?? undefined,
    shots: pair.shots?.toString(),
    context: contextOf(pair.context ?? undefined),
  };
  const outputs = [
    [pair.source, pair.source_output],
    [pair.follow_up, pair.follow_up_output],
  ] as const;
  return outputs.flatMap(([asked, output]) =>
    output === null || output === undefined
      ? []
      : [{ ...known, asked, reply: { text: output, finish: 'stop' as const } }],
  );
}

/** `"true"` is what tables make of `true`, and a list is the sentences of one text. */
function contextOf(written: boolean | string | readonly string[] | undefined): boolean | string | undefined {
  if (typeof written === 'object') return written.join(' ');
  if (typeof written !== 'string') return written;
  const word = written.trim().toLowerCase();
  return word === 'true' || (word === 'false' ? false : written);
}

function parseObject(text: string, where: string): object {
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

function check<T extends z.ZodObject>(schema: T, value: object, where: string): z.output<T> {
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

const HINT =
  'A line is {"messages": […], "reply": "…"} or a pair with source, follow_up, source_output and follow_up_output: see docs/models.md';

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
