import type { ClientOptions } from 'openai';
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { ModelError } from '../core/errors.js';
import type { Model, ModelProvider, ModelRequest, ModelSpec, Params, Reply } from '../core/types.js';
import { type Access, accessTo, type Home, ownAddress } from './access.js';
import type { Environment } from './api-key.js';
import { failure } from './failure.js';
import { within } from './within.js';

const HOME: Home = {
  url: 'https://api.openai.com/v1',
  host: 'openai.com',
  keys: ['OPENAI_API_KEY'],
  urlVariable: 'OPENAI_BASE_URL',
};

/** What a server that asks for no key is sent in its place: the SDK insists on one. */
const NO_KEY = 'none';

/** OpenAI's chat completions, and every server that speaks them (Ollama, vLLM, llama.cpp, LM Studio, …). */
export const openai: ModelProvider = {
  name: 'openai',
  about: 'OpenAI chat completions; with baseUrl any compatible server (Ollama, vLLM, llama.cpp, LM Studio)',
  examples: ['openai:gpt-4o', '{use: openai:llama3.2, baseUrl: http://127.0.0.1:11434/v1}'],
  address: (environment) => ownAddress(HOME, environment),
  open: async (spec, environment) => {
    const access = accessTo(HOME, spec, environment);
    const { default: Client } = await import('openai');
    return chatModel(spec, access, new Client(clientOptions(access, environment)).chat.completions);
  },
};

/** Everything that the SDK would else read from the environment on its own is said here: other keys must not travel along. */
function clientOptions({ url, key = NO_KEY, isHome }: Access, environment: Environment): ClientOptions {
  return {
    apiKey: key,
    adminAPIKey: null,
    baseURL: url,
    organization: (isHome && environment['OPENAI_ORG_ID']) || null,
    project: (isHome && environment['OPENAI_PROJECT_ID']) || null,
    webhookSecret: null,
    defaultHeaders: { Authorization: `Bearer ${key}` }, // over the one in OPENAI_CUSTOM_HEADERS
    maxRetries: 0,
    logLevel: 'off',
  };
}

interface Completions {
  create(body: ChatCompletionCreateParamsNonStreaming, options: { signal: AbortSignal }): PromiseLike<ChatCompletion>;
}

function chatModel(spec: ModelSpec, access: Access, completions: Completions): Model {
  const name = `openai:${spec.name}`;
  const ask = async ({ messages, params, signal }: ModelRequest): Promise<Reply> => {
    try {
      const body = { model: spec.name, messages: [...messages], ...parameters(spec.name, params) };
      return read(name, await within({ signal }, async (own) => await completions.create(body, { signal: own })));
    } catch (error) {
      if (isFiltered(error) && !signal.aborted) return { text: '', finish: 'filtered' };
      throw failure(error, { model: name, signal, access });
    }
  };
  return { name, complete: ask };
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
function isFiltered(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'content_filter';
}

/** The SDK's types promise more than servers keep: a body may be text, have no choices, or hold an error. */
function read(name: string, body: Partial<ChatCompletion> | string | null | undefined): Reply {
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
