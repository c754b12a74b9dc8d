import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { ModelError } from '../core/errors.js';
import type { ModelRequest, Params, Reply } from '../core/types.js';

/** What is posted to `/chat/completions`. */
export function chatBody(
  model: string,
  { messages, params }: Pick<ModelRequest, 'messages' | 'params'>,
): ChatCompletionCreateParamsNonStreaming {
  return { model, messages: [...messages], ...parameters(model, params) };
}

/**
 * The o-series and gpt-5 and later reason before they answer: they refuse `temperature` and `top_p`, and know the token
 * limit, which then covers the reasoning too, as `max_completion_tokens`. Other servers know only `max_tokens`. Told apart
 * by name.
 */
function parameters(model: string, { temperature, maxTokens, topP, seed }: Params) {
  const reasons = /^(?:openai\/)?(?:o\d|gpt-(?:[5-9]|\d\d)(?![\w.]*-chat))/.test(model);
  return {
    ...(maxTokens !== undefined && (reasons ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens })),
    ...(temperature !== undefined && !reasons && { temperature }),
    ...(topP !== undefined && !reasons && { top_p: topP }),
    ...(seed !== undefined && { seed }),
  };
}

/** Azure answers a filtered prompt with an error 400 of this code. */
export function isFiltered(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'content_filter';
}

/** What a filtered prompt is answered with. */
export const FILTERED: Reply = { text: '', finish: 'filtered' };

/**
 * The reply in a body. The SDK's types promise more than servers keep: a body may be text, have no choices, or hold an
 * error. Throws `ModelError('incomplete')`.
 */
export function readCompletion(name: string, body: Partial<ChatCompletion> | string | null | undefined): Reply {
  if (typeof body !== 'object' || body === null) {
    throw new ModelError('incomplete', `${name}: the reply is not a JSON object`);
  }
  const choice = body.choices?.[0];
  const content: unknown = choice?.message?.content ?? choice?.message?.refusal;
  const text = typeof content === 'string' ? content : undefined;
  const finish = FINISH.get(choice?.finish_reason ?? '') ?? 'stop';
  if (choice === undefined || (text === undefined && finish === 'stop')) {
    throw new ModelError('incomplete', `${name}: the reply has ${choice === undefined ? 'no choices' : 'no content'}`);
  }
  return { text: text ?? '', finish, ...usage(body) };
}

const FINISH: ReadonlyMap<string, Reply['finish']> = new Map([
  ['length', 'length'],
  ['content_filter', 'filtered'],
]);

function usage({ usage: tokens }: Partial<ChatCompletion>): Pick<Reply, 'usage'> {
  if (typeof tokens?.prompt_tokens !== 'number' || typeof tokens.completion_tokens !== 'number') return {};
  return { usage: { inputTokens: tokens.prompt_tokens, outputTokens: tokens.completion_tokens } };
}
