import { connect, type AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { SECOND_MS } from '../../clock/durations.ts';
import type { TestServer, TestServerOptions } from '../server.ts';
import { problemOf, readAnswers } from './rawAnswers.ts';
import { rawRequest, type RawRequest } from './rawRequests.ts';

/** Incomplete requests are cut off soon, so that a run need not wait for them. */
const SENDING_LIMITS = { requestTimeoutMs: 500, headersTimeoutMs: 500, checkEveryMs: 50 };
/** Persistent connections end as soon. */
const HELD_OPEN_MS = 50;
/** A connection that is still open after this hangs, even on a busy machine. */
const MAX_OPEN_MS = 30 * SECOND_MS;
const AT_ONCE = 40;

/**
 * Writes random requests, complete or broken, to sockets of its own server, forty at a time. Throws with the seed if
 * the server does not end a connection, sends a fault or anything but an envelope, or does not serve another visitor
 * afterwards.
 * @returns number of responses by status, and number of connections without any
 */
export async function fuzzSockets(
  open: (options: TestServerOptions) => Promise<TestServer>,
  requests: number,
  seed: number,
): Promise<Record<string, number>> {
  const server = await open({ sendingLimits: SENDING_LIMITS });
  Object.assign(server.app.server, { keepAliveTimeout: HELD_OPEN_MS, keepAliveTimeoutBuffer: 0 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const counts: Record<string, number> = {};
  const count = (kind: string) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  const all = fc.sample(rawRequest, { numRuns: requests, seed });
  let next = 0;
  const work = async () => {
    for (let index = next++; index < all.length; index = next++) {
      const request = all[index];
      if (!request) return;
      const answered = await exchange(port, request);
      const answers = readAnswers(answered, request.hasHead);
      const problem = answers.map(problemOf).find(Boolean);
      const shown = JSON.stringify(Buffer.concat(request.pieces).toString('latin1').slice(0, 500));
      if (problem) throw new Error(`seed ${seed}, ${index}: ${problem}: ${answered.slice(0, 500)} to ${shown}`);
      if (answers.length === 0) count('no answer');
      for (const { status } of answers) count(String(status));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const afterwards = await fetch(`http://127.0.0.1:${port}/api/common/education/code`);
    if (afterwards.status !== 200) throw new Error(`seed ${seed}: another visitor is answered ${afterwards.status}`);
  } finally {
    await server.close();
  }
  return counts;
}

/** Sends a request; resolves with everything received once the connection has ended. */
function exchange(port: number, { pieces, ending }: RawRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    const tooLong = setTimeout(() => {
      socket.destroy();
      reject(new Error(`a connection was not ended: ${JSON.stringify(Buffer.concat(pieces).toString('latin1'))}`));
    }, MAX_OPEN_MS);
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    // The server may reset a connection that sends more than it reads.
    socket.on('error', () => undefined);
    socket.once('end', () => socket.end());
    socket.once('close', () => {
      clearTimeout(tooLong);
      resolve(answer);
    });
    const send = ([piece, ...rest]: Buffer[]) => {
      if (piece === undefined) {
        if (ending === 'halfClosed') socket.end();
        if (ending === 'reset') socket.resetAndDestroy();
      } else socket.write(piece, () => send(rest));
    };
    socket.once('connect', () => send(pieces));
  });
}
