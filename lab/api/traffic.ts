import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  body: string;
}

interface Traffic {
  port: number;
  connections: number;
  /** The next request in wire format; null: no more. */
  next(): Buffer | null;
  onAnswer?(answer: Answer, request: Buffer): void;
}

/** Bytes of a request on a persistent connection. */
export function requestBytes(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer {
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Keeps connections busy, one request after another on each, until `next` returns null. Written on bare sockets, so
 * that the measuring process takes little of the machine.
 */
export async function runTraffic(traffic: Traffic): Promise<void> {
  await Promise.all(Array.from({ length: traffic.connections }, () => runConnection(traffic)));
}

function runConnection({ port, next, onAnswer }: Traffic): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let received = Buffer.alloc(0);
    let request: Buffer | null = null;
    const send = () => {
      request = next();
      sendNext(socket, request);
    };
    socket.on('connect', send);
    socket.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      const end = wholeLength(received);
      if (end === null || received.length < end) return;
      if (request) onAnswer?.(answerOf(received), request);
      received = Buffer.alloc(0);
      send();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

function sendNext(socket: Socket, request: Buffer | null): void {
  if (request) socket.write(request);
  else socket.end();
}

/** Bytes of the whole response; null while its head is incomplete. */
function wholeLength(received: Buffer): number | null {
  const head = received.indexOf('\r\n\r\n');
  if (head === -1) return null;
  const [, length] = /content-length: (\d+)/i.exec(received.toString('latin1', 0, head)) ?? [];
  if (length === undefined) throw new Error('an answer without a length');
  return head + 4 + Number(length);
}

function answerOf(received: Buffer): Answer {
  const head = received.indexOf('\r\n\r\n');
  return { status: Number(received.toString('latin1', 9, 12)), body: received.toString('utf8', head + 4) };
}
