import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which would take one between the choice and its use. */
const FIRST = 20_000;
const COUNT = 10_000;

const given = new Set<number>();

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port that nothing uses; never the same one twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
