import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { watchPublished } from './watchPublished.ts';

/** An API that holds each request until the test answers it. */
const questions: { since: string | null; response: ServerResponse }[] = [];
let arrived: () => void = () => undefined;
const api = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.invalid');
  expect(pathname).toBe('/api/home/news/awaitPublished');
  questions.push({ since: searchParams.get('since'), response });
  arrived();
});

async function nextQuestion() {
  if (questions.length === 0) await new Promise<void>((resolve) => (arrived = resolve));
  const question = questions.shift();
  if (!question) throw new Error('nothing was asked');
  const { since, response } = question;
  return {
    since,
    answer: (mark: string) => response.end(JSON.stringify({ code: 1, message: '', entity: { mark } })),
    fail: () => response.writeHead(503).end(),
  };
}

let server: FastifyInstance;
const renewAll = jest.fn(async () => undefined);
const setInvalidationOnline = jest.fn();
beforeAll(() => new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve)));
beforeEach(async () => {
  questions.length = 0;
  renewAll.mockClear();
  setInvalidationOnline.mockClear();
  server = fastify();
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  watchPublished(server, { apiOrigin }, { renewAll, setInvalidationOnline: setInvalidationOnline });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());
afterAll(() => void api.close());

test('pages are renewed when something is published, but not when the first mark arrives', async () => {
  const first = await nextQuestion();
  expect(first.since).toBeNull();
  first.answer('a');
  const second = await nextQuestion();
  expect(second.since).toBe('a');
  expect(renewAll).not.toHaveBeenCalled();
  second.answer('b');
  const third = await nextQuestion();
  expect(third.since).toBe('b');
  expect(renewAll).toHaveBeenCalledTimes(1);
  // After 25 s without anything published.
  third.answer('b');
  (await nextQuestion()).answer('b');
  expect(renewAll).toHaveBeenCalledTimes(1);
});

test('after an outage the API is polled with the earlier mark', async () => {
  (await nextQuestion()).answer('a');
  (await nextQuestion()).fail();
  const later = await nextQuestion();
  expect(later.since).toBe('a');
  expect(setInvalidationOnline.mock.calls).toEqual([[true], [false]]);
  expect(renewAll).not.toHaveBeenCalled();
  later.answer('b');
  await nextQuestion();
  expect(setInvalidationOnline).toHaveBeenLastCalledWith(true);
  expect(renewAll).toHaveBeenCalledTimes(1);
});

test('a closed server stops polling', async () => {
  await nextQuestion();
  await server.close();
  expect(questions).toEqual([]);
});
