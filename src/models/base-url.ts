import { UserError } from '../core/errors.js';
import { scrub } from './scrub.js';

/**
 * The address without a slash at its end. Throws `UserError` unless it is an http or https URL without credentials in it.
 * @param field where it is from
 */
export function baseUrl(text: string, field = 'baseUrl'): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UserError(
      `Expected \`${field}\` to be an http:// or https:// address, got \`${scrub(text)}\``,
      `For a local Ollama: ${field}${field === 'baseUrl' ? ': ' : '='}http://127.0.0.1:11434/v1`,
    );
  }
  if (url.username || url.password) {
    throw new UserError(
      `Expected \`${field}\` to hold no user name or password`,
      'Put the key into the environment variable MMT4NL_API_KEY',
    );
  }
  return text.replace(/\/+$/, '');
}

/** Whether the address is served by `host` or a subdomain of it, encrypted: only there does the host's own key belong. */
export function isHostOf(address: string, host: string): boolean {
  const url = new URL(address);
  return url.protocol === 'https:' && (url.hostname === host || url.hostname.endsWith(`.${host}`));
}
