import { createServer } from 'node:net';

/** Below the ephemeral ports of outgoing connections, which could take one between its choice and its use. */
const FIRST = 20_000;
const COUNT = 10_000;

const given = new Set<number>();

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A free port, never the same one twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
