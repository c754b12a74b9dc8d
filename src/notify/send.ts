import { type Notice, noticeText } from './notice.js';
import type { Target } from './target.js';

/** Milliseconds: nobody waits longer for a notice than for a result. */
const TIMEOUT = 10_000;

/** Sends a notice. Resolves with why it was not sent, in words without address or key; undefined: it was. */
export async function send(target: Target, notice: Notice): Promise<string | undefined> {
  try {
    return target.kind === 'webhook' ? await post(target.url, notice) : await mail(target, notice);
  } catch (error) {
    return causeOf(error);
  }
}

/** The form that Slack takes, and with it most chat services; `&`, `<` and `>` would be links and calls. */
async function post(url: URL, notice: Notice): Promise<string | undefined> {
  const text = noticeText(notice, (line) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  return response.ok ? undefined : `the server answered ${response.status}`;
}

async function mail(target: Extract<Target, { kind: 'mail' }>, notice: Notice): Promise<undefined> {
  const { createTransport } = await import('nodemailer');
  const { host, port, secure, local, to, from, user, password } = target;
  const transport = createTransport({
    ...{ host, port, secure, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT },
    // A password goes over no open line but one within this machine.
    requireTLS: user !== undefined && !local,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
  });
  try {
    await transport.sendMail({ from, to, subject: notice.title, text: `${noticeText(notice)}\n` });
  } finally {
    transport.close();
  }
}

/** Codes alone: messages of servers and of the network hold addresses. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed';
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT / 1000} seconds`;
  const cause = error.cause instanceof Error ? error.cause : error;
  if ('responseCode' in cause && typeof cause.responseCode === 'number')
    return `the server answered ${cause.responseCode}`;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'the connection failed';
}
