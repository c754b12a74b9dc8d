import { z } from 'zod';
import type { BatchFormat, BatchResult } from '../core/batch.js';
import { ModelError } from '../core/errors.js';
import { readOr } from './batch-reply.js';
import { refusal } from './failure.js';
import { chatBody, FILTERED, isFiltered, readCompletion } from './openai-chat.js';

/** A line of a batch's output file, or of its error file. */
const outputLine = z.union([
  z.object({ response: z.object({ status_code: z.number(), body: z.unknown() }) }),
  z.object({ error: z.object({ code: z.string().nullish(), message: z.string().nullish() }) }),
]);

const refusedBody = z.object({ error: z.object({ message: z.string(), code: z.unknown() }) });

/** The codes of requests that were not carried out in time. */
const LATE = ['batch_expired', 'request_timeout'];

/** OpenAI's Batch API (and those that take its files, such as `vllm run-batch`): one request a line, one model a file. */
export const openaiBatch: BatchFormat = {
  most: { requests: 50_000, bytes: 200_000_000 },
  frame: { before: '', between: '\n', after: '\n' },
  next: 'Upload each file with the purpose `batch`, and create a batch with the endpoint /v1/chat/completions and the completion window 24h.',
  request: ({ name }, { key, ...request }) => ({
    custom_id: key,
    method: 'POST',
    url: '/v1/chat/completions',
    body: chatBody(name, request),
  }),
  keyOf: (line) => ('custom_id' in line && typeof line.custom_id === 'string' ? line.custom_id : undefined),
  result({ name }, line) {
    const read = outputLine.safeParse(line);
    if (!read.success) return undefined;
    const model = `openai:${name}`;
    if ('error' in read.data) return { kind: 'error', error: notCarriedOut(model, read.data.error) };
    const { status_code: status, body } = read.data.response;
    return status >= 200 && status < 300
      ? readOr(model, () => readCompletion(model, Object(body)))
      : refusedResult(model, status, body);
  },
};

function notCarriedOut(
  model: string,
  { code, message }: { readonly code?: string | null | undefined; readonly message?: string | null | undefined },
): ModelError {
  const said = [code, message].filter(Boolean).join(': ') || 'not carried out';
  return new ModelError(LATE.includes(code ?? '') ? 'timeout' : 'server', `${model}: ${said}`);
}

function refusedResult(model: string, status: number, body: unknown): BatchResult {
  const { data } = refusedBody.safeParse(body);
  if (isFiltered(data?.error)) return { kind: 'reply', reply: FILTERED };
  return { kind: 'error', error: refusal(model, status, data?.error.message ?? '') };
}
