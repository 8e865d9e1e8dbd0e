import type { Socket } from 'node:net';
import { CODES } from '@portal/shared/contract';

/** A request that is not HTTP never reaches a route; it gets the envelope all the same. */
export function answerBrokenRequests(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ ...CODES.MALFORMED, entity: { issues: [] } });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
