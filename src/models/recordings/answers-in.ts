import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import { place } from '../../datasets/place.js';
import type { Row } from '../../datasets/row.js';
import { check, HINT } from './checked-line.js';
import type { RecordedAnswer, RecordedOutcome } from './recorded-answer.js';

const message = z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() });
const usage = z.strictObject({ inputTokens: z.number(), outputTokens: z.number() });

/**
 * A request with its reply, or with why it has none. `id` and `params` are for people: requests are found by their messages
 * and their turn alone.
 */
const requestLine = z.strictObject({
  messages: z.array(message).min(1),
  reply: z.string().optional(),
  error: z.string().optional(),
  turn: z.int().min(0).optional(),
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
export function answersIn({ line, cells }: Row, file: string): readonly RecordedAnswer[] {
  const where = place(file, line);
  if (Object.hasOwn(cells, 'messages')) {
    const request = check(requestLine, cells, where);
    const { messages, model, turn } = request;
    return [{ asked: messages, outcome: outcomeOf(request, where), line, model, turn }];
  }
  const pair = check(pairLine, cells, where);
  const known = {
    line,
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
      : [{ ...known, asked, outcome: { kind: 'reply', reply: { text: output, finish: 'stop' } } } as const],
  );
}

function outcomeOf(
  { reply, error, finish = 'stop', usage: tokens }: z.output<typeof requestLine>,
  where: string,
): RecordedOutcome {
  if (reply !== undefined && error === undefined)
    return { kind: 'reply', reply: { text: reply, finish, ...(tokens && { usage: tokens }) } };
  if (error !== undefined && reply === undefined) return { kind: 'error', reason: error };
  throw new UserError(
    `${where}: Expected \`reply\` or \`error\`, got ${reply === undefined ? 'neither' : 'both'}`,
    HINT,
  );
}

/** `"true"` is what tables make of `true`, and a list is the sentences of one text. */
function contextOf(written: boolean | string | readonly string[] | undefined): boolean | string | undefined {
  if (typeof written === 'object') return written.join(' ');
  if (typeof written !== 'string') return written;
  const word = written.trim().toLowerCase();
  return word === 'true' || (word === 'false' ? false : written);
}
