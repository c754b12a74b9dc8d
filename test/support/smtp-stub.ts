import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they were sent. */
  readonly text: string;
  /** What the sender said to be, as `user:password`; undefined: nothing. */
  readonly login: string | undefined;
}

export interface SmtpStub {
  readonly port: number;
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

/** A mail server on loopback that takes every mail, or refuses each with a code. */
export async function startSmtpStub({ refuse }: { readonly refuse?: number } = {}): Promise<SmtpStub> {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let mail = { from: '', to: [] as string[], text: '', login: undefined as string | undefined };
    let inData = false;
    let buffered = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const address = (line: string) => /<([^>]*)>/u.exec(line)?.[1] ?? '';
    const onLine = (line: string) => {
      if (inData) {
        if (line !== '.') {
          mail.text += `${line}\n`;
          return;
        }
        inData = false;
        mails.push(mail);
        mail = { from: '', to: [], text: '', login: mail.login };
        say('250 taken');
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO') say('250-stub\r\n250 AUTH PLAIN');
      else if (command === 'AUTH') {
        const [, user = '', password = ''] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0');
        mail.login = `${user}:${password}`;
        say(refuse === 535 ? `535 no such user ${user}` : '235 welcome');
      } else if (command === 'MAIL') {
        mail.from = address(line);
        say('250 ok');
      } else if (command === 'RCPT') {
        mail.to.push(address(line));
        say(refuse === 550 ? `550 no such box ${address(line)}` : '250 ok');
      } else if (command === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.setEncoding('utf8').on('data', (text) => {
      buffered += text;
      const lines = buffered.split('\r\n');
      buffered = lines.pop() ?? '';
      lines.forEach(onLine);
    });
    socket.on('error', () => socket.destroy());
    say('220 stub');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
