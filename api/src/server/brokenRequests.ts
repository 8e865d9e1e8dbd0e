import type { Socket } from 'node:net';
import { CODES } from '@portal/shared/contract';

/** Answers the envelope to a request that is not valid HTTP and so never reaches a route. */
export function answerBrokenRequests(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ ...CODES.MALFORMED, entity: { issues: [] } });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Ended from both sides: a client that goes on sending would hold a half-open connection for as long as it likes.
  socket.destroySoon();
}
