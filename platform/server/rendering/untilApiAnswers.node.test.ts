import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilApiAnswers } from './untilApiAnswers.ts';

let api: Server;
let looks = 0;
beforeAll(async () => {
  api = createServer((_request, response) => {
    looks += 1;
    response.writeHead(looks < 2 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

test('an API that does not respond yet, or is not ready, is polled', async () => {
  const { port } = api.address() as AddressInfo;
  await untilApiAnswers(`http://127.0.0.1:${port}`, new AbortController().signal);
  expect(looks).toBe(2);
});

test('polling stops when the server closes', async () => {
  const closing = new AbortController();
  const waiting = untilApiAnswers('http://127.0.0.1:9', closing.signal);
  closing.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
});
