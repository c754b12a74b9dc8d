import type { ClientOptions } from 'openai';
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { Model, ModelProvider, ModelRequest, ModelSpec, Reply } from '../core/types.js';
import { type Access, accessTo, type Home, NO_KEY, ownAddress } from './access.js';
import type { Environment } from './api-key.js';
import { failure } from './failure.js';
import { getJson } from './get-json.js';
import { httpFetch } from './http-fetch.js';
import { openaiBatch } from './openai-batch.js';
import { chatBody, FILTERED, isFiltered, readCompletion } from './openai-chat.js';
import { within } from './within.js';

const HOME: Home = {
  url: 'https://api.openai.com/v1',
  host: 'openai.com',
  keys: ['OPENAI_API_KEY'],
  urlVariable: 'OPENAI_BASE_URL',
};

/** What `GET /models` says, here and at compatible servers. */
const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** OpenAI's chat completions, and every server that speaks them (Ollama, vLLM, llama.cpp, LM Studio, …). */
export const openai: ModelProvider = {
  name: 'openai',
  about: 'OpenAI chat completions; with baseUrl any compatible server (Ollama, vLLM, llama.cpp, LM Studio)',
  examples: ['openai:gpt-4o', '{use: openai:llama3.2, baseUrl: http://127.0.0.1:11434/v1}'],
  batch: openaiBatch,
  keys: HOME.keys,
  address: (environment) => ownAddress(HOME, environment),
  key: (spec, environment) => accessTo(HOME, spec, environment).key,
  reach: async (spec, environment, signal) => {
    const access = accessTo(HOME, spec, environment);
    const headers = { authorization: `Bearer ${access.key ?? NO_KEY}` };
    const request = { model: `openai:${spec.name}`, access, signal, headers };
    const list = listSchema.safeParse(await getJson(`${access.url}/models`, request));
    const knows = list.success && list.data.data.some(({ id }) => id === spec.name || id === `${spec.name}:latest`);
    return { address: access.url, ...(list.success && { knows }) };
  },
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
    fetch: httpFetch,
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
      const body = chatBody(spec.name, { messages, params });
      return readCompletion(
        name,
        await within({ signal }, async (own) => await completions.create(body, { signal: own })),
      );
    } catch (error) {
      if (isFiltered(error) && !signal.aborted) return FILTERED;
      throw failure(error, { model: name, signal, access });
    }
  };
  return { name, complete: ask };
}
