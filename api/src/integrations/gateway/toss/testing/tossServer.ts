import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TossBook } from './tossBook.ts';
import { visitPage } from './tossPage.ts';
import { Refused } from './tossRequests.ts';

/**
 * What may happen to a request: the work is done and the answer is lost; nothing ever comes back, or the work is done
 * later; another repeat is still running; the gateway has a fault, or one that it answers again under the same key;
 * something else than its own answer comes; too much comes.
 */
export type Mischief =
  | 'lost'
  | 'silent'
  | 'late'
  | 'processing'
  | 'fault'
  | 'storedFault'
  | 'html'
  | 'halfPayment'
  | 'endless'
  | 'elsewhere';

interface Arrived {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: unknown;
}

const MAX_IDEMPOTENCY_KEY = 300;

/** A local gateway on a real socket that speaks the protocol of Toss Payments as strictly as the real one. */
export async function startTossServer({ secret, now = () => new Date() }: { secret: string; now?: () => Date }) {
  let url = '';
  const book = new TossBook(now, () => url);
  const requests: Arrived[] = [];
  const remembered = new Map<string, { status: number; body: string }>();
  /** For the next requests whose path contains the text, one each. */
  const mischiefs: { path: string; mischief: Mischief }[] = [];
  /** Work whose answer nobody waits for any more. */
  const late: (() => void)[] = [];
  const watchers: { path: string; done: () => void }[] = [];

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const arrived = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', url),
        headers: request.headers,
        body,
      };
      requests.push(arrived);
      respond(arrived, response);
      for (const tell of watchers.filter(({ path }) => path === arrived.url.pathname)) response.on('finish', tell.done);
    });
  });

  function respond(arrived: Arrived, response: ServerResponse) {
    const at = mischiefs.findIndex(({ path }) => arrived.url.pathname.includes(path));
    const mischief = at < 0 ? undefined : mischiefs.splice(at, 1)[0]?.mischief;
    if (mischief === 'silent') return;
    if (mischief === 'late') return void late.push(() => void answerOnce(arrived));
    const send = (status: number, body: string, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    const code = (name: string) => JSON.stringify({ code: name, message: '이전 멱등 요청이 처리중입니다.' });
    if (mischief === 'processing') return send(409, code('IDEMPOTENT_REQUEST_PROCESSING'));
    if (mischief === 'fault') return send(500, code('FAILED_INTERNAL_SYSTEM_PROCESSING'));
    if (mischief === 'elsewhere') return send(307, '', { location: `${url}/elsewhere` });
    if (mischief === 'html') return send(200, '<html>점검 중입니다</html>');
    if (mischief === 'endless') return send(200, `"${'x'.repeat(3_000_000)}"`);
    if (visitPage(book, arrived, response)) return;
    const answer = answerOnce(arrived, mischief === 'storedFault');
    if (mischief === 'lost') return void response.destroy();
    if (mischief === 'halfPayment')
      return send(200, JSON.stringify({ ...JSON.parse(answer.body), totalAmount: 50_001.5 }));
    send(answer.status, answer.body);
  }

  function answerOnce(arrived: Arrived, hasFault = false): { status: number; body: string } {
    const key = arrived.headers['idempotency-key'];
    const work = () => (hasFault ? refusal(new Refused(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING')) : answer(arrived));
    if (arrived.method !== 'POST' || typeof key !== 'string') return work();
    if (key.length > MAX_IDEMPOTENCY_KEY) return refusal(new Refused(400, 'INVALID_IDEMPOTENCY_KEY'));
    const known = `${key} ${arrived.method} ${arrived.url.pathname}`;
    const first = remembered.get(known) ?? work();
    remembered.set(known, first);
    return first;
  }

  function answer(arrived: Arrived): { status: number; body: string } {
    try {
      if (arrived.headers.authorization !== `Basic ${Buffer.from(`${secret}:`).toString('base64')}`)
        throw new Refused(401, 'UNAUTHORIZED_KEY');
      if (arrived.method === 'POST' && arrived.headers['content-type'] !== 'application/json')
        throw new Refused(400, 'INVALID_REQUEST');
      return { status: 200, body: JSON.stringify(route(arrived)) };
    } catch (error) {
      return refusal(error instanceof Refused ? error : new Refused(500, 'COMMON_ERROR'));
    }
  }

  function route({ method, url: { pathname, searchParams }, body }: Arrived): unknown {
    if (method === 'POST' && pathname === '/v1/payments') return book.open(body);
    if (method === 'POST' && pathname === '/v1/payments/confirm') return book.confirm(body);
    const [, key = '', isCancel] = /^\/v1\/payments\/([^/]+)(\/cancel)?$/.exec(pathname) ?? [];
    if (method === 'POST' && isCancel) return book.cancel(key, body);
    if (method === 'GET' && key && !isCancel) return book.find(key);
    if (method === 'GET' && pathname === '/v1/transactions') return book.list(searchParams);
    throw new Refused(404, 'NOT_FOUND');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    book,
    requests,
    /** What happens to the next request whose path contains the text. */
    spoil: (path: string, mischief: Mischief) => void mischiefs.push({ path, mischief }),
    /** The same for the next `times` requests. */
    spoilAll: (path: string, mischief: Mischief, times: number) =>
      void mischiefs.push(...Array.from({ length: times }, () => ({ path, mischief }))),
    /** When a request to exactly this path has been answered. */
    nextAnswered: (path: string) => new Promise<void>((done) => void watchers.push({ path, done })),
    /** What was to be done later is done now. */
    lateWork: () => {
      for (const work of late.splice(0)) work();
    },
    /** Nothing odd happens any more, and no request was made yet. */
    reset: () => {
      requests.length = 0;
      mischiefs.length = 0;
      late.length = 0;
      book.rejection = null;
      book.refundStatus = 'COMPLETED';
      book.cancelStatus = 'DONE';
      book.lastingFault = null;
    },
    /** After 15 days. */
    forgetKeys: () => remembered.clear(),
    /** The requests of our shop to a path, the newest last. */
    asked: (path: string) => requests.filter((request) => request.url.pathname.endsWith(path)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
const refusal = ({ status, code }: Refused) => ({ status, body: JSON.stringify({ code, message: '거절되었습니다.' }) });

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
