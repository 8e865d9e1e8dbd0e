import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { type ApiClient, CallError, createClient } from '@portal/shared/apiClient';
import { CODES } from '@portal/shared/contract';
import { uploadFile } from '@portal/shared/contract/common';
import { getListBoxNotice } from '@portal/shared/contract/news';
import { getListBoxBoard, postIntBoard } from '@portal/shared/contract/space';
import { APPLICATION_ID, fetchUser, login } from '@portal/shared/contract/user';
import type { Queries } from '../database/types/tables.ts';
import { hashPassword } from '../modules/user/password/hash.ts';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';
import { shortenForwardedFor } from './forwardedFor.ts';

const post = { title: '제목', content: '내용' };
const leftOf = (addresses: readonly string[]) => {
  const headers = { 'x-forwarded-for': addresses.join(', ') };
  shortenForwardedFor({ headers });
  return headers['x-forwarded-for'].split(',').map((address) => address.trim());
};

describeWithDatabase('a request that HTTP forbids', (open) => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await open();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });

  /** Everything that the server sends until it ends the connection. */
  const send = (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, '', ''].join('\r\n'));
    return text(socket);
  };

  test.each([
    ['no host', ['GET /api/common/education/code HTTP/1.1']],
    ['an unknown expectation', ['GET /api/common/education/code HTTP/1.1', 'Host: localhost', 'Expect: 200-ok']],
    ['a broken header', ['GET /api/common/education/code HTTP/1.1', 'Host: localhost', 'No colon']],
    ['two lengths', ['POST /api/user/login HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2']],
    ['a path that cannot be read', ['GET /api/%E0%A4%A HTTP/1.1', 'Host: localhost', 'Connection: close']],
    ['a path out of the tree', ['GET /files/..%2f%zz HTTP/1.1', 'Host: localhost', 'Connection: close']],
    ['an address without an end', [`GET /api/${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost']],
    ['headers without an end', ['GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`]],
  ])('with %s is refused in the envelope, and its connection ends', async (_what, lines) => {
    const answer = await send(...lines);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 400, entity: { issues: [] } });
  });

  test('TRACE is refused, and repeats nothing of what was sent', async () => {
    const answer = await send(
      'TRACE /api/common/education/code HTTP/1.1',
      'Host: localhost',
      'Connection: close',
      'Authorization: token-of-somebody',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
    expect(answer).not.toMatch(/message\/http|token-of-somebody|TRACE/);
  });

  test.each([
    [404, ['GET /api/no/such HTTP/1.1']],
    [404, ['PURGE /api/common/education/code HTTP/1.1']],
  ])('a response with %d has the envelope too', async (status, [first = '', ...headers]) => {
    const answer = await send(first, 'Host: localhost', 'Connection: close', ...headers);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      code: status,
      message: expect.stringMatching(/[가-힣]/),
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

describeWithDatabase('work that others are in the way of', (open, kind) => {
  let server: TestServer;
  const lines: string[] = [];
  /** Work of the next calls after their write; each one runs once. */
  let hindrances: ((db: Queries) => Promise<unknown>)[] = [];
  beforeAll(async () => {
    server = await open({
      log: (line) => void lines.push(line),
      handlers: {
        postIntBoard: async (_input, { db, now: at }) => {
          await db.insertInto('audit_log').values({ at, member_no: null, action: 'test conflict' }).execute();
          await hindrances.shift()?.(db);
          return 7;
        },
      },
    });
  });
  beforeEach(async () => {
    lines.length = 0;
    await server.db.deleteFrom('audit_log').execute();
  });
  const meeting = (code: string) => () => Promise.reject(Object.assign(new Error('of the driver'), { code }));
  const written = () => server.db.selectFrom('audit_log').selectAll().where('action', '=', 'test conflict').execute();
  const counted = async (state: string) => {
    const { body } = await server.client().request({ method: 'GET', url: '/metrics' });
    return Number(new RegExp(`portal_transaction_conflicts_total{state="${state}"} (\\d+)`).exec(body)?.[1] ?? 0);
  };

  test.each(['40P01', '40001'])('runs again after %s, which is logged and counted', async (state) => {
    const { client } = await server.member();
    hindrances = [meeting(state), meeting(state)];
    expect(await client.call('postIntBoard', post)).toMatchObject({ status: 200, code: 1, entity: 7 });
    expect(await written()).toHaveLength(1);
    expect(lines.filter((line) => line.includes(`"level":40`) && line.includes(`"sqlState":"${state}"`))).toHaveLength(
      2,
    );
    expect(await counted(state)).toBe(2);
  });

  const refused = { status: 503, code: CODES.NOT_READY.code, headers: { 'retry-after': '5' } };

  test.each(['40P01', '40001', '55P03'])(
    'is refused for some seconds after repeated %s, and its key stays free',
    async (state) => {
      const { client } = await server.member();
      hindrances = Array.from({ length: 4 }, () => meeting(state));
      const call = () => client.call('postIntBoard', post, { idempotencyKey: state });
      expect(await call()).toMatchObject(refused);
      expect(await written()).toEqual([]);
      hindrances = [];
      expect(await call()).toMatchObject({ status: 200, code: 1, entity: 7 });
      expect(await written()).toHaveLength(1);
    },
  );

  // The embedded database has one connection, so nobody else can hold a lock.
  if (kind === 'postgresql')
    test('waits twice for a lock within the time of a statement, and is then refused', async () => {
      const { client, memberNo } = await server.member();
      const lock = (db: Queries) => sql`select from member where member_no = ${memberNo} for no key update`.execute(db);
      hindrances = [
        async (db) => {
          const { rows } = await sql<{ name: string; setting: string }>`
            select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout') order by name`.execute(
            db,
          );
          const [lockMs, statementMs] = rows.map(({ setting }) => Number(setting));
          expect(lockMs).toBeGreaterThan(0);
          expect(2 * (lockMs ?? 0)).toBeLessThan(statementMs ?? 0);
          await sql`set local lock_timeout = 20`.execute(db);
          await lock(db);
        },
      ];
      await server.db.transaction().execute(async (db) => {
        await lock(db);
        expect(await client.call('postIntBoard', post)).toMatchObject(refused);
      });
      expect(await written()).toEqual([]);
    });
});

test('of the addresses that a request came through the last ones stay', () => {
  expect(leftOf(['203.0.113.7', '10.0.0.1'])).toEqual(['203.0.113.7', '10.0.0.1']);
  const left = leftOf([...Array.from({ length: 4000 }, () => '::1'), '203.0.113.7', '10.0.0.1']);
  expect(left).toHaveLength(10);
  expect(left.slice(-2)).toEqual(['203.0.113.7', '10.0.0.1']);
});

describeWithDatabase('the client of the API', (open) => {
  let server: TestServer;
  let origin: string;
  let token: string | null = null;
  let client: ApiClient;

  beforeAll(async () => {
    server = await open();
    await server.member({ user_id: 'member02', name: '이나래', password_hash: await hashPassword('Portal!2026') });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    token = null;
    client = createClient({ origin, token: () => token });
  });

  /** Logs the client in as its user has to: the client does not store the token. */
  async function logIn(): Promise<void> {
    const answer = await client.send(login, {
      userId: 'member02',
      userPw: 'Portal!2026',
      applicationId: APPLICATION_ID,
      takeover: true,
    });
    token = answer.header('Authorization');
  }

  const failureOf = (request: Promise<unknown>) =>
    request.then(
      () => null,
      (error: unknown) => (error instanceof CallError ? error : null),
    );

  test('a program without cookies reads, logs in and gets its user', async () => {
    expect(await client.request(getListBoxNotice, { limit: 3 })).toMatchObject({ list: [], pageInfo: { totalRow: 0 } });
    await logIn();
    expect(await client.request(fetchUser, {})).toMatchObject({ name: '이나래' });
  });

  test('a business error has its code and its Korean message', async () => {
    const failure = await failureOf(
      client.request(login, { userId: 'member02', userPw: 'Wrong!9876', applicationId: APPLICATION_ID }),
    );
    expect(failure).toMatchObject({ failure: 'refused', ...CODES.WRONG_CREDENTIALS });
  });

  test('without a token a call for members fails with its status', async () =>
    expect(await failureOf(client.request(fetchUser, {}))).toMatchObject({ failure: 'http', code: 401 }));

  test('an input that the contract refuses is not sent', async () => {
    const nowhere = createClient({ origin: 'http://127.0.0.1:1' });
    const failure = await failureOf(nowhere.request(getListBoxNotice, { limit: 1000 }));
    expect(failure).toMatchObject({ failure: 'invalid', code: 400, issues: [{ path: 'limit' }] });
  });

  test('a connection that cannot be made, and one that takes too long, count as lost', async () => {
    const nowhere = createClient({ origin: 'http://127.0.0.1:1' });
    expect(await failureOf(nowhere.request(getListBoxNotice, {}))).toMatchObject({ failure: 'network', code: 0 });
    const late = client.request(getListBoxNotice, {}, { timeoutMs: 0 });
    expect(await failureOf(late)).toMatchObject({ failure: 'network', code: 0 });
  });

  test('an aborted request is not reported as a lost connection', async () => {
    const ending = new AbortController();
    const request = client.request(getListBoxNotice, {}, { signal: ending.signal });
    ending.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('the same key posts once', async () => {
    await logIn();
    const post = { title: '같은 글', content: '한 번만 올립니다.' };
    const idempotencyKey = crypto.randomUUID();
    const first = await client.request(postIntBoard, post, { idempotencyKey });
    expect(await client.request(postIntBoard, post, { idempotencyKey })).toBe(first);
    expect(await client.request(postIntBoard, post)).not.toBe(first);
    const { list } = await client.request(getListBoxBoard, { keyword: '같은 글' });
    expect(list).toHaveLength(2);
  });

  test('a file goes as a form', async () => {
    await logIn();
    const text = new Blob(['글'], { type: 'text/plain' });
    // It was read: its content is none of the accepted kinds.
    const failure = await failureOf(client.request(uploadFile, {}, { file: text }));
    expect(failure).toMatchObject({ failure: 'refused', code: CODES.FILE_REJECTED.code });
  });
});

describeWithDatabase('a stop', (open) => {
  test('lets a running request finish and accepts no new connection', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let entered = () => {};
    const running = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const server = await open({
      handlers: {
        educationCode: async () => {
          entered();
          await held;
          return [];
        },
      },
    });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const answer = fetch(`${origin}/api/common/education/code`);
    await running;
    const closed = server.close();
    // Connections that arrive at the very beginning are still accepted.
    const isAccepted = () =>
      fetch(`${origin}/health/live`).then(
        () => true,
        () => false,
      );
    while (await isAccepted());
    release();
    expect(await (await answer).json()).toMatchObject({ code: 1, entity: [] });
    await closed;
  });

  test('answers the requests of pending connections', async () => {
    const server = await open();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const answers = Array.from({ length: 50 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
      return (await text(socket)).slice(0, 'HTTP/1.1 200'.length);
    });
    // In the same turn: the connections exist but have not been accepted.
    await server.close();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200']));
  });
});
