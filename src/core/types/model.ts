import type { BatchFormat } from '../batch.js';

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Params {
  readonly temperature?: number;
  readonly maxTokens?: number;
  readonly topP?: number;
  readonly seed?: number;
}

export interface Reply {
  readonly text: string;
  /** Why the model stopped: at its end, at the token limit, or because a filter withheld the text. */
  readonly finish: 'stop' | 'length' | 'filtered';
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  /** How long the model took over it, in milliseconds. */
  readonly ms?: number;
}

export interface ModelRequest {
  readonly messages: readonly Message[];
  readonly params: Params;
  readonly signal: AbortSignal;
  /** Which asking of the same messages it is, from 0: an identity arm and repeats ask them again. No model is sent it. */
  readonly turn?: number;
  /** Makes the reply safe; until that is done, no other request takes this one's place. */
  readonly keep?: (reply: Reply) => Promise<void>;
}

export interface Model {
  /** The name in tables, e.g. `openai:gpt-4o`. */
  readonly name: string;
  /** Throws `ModelError` when there is no reply; never returns an error as text. */
  complete(request: ModelRequest): Promise<Reply>;
}

/** How an experiment names a model: `provider:name`, with the provider's own settings. */
export interface ModelSpec {
  readonly provider: string;
  readonly name: string;
  readonly baseUrl?: string;
  /** Requests under way at once at most. */
  readonly maxConcurrency?: number;
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  /** Seconds that one attempt at a request may take. */
  readonly timeout?: number;
  /** How often one request is tried in all. */
  readonly attempts?: number;
  /** Seconds before the second attempt, half of them by chance; they double with each further one. */
  readonly retryDelay?: number;
  /** US dollars a million tokens, instead of what is in our list. */
  readonly price?: Price;
}

/** US dollars a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** A server that answered. */
export interface Reached {
  readonly address: string;
  /** Whether it has the model; absent: it does not tell. */
  readonly knows?: boolean;
}

/** A family of models, e.g. `openai`; the package behind it is loaded by `open`, not before. */
export interface ModelProvider {
  readonly name: string;
  readonly about: string;
  /** Specifications that work, for `list models`. */
  readonly examples: readonly string[];
  /** Whether it answers in this process: nothing is paid for, and no network is in between. */
  readonly local?: boolean;
  /** The environment variables that its key is read from, any of them; absent: it needs none. */
  readonly keys?: readonly string[];
  /** Tokens that a reply may have where an experiment names no limit; absent: as many as the model likes. */
  readonly maxTokens?: number;
  /** How it takes requests as a file; absent: it does not. */
  readonly batch?: BatchFormat;
  /** Where requests go when the environment names another address than the provider's own. Throws `UserError` for one that is none. */
  address?(environment: Readonly<Record<string, string | undefined>>): string | undefined;
  /**
   * Asks the server for what costs nothing, to tell whether it can be reached with this key and has the model. Throws
   * `UserError` for a missing key and `ModelError` for what the server, or the network, says. Absent: there is no such request.
   */
  reach?(
    spec: ModelSpec,
    environment: Readonly<Record<string, string | undefined>>,
    signal: AbortSignal,
  ): Promise<Reached>;
  /** The file that the answers of a model come from: another content of it makes another run. */
  file?(spec: ModelSpec): string;
  /** The key that a model's requests go with: workers that share one share its limits. Throws as `open` does. */
  key?(spec: ModelSpec, environment: Readonly<Record<string, string | undefined>>): string | undefined;
  /** Throws `UserError` for an unknown model name, or a key missing from `environment`. */
  open(spec: ModelSpec, environment: Readonly<Record<string, string | undefined>>): Promise<Model>;
}
