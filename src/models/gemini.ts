import type {
  Content,
  GenerateContentRequest,
  GenerateContentResponse,
  GenerationConfig,
  GenerativeModel,
} from '@google/generative-ai';
import { ModelError } from '../core/errors.js';
import type { Message, Model, ModelProvider, ModelRequest, ModelSpec, Params, Reply } from '../core/types.js';
import { type Access, accessTo, type Home, NO_KEY, ownAddress } from './access.js';
import { failure } from './failure.js';
import { getJson } from './get-json.js';
import { within } from './within.js';

const HOME: Home = {
  url: 'https://generativelanguage.googleapis.com',
  host: 'generativelanguage.googleapis.com',
  keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  urlVariable: 'GOOGLE_GEMINI_BASE_URL',
};

/** Google's Gemini API. */
export const gemini: ModelProvider = {
  name: 'gemini',
  about: 'Google Gemini',
  examples: ['gemini:gemini-2.0-flash'],
  keys: HOME.keys,
  address: (environment) => ownAddress(HOME, environment),
  key: (spec, environment) => accessTo(HOME, spec, environment).key,
  reach: async (spec, environment, signal) => {
    const access = accessTo(HOME, spec, environment);
    const request = {
      model: `gemini:${spec.name}`,
      access,
      signal,
      headers: { 'x-goog-api-key': access.key ?? NO_KEY },
    };
    const found = await getJson(`${access.url}/v1beta/models/${encodeURIComponent(spec.name)}`, request);
    return { address: access.url, knows: found !== undefined };
  },
  open: async (spec, environment) => {
    const access = accessTo(HOME, spec, environment);
    const { GoogleGenerativeAI } = await import('@google/generative-ai');
    const client = new GoogleGenerativeAI(access.key ?? NO_KEY);
    return geminiModel(spec, access, client.getGenerativeModel({ model: spec.name }, { baseUrl: access.url }));
  },
};

function geminiModel(spec: ModelSpec, access: Access, client: GenerativeModel): Model {
  const name = `gemini:${spec.name}`;
  const ask = async ({ messages, params, signal }: ModelRequest): Promise<Reply> => {
    try {
      const body = { ...contents(messages), generationConfig: generationConfig(params) };
      const { response } = await within({ signal }, async (own) => await generate(client, body, own));
      return read(name, response);
    } catch (error) {
      throw failure(error, { model: name, signal, access });
    }
  };
  return { name, complete: ask };
}

/** The SDK puts its helpers on whatever the body parses to, and so throws a TypeError on one that is no object. */
async function generate(client: GenerativeModel, body: GenerateContentRequest, signal: AbortSignal) {
  try {
    return await client.generateContent(body, { signal });
  } catch (error) {
    if (error instanceof TypeError && /propert/.test(error.message)) throw new SyntaxError('the body is not an object');
    throw error;
  }
}

/** System messages go apart, and the assistant is called `model`. */
function contents(messages: readonly Message[]): Pick<GenerateContentRequest, 'contents' | 'systemInstruction'> {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const turns = messages.filter(({ role }) => role !== 'system');
  return {
    ...(system.length > 0 && { systemInstruction: { role: 'system', parts: [{ text: system.join('\n\n') }] } }),
    contents: turns.map(
      ({ role, content }): Content => ({ role: role === 'assistant' ? 'model' : 'user', parts: [{ text: content }] }),
    ),
  };
}

/** The service takes a seed, which the SDK's types do not know. */
function generationConfig({ temperature, maxTokens, topP, seed }: Params): GenerationConfig & { seed?: number } {
  return {
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { maxOutputTokens: maxTokens }),
    ...(topP !== undefined && { topP }),
    ...(seed !== undefined && { seed }),
  };
}

const FINISH: ReadonlyMap<string, Reply['finish']> = new Map([
  ['STOP', 'stop'],
  ['MAX_TOKENS', 'length'],
  ['SAFETY', 'filtered'],
  ['RECITATION', 'filtered'],
  ['LANGUAGE', 'filtered'],
  ['BLOCKLIST', 'filtered'],
  ['PROHIBITED_CONTENT', 'filtered'],
  ['SPII', 'filtered'],
]);

/** Read by hand: the SDK's `text()` throws where a filter stopped the model, and warns on the console. */
function read(name: string, response: GenerateContentResponse): Reply {
  if (response.promptFeedback?.blockReason && !response.candidates?.length) {
    return { text: '', finish: 'filtered', ...usage(response) };
  }
  const candidate = response.candidates?.[0];
  const parts = candidate?.content?.parts?.filter((part) => typeof part.text === 'string' && !isThought(part));
  const finish = FINISH.get(candidate?.finishReason ?? '') ?? 'stop';
  if (candidate === undefined || (!parts?.length && finish === 'stop')) {
    const reason = candidate?.finishReason ? ` (finish reason ${candidate.finishReason})` : '';
    throw new ModelError('incomplete', `${name}: the reply has ${candidate ? 'no text' : 'no candidates'}${reason}`);
  }
  return { text: parts?.map((part) => part.text).join('') ?? '', finish, ...usage(response) };
}

/** Thinking models may show their reasoning as parts marked so; it is no part of the answer. */
function isThought(part: object): boolean {
  return 'thought' in part && part.thought === true;
}

function usage({ usageMetadata: tokens }: GenerateContentResponse): Pick<Reply, 'usage'> {
  if (typeof tokens?.promptTokenCount !== 'number') return {};
  const thinking =
    'thoughtsTokenCount' in tokens && typeof tokens.thoughtsTokenCount === 'number' ? tokens.thoughtsTokenCount : 0;
  // A blocked or cut-off reply has no candidates' count: then nothing was written.
  return {
    usage: { inputTokens: tokens.promptTokenCount, outputTokens: (tokens.candidatesTokenCount ?? 0) + thinking },
  };
}
