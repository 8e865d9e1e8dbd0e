import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PushRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Starts a local push service that answers with `status` and records what it gets. */
export async function startPushServer(port = 0) {
  const requests: PushRequest[] = [];
  const answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
