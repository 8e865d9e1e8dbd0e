import type { AddressInfo } from 'node:net';
import { CallError, createClient, type ApiClient } from '@portal/shared/apiClient';
import { CODES } from '@portal/shared/contract';
import { uploadFile } from '@portal/shared/contract/common';
import { getListBoxNotice } from '@portal/shared/contract/news';
import { getListBoxBoard, postIntBoard } from '@portal/shared/contract/space';
import { APPLICATION_ID, fetchUser, login } from '@portal/shared/contract/user';
import { hashPassword } from '../modules/user/password/hash.ts';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';

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
