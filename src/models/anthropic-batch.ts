import { z } from 'zod';
import type { BatchFormat } from '../core/batch.js';
import { ModelError } from '../core/errors.js';
import { messageBody, readMessage } from './anthropic-messages.js';
import { readOr } from './batch-reply.js';
import { refusal } from './failure.js';

const resultLine = z.object({
  result: z.discriminatedUnion('type', [
    z.object({ type: z.literal('succeeded'), message: z.unknown() }),
    z.object({
      type: z.literal('errored'),
      error: z.object({ error: z.object({ type: z.string(), message: z.string().nullish() }) }),
    }),
    z.object({ type: z.enum(['canceled', 'expired']) }),
  ]),
});

/** The HTTP status that each type of error has outside a batch. */
const STATUS: ReadonlyMap<string, number> = new Map([
  ['invalid_request_error', 400],
  ['authentication_error', 401],
  ['billing_error', 402],
  ['permission_error', 403],
  ['not_found_error', 404],
  ['request_too_large', 413],
  ['rate_limit_error', 429],
  ['timeout_error', 504],
  ['overloaded_error', 529],
]);

/** Anthropic's Message Batches: the file is the body that is posted. */
export const anthropicBatch: BatchFormat = {
  most: { requests: 100_000, bytes: 256_000_000 },
  frame: { before: '{"requests":[\n', between: ',\n', after: '\n]}\n' },
  next: 'Post each file: curl https://api.anthropic.com/v1/messages/batches -H "x-api-key: $ANTHROPIC_API_KEY" -H "anthropic-version: 2023-06-01" -H "content-type: application/json" --data-binary @FILE',
  request: ({ name }, { key, ...request }) => ({ custom_id: key, params: messageBody(name, request) }),
  keyOf: (line) => ('custom_id' in line && typeof line.custom_id === 'string' ? line.custom_id : undefined),
  result({ name }, line) {
    const read = resultLine.safeParse(line);
    if (!read.success) return undefined;
    const model = `anthropic:${name}`;
    const { result } = read.data;
    if (result.type === 'succeeded') return readOr(model, () => readMessage(model, Object(result.message)));
    if (result.type === 'errored') {
      const { type, message } = result.error.error;
      return { kind: 'error', error: refusal(model, STATUS.get(type) ?? 500, `${type}: ${message ?? ''}`) };
    }
    const [kind, how] =
      result.type === 'expired' ? (['timeout', 'expired'] as const) : (['server', 'was canceled'] as const);
    return {
      kind: 'error',
      error: new ModelError(kind, `${model}: the batch ${how} before the request was carried out`),
    };
  },
};
