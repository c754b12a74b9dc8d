import type { ModelSpec } from '../core/types.js';
import { apiKey, type Environment, optionalKey } from './api-key.js';
import { baseUrl, isHostOf } from './base-url.js';

/** Where a provider lives, and the environment variables that its own tools read. */
export interface Home {
  readonly url: string;
  /** The domain that its key belongs to. */
  readonly host: string;
  readonly keys: readonly [string, ...string[]];
  /** The variable with which a user puts another address in the place of `url` for every program. */
  readonly urlVariable: string;
}

/** Where requests go and with which key; undefined: a server that asks for none. */
export interface Access {
  readonly url: string;
  readonly key: string | undefined;
  readonly secrets: readonly string[];
  /** Whether the address is the provider's own. */
  readonly isHome: boolean;
}

/** What a server that asks for no key is sent in its place: the SDKs insist on one. */
export const NO_KEY = 'none';

/** The key of any other server, such as one's own vLLM or a proxy. */
const OTHER_KEY = 'MMT4NL_API_KEY';

/**
 * The provider's key goes to the provider, and to the address that the user's own environment names. An experiment file
 * may come from anyone, so a `baseUrl` in it gets that key only when it says the same; elsewhere goes MMT4NL_API_KEY, if set.
 * Throws `UserError` for a missing key at home, and for an address that is none.
 */
export function accessTo(home: Home, spec: ModelSpec, environment: Environment): Access {
  const own = ownAddress(home, environment);
  const url = spec.baseUrl === undefined ? (own ?? home.url) : baseUrl(spec.baseUrl);
  if (isHostOf(url, home.host)) {
    const key = apiKey(environment, home.keys, `${spec.provider}:${spec.name}`);
    return { url, key, secrets: [key], isHome: true };
  }
  const key = optionalKey(environment, url === own ? [...home.keys, OTHER_KEY] : [OTHER_KEY]);
  return { url, key, secrets: key === undefined ? [] : [key], isHome: false };
}

/** The address that the environment puts in the place of the provider's own; undefined: none. Throws `UserError` for one that is none. */
export function ownAddress({ url, urlVariable }: Home, environment: Environment): string | undefined {
  const named = environment[urlVariable]?.trim();
  const own = named ? baseUrl(named, urlVariable) : url;
  return own === url ? undefined : own;
}
