import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FlakyWire {
  /** The way to the same server through the wire. */
  readonly url: string;
  /** From now on nothing passes and nothing is said of it, as when a network is gone. */
  cut(): void;
  /** It passes again; what was open before is closed. */
  mend(): void;
  close(): Promise<void>;
}

/** A wire to a server on loopback that can be cut. @param url of the server: protocol, host and port */
export async function flakyWire(url: string): Promise<FlakyWire> {
  const { hostname, port, protocol } = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let whole = true;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const each of pair) each.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => whole && to.write(bytes));
      from.on('error', end).on('close', end);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: own } = server.address() as AddressInfo;
  const closeAll = () => {
    for (const [near, far] of pairs) for (const each of [near, far]) each.destroy();
  };
  return {
    url: `${protocol}//127.0.0.1:${own}`,
    cut() {
      whole = false;
    },
    mend() {
      closeAll();
      whole = true;
    },
    async close() {
      closeAll();
      await new Promise((closed) => server.close(closed));
    },
  };
}
