import type { Anthropic } from '@anthropic-ai/sdk';
import type {
  Message as AnthropicMessage,
  MessageCreateParamsNonStreaming,
} from '@anthropic-ai/sdk/resources/messages';
import { ModelError } from '../core/errors.js';
import type { Message, Model, ModelProvider, ModelRequest, ModelSpec, Params, Reply } from '../core/types.js';
import { type Access, accessTo, type Home, ownAddress } from './access.js';
import { failure } from './failure.js';
import { within } from './within.js';

/** The API wants a limit; this one, with room for thinking, is for experiments that name none. */
const DEFAULT_MAX_TOKENS = 4096;

/** The last version of the API that knows `temperature` and `top_p`; the SDK's own, 2026-10-21, answers them with 400. */
const SAMPLING_VERSION = { 'anthropic-version': '2023-06-01' };

const HOME: Home = {
  url: 'https://api.anthropic.com',
  host: 'anthropic.com',
  keys: ['ANTHROPIC_API_KEY'],
  urlVariable: 'ANTHROPIC_BASE_URL',
};

/** Anthropic's messages API. */
export const anthropic: ModelProvider = {
  name: 'anthropic',
  about: 'Anthropic Claude',
  examples: ['anthropic:claude-haiku-4-5'],
  maxTokens: DEFAULT_MAX_TOKENS,
  address: (environment) => ownAddress(HOME, environment),
  open: async (spec, environment) => {
    const access = accessTo(HOME, spec, environment);
    const { default: Client } = await import('@anthropic-ai/sdk');
    const client = new Client({
      apiKey: access.key ?? 'none',
      webhookKey: null,
      baseURL: access.url,
      maxRetries: 0,
      timeout: 600_000, // said, because the SDK else refuses long replies without streaming
      logLevel: 'off',
      openTelemetry: false,
    });
    return claudeModel(spec, access, client);
  },
};

function claudeModel(spec: ModelSpec, access: Access, client: Anthropic): Model {
  const name = `anthropic:${spec.name}`;
  const ask = async ({ messages, params, signal }: ModelRequest): Promise<Reply> => {
    try {
      const body = { model: spec.name, ...turns(messages), ...parameters(spec.name, params) };
      const headers = 'temperature' in body || 'top_p' in body ? SAMPLING_VERSION : {};
      // Not `messages.create`, which writes a warning to the console for each request to a deprecated model.
      return await within({ signal }, async (own) =>
        read(name, await client.post<AnthropicMessage>('/v1/messages', { body, headers, signal: own })),
      );
    } catch (error) {
      throw failure(error, { model: name, signal, access });
    }
  };
  return { name, complete: ask };
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

function read(name: string, body: Partial<AnthropicMessage> | string | null | undefined): Reply {
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
