import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CODES } from '../contract/base/codes.ts';

// What Node would answer by itself, without a body or with one of its own.

const MALFORMED = JSON.stringify({ ...CODES.MALFORMED, entity: { issues: [] } });
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Length': Buffer.byteLength(MALFORMED),
  Connection: 'close',
};

/**
 * Answers the envelope to a request that is not valid HTTP and so never reaches a route. Where nothing was asked,
 * nothing is answered: the client would take it for the answer to a request that is on its way.
 */
export function answerBrokenRequests(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.bytesRead === 0 || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${headers.join('')}\r\n${MALFORMED}`);
  // Ended from both sides: a client that goes on sending would hold a half-open connection for as long as it likes.
  socket.destroySoon();
}

/** Answers the envelope to an `Expect` that is unknown. */
export function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(400, HEADERS).end(MALFORMED),
  );
}

/** Whether a request lacks the `Host` that HTTP demands. */
export const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;
