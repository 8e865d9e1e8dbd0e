import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CODES } from '../contract/base/codes.ts';

// Replaces Node's own response, which has no body or a different one.

const MALFORMED = JSON.stringify({ ...CODES.MALFORMED, entity: { issues: [] } });
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Length': Buffer.byteLength(MALFORMED),
  Connection: 'close',
};

/**
 * Returns the envelope to a request that is not valid HTTP and therefore reaches no route. Sends nothing on a
 * connection without a request: the client would take it as the response to its next one.
 */
export function answerBrokenRequests(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.bytesRead === 0 || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${headers.join('')}\r\n${MALFORMED}`);
  // Closes both directions: a client that continues sending would hold a half-open connection indefinitely.
  socket.destroySoon();
}

/** Returns the envelope to an unknown `Expect` header. */
export function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(400, HEADERS).end(MALFORMED),
  );
}

/** True if a request lacks the `Host` header required by HTTP. */
export const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

/** Document with a message, for a visitor whose request no page of the portal answers. */
export function errorPage(message: string): string {
  const text = message.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return (
    '<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${text}</title><h1>${text}</h1><p><a href="/main">홈으로 가기</a></p></html>`
  );
}
