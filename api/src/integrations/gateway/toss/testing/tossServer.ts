import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TossApi } from '../../sandbox/tossApi.ts';
import { visitPage } from './tossPage.ts';

/** A local gateway on a real socket that speaks the protocol of Toss Payments as strictly as the real one. */
export async function startTossServer({ secret, now = () => new Date() }: { secret: string; now?: () => Date }) {
  let url = '';
  const api = new TossApi({ secret, now, checkoutUrl: (key) => `${url}/v1/payments/${key}/checkout` });
  const watchers: { path: string; done: () => void }[] = [];
  const reportAnswered = (answered: string) => {
    for (const { path, done } of watchers) if (path === answered) done();
  };

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', headers } = request;
      const arrived = { method, url: new URL(request.url ?? '/', url), headers, body };
      response.on('finish', () => reportAnswered(arrived.url.pathname));
      if (!visitPage(api.book, arrived, response)) send(api.reply(arrived), response);
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    api,
    book: api.book,
    requests: api.requests,
    spoil: api.spoil,
    /** The same for the next `times` requests. */
    spoilAll: api.spoil,
    reportAnswered,
    /** Resolves once a request to exactly this path has been answered. */
    nextAnswered: (path: string) => new Promise<void>((done) => void watchers.push({ path, done })),
    lateWork: () => api.doLateWork(),
    reset: () => api.reset(),
    forgetKeys: () => api.forgetKeys(),
    /** Our shop's requests to a path, the newest last. */
    asked: (path: string) => api.requests.filter((request) => request.url.pathname.endsWith(path)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(reply: ReturnType<TossApi['reply']>, response: ServerResponse) {
  if (reply === 'silence') return;
  if (reply === 'broken') response.destroy();
  else response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(reply.body);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
