import { afterEach, describe, expect, test } from 'vitest';
import { noticeText } from '../../src/notify/notice.js';
import { send } from '../../src/notify/send.js';
import { targetOf } from '../../src/notify/target.js';
import { type StubResponse, startHttpStub } from '../support/http-stub.js';
import { startSmtpStub } from '../support/smtp-stub.js';

const NOTICE = { title: 'Support: 1 of 4 cases failed', lines: ['• a <!channel> & <https://x|y>', '• b'] };

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function webhook(response: StubResponse) {
  const stub = await startHttpStub([response]);
  open.push(stub);
  return { stub, target: targetOf(`${stub.url}/services/s3cret`, {}) };
}
async function mailbox(refuse?: number, environment: Readonly<Record<string, string>> = {}) {
  const stub = await startSmtpStub(refuse === undefined ? {} : { refuse });
  open.push(stub);
  return { stub, target: targetOf(`smtp://127.0.0.1:${stub.port}?to=team@b.example&from=ci@d.example`, environment) };
}

describe('a notice', () => {
  test('goes to a webhook as Slack takes it, with what would be a link or a call made harmless', async () => {
    const { stub, target } = await webhook({ text: 'ok' });
    expect(await send(target, NOTICE)).toBeUndefined();
    expect(stub.requests).toMatchObject([
      {
        ...{ method: 'POST', path: '/services/s3cret' },
        body: { text: 'Support: 1 of 4 cases failed\n• a &lt;!channel&gt; &amp; &lt;https://x|y&gt;\n• b' },
      },
    ]);
  });

  test('goes by mail, with the user of the environment', async () => {
    const { stub, target } = await mailbox(undefined, { MMT4NL_SMTP_USER: 'ci', MMT4NL_SMTP_PASSWORD: 's3cret' });
    expect(await send(target, NOTICE)).toBeUndefined();
    expect(stub.mails).toMatchObject([{ from: 'ci@d.example', to: ['team@b.example'], login: 'ci:s3cret' }]);
    expect(stub.mails[0]?.text).toContain('Subject: Support: 1 of 4 cases failed\n');
  });

  test.each<readonly [what: string, response: StubResponse, why: string | RegExp]>([
    ['a server that breaks', { status: 500, text: 'oops' }, 'the server answered 500'],
    ['a hook that is gone', { status: 404, text: 'no_service' }, 'the server answered 404'],
    ['a server that hangs up', { fault: 'reset' }, /^[A-Z_]+$/u],
    [
      'a server that sends it elsewhere',
      { status: 302, headers: { location: 'https://s3cret.example/' }, text: '' },
      /^[\w ]+$/u,
    ],
  ])('%s is told without the address', async (_, response, why) => {
    const { target } = await webhook(response);
    expect(await send(target, NOTICE)).toMatch(why);
  });

  test('a mail server that refuses is told by its code alone', async () => {
    const login = { MMT4NL_SMTP_USER: 's3cret', MMT4NL_SMTP_PASSWORD: 's3cret' };
    expect(await send((await mailbox(535, login)).target, NOTICE)).toBe('the server answered 535');
    expect(await send((await mailbox(550)).target, NOTICE)).toBe('the server answered 550');
    const { stub, target } = await mailbox();
    await stub.close();
    expect(await send(target, NOTICE)).toMatch(/^E[A-Z]+$/u);
  });

  test('has a bounded size, and says how much is left out', () => {
    const text = noticeText({
      title: 'T',
      lines: Array.from({ length: 90 }, (_, at) => `line ${at} ${'😀'.repeat(400)}`),
    });
    expect(text.length).toBeLessThan(3100);
    expect(text).toMatch(/\n… and 8\d more lines$/u);
    expect(noticeText({ title: 'a\nb', lines: [] })).toBe('a b');
  });
});
