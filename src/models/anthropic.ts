import type { Anthropic } from '@anthropic-ai/sdk';
import type { Message as AnthropicMessage } from '@anthropic-ai/sdk/resources/messages';
import type { Model, ModelProvider, ModelRequest, ModelSpec, Reply } from '../core/types.js';
import { type Access, accessTo, type Home, NO_KEY, ownAddress } from './access.js';
import { anthropicBatch } from './anthropic-batch.js';
import { DEFAULT_MAX_TOKENS, messageBody, readMessage } from './anthropic-messages.js';
import { failure } from './failure.js';
import { getJson } from './get-json.js';
import { httpFetch } from './http-fetch.js';
import { within } from './within.js';

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
  batch: anthropicBatch,
  keys: HOME.keys,
  address: (environment) => ownAddress(HOME, environment),
  key: (spec, environment) => accessTo(HOME, spec, environment).key,
  reach: async (spec, environment, signal) => {
    const access = accessTo(HOME, spec, environment);
    const headers = { 'x-api-key': access.key ?? NO_KEY, ...SAMPLING_VERSION };
    const request = { model: `anthropic:${spec.name}`, access, signal, headers };
    const found = await getJson(`${access.url}/v1/models/${encodeURIComponent(spec.name)}`, request);
    return { address: access.url, knows: found !== undefined };
  },
  open: async (spec, environment) => {
    const access = accessTo(HOME, spec, environment);
    const { default: Client } = await import('@anthropic-ai/sdk');
    const client = new Client({
      apiKey: access.key ?? NO_KEY,
      webhookKey: null,
      baseURL: access.url,
      maxRetries: 0,
      fetch: httpFetch,
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
      const body = messageBody(spec.name, { messages, params });
      const headers = 'temperature' in body || 'top_p' in body ? SAMPLING_VERSION : {};
      // Not `messages.create`, which writes a warning to the console for each request to a deprecated model.
      return await within({ signal }, async (own) =>
        readMessage(name, await client.post<AnthropicMessage>('/v1/messages', { body, headers, signal: own })),
      );
    } catch (error) {
      throw failure(error, { model: name, signal, access });
    }
  };
  return { name, complete: ask };
}
