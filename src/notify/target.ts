import { UserError } from '../core/errors.js';

/** Where a notice goes. */
export type Target =
  | { readonly kind: 'webhook'; readonly url: URL }
  | {
      readonly kind: 'mail';
      readonly host: string;
      readonly port: number;
      /** Whether the connection is encrypted from its start. */
      readonly secure: boolean;
      readonly local: boolean;
      readonly to: string;
      readonly from: string;
      readonly user: string | undefined;
      readonly password: string | undefined;
    };

type Environment = Readonly<Record<string, string | undefined>>;

const WEBHOOK = 'MMT4NL_WEBHOOK';
const FORMS = `https://…, smtp://HOST:PORT?to=a@b&from=c@d, or the word webhook for the address in ${WEBHOOK}`;

/**
 * Reads what `--notify` was given. Throws UserError for what is no such place; no message of it shows the address, which is a
 * secret where it is a webhook's.
 */
export function targetOf(written: string, environment: Environment): Target {
  const fromEnvironment = written === 'webhook';
  const where = fromEnvironment ? WEBHOOK : '--notify';
  const text = fromEnvironment ? environment[WEBHOOK] : written;
  if (text === undefined || text === '') throw new UserError(`--notify: Expected an address in ${WEBHOOK}, found none`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw new UserError(`${where}: Expected ${FORMS}, got something else`);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname))) return { kind: 'webhook', url };
  if (url.protocol === 'http:')
    throw new UserError(`${where}: Expected https:// (http:// is for this machine alone), got http://`);
  if (url.protocol === 'smtp:' || url.protocol === 'smtps:') return mailTarget(url, where, environment);
  throw new UserError(`${where}: Expected ${FORMS}, got ${url.protocol}`);
}

function mailTarget(url: URL, where: string, environment: Environment): Target {
  if (url.username !== '' || url.password !== '')
    throw new UserError(
      `${where}: Expected no user or password in the address, got one`,
      'They belong into MMT4NL_SMTP_USER and MMT4NL_SMTP_PASSWORD.',
    );
  const [to, from] = [url.searchParams.get('to'), url.searchParams.get('from')];
  if (url.hostname === '' || !to?.includes('@') || !from?.includes('@'))
    throw new UserError(`${where}: Expected smtp://HOST:PORT?to=a@b&from=c@d, got no host, to or from`);
  const secure = url.protocol === 'smtps:';
  const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port);
  const [user, password] = [environment['MMT4NL_SMTP_USER'], environment['MMT4NL_SMTP_PASSWORD']];
  return { kind: 'mail', host: url.hostname, port, secure, local: isLocal(url.hostname), to, from, user, password };
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(host);
}
