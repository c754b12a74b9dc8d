import type {
  Message as AnthropicMessage,
  MessageCreateParamsNonStreaming,
} from '@anthropic-ai/sdk/resources/messages';
import { ModelError } from '../core/errors.js';
import type { Message, ModelRequest, Params, Reply } from '../core/types.js';

/** The API wants a limit; this one, with room for thinking, is for experiments that name none. */
export const DEFAULT_MAX_TOKENS = 4096;

/** What is posted to `/v1/messages`. */
export function messageBody(model: string, { messages, params }: Pick<ModelRequest, 'messages' | 'params'>) {
  return { model, ...turns(messages), ...parameters(model, params) };
}

/** System messages go apart. */
function turns(messages: readonly Message[]): Pick<MessageCreateParamsNonStreaming, 'messages' | 'system'> {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  return {
    ...(system.length > 0 && { system: system.join('\n\n') }),
    messages: messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }])),
  };
}

/** There is no seed here, and newer models have no `temperature` and `top_p`: where those would be refused they are left out. */
function parameters(model: string, { temperature, maxTokens, topP }: Params) {
  const samples = takesSampling(model);
  return {
    max_tokens: maxTokens ?? DEFAULT_MAX_TOKENS,
    ...(temperature !== undefined && samples && { temperature }),
    ...(topP !== undefined && samples && { top_p: topP }),
  };
}

/** Claude up to 4.6, by the version in the name: `claude-haiku-4-5-20251001`, `claude-3-opus-20240229`. Unknown names do not. */
function takesSampling(model: string): boolean {
  const [, major, minor = '0'] = /claude-(?:[a-z]+-)?(\d)(?:[-.](\d{1,2}))?(?!\d)/.exec(model) ?? [];
  return major !== undefined && (Number(major) < 4 || (major === '4' && Number(minor) <= 6));
}

const FINISH: ReadonlyMap<string, Reply['finish']> = new Map([
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'filtered'],
]);

/** The reply in a body. Throws `ModelError('incomplete')` for what is none. */
export function readMessage(name: string, body: Partial<AnthropicMessage> | string | null | undefined): Reply {
  if (typeof body !== 'object' || body === null || !Array.isArray(body.content)) {
    throw new ModelError('incomplete', `${name}: the reply is not a message`);
  }
  const texts = body.content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const finish = FINISH.get(body.stop_reason ?? '') ?? 'stop';
  if (texts.length === 0 && finish === 'stop') throw new ModelError('incomplete', `${name}: the reply has no text`);
  return { text: texts.join(''), finish, ...usage(body) };
}

/** Cached input is counted apart by the API and is input all the same. */
function usage({ usage: tokens }: Partial<AnthropicMessage>): Pick<Reply, 'usage'> {
  if (typeof tokens?.input_tokens !== 'number' || typeof tokens.output_tokens !== 'number') return {};
  const cached = (tokens.cache_creation_input_tokens ?? 0) + (tokens.cache_read_input_tokens ?? 0);
  return { usage: { inputTokens: tokens.input_tokens + cached, outputTokens: tokens.output_tokens } };
}
