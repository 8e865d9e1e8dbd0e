import { Readable } from 'node:stream';
import { calls, CODES } from '@portal/shared/contract';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { BusinessError, keepWrites } from '../errors/errors.ts';
import { describeOnBothDatabases, type TestServer } from '../testing/index.ts';

describeOnBothDatabases('the pipeline', (open) => {
  let server: TestServer;
  /** Audit log rows that the handlers of this test wrote. */
  const written = () => server.db.selectFrom('audit_log').select('action').where('action', 'like', 'test%').execute();
  beforeAll(async () => {
    server = await open({
      handlers: {
        postIntBoard: async ({ title }, { db, now }) => {
          await db
            .insertInto('audit_log')
            .values({ at: now, member_no: null, action: `test ${title}` })
            .execute();
          if (title === 'refuse') throw new BusinessError('APPLY_FULL');
          if (title === 'crash') throw new Error('select secret from member');
          return 7;
        },
        downloadCnt: async ({ dataNo }, { db, now }) => {
          await db.insertInto('audit_log').values({ at: now, member_no: null, action: 'test kept' }).execute();
          if (dataNo === 99) throw new BusinessError('APPLY_FULL');
          return dataNo === 1 ? keepWrites(new BusinessError('APPLY_FULL')) : 1;
        },
        getListBoxSite: async () => ({
          list: [
            { siteNo: 1, siteName: '이름', url: '', password_hash: 'secret' } as {
              siteNo: number;
              siteName: string;
              url: string;
            },
          ],
          pageInfo: { page: 1, endPage: 1, totalRow: 1 },
        }),
      },
    });
  });
  beforeEach(() => server.db.deleteFrom('audit_log').execute());
  const post = { title: '제목', content: '내용' };

  test('csrf: refuses a change without the header or with a wrong one, by GET and by POST', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const browser = server.client();
      expect(
        await browser.call('downloadCnt', { dataNo: 2 }, { method, headers: { 'x-xsrf-token': '' } }),
      ).toMatchObject({ status: 403, code: 403 });
      expect(
        await browser.call('downloadCnt', { dataNo: 2 }, { method, headers: { 'x-xsrf-token': 'x'.repeat(32) } }),
      ).toMatchObject({ status: 403 });
      expect(await browser.call('downloadCnt', { dataNo: 2 }, { method })).toMatchObject({ status: 200, code: 1 });
    }
    expect(await written()).toHaveLength(2);
  });

  test('csrf: refuses a change from a foreign page, accepts one from the own origin', async () => {
    const browser = server.client();
    const change = (headers: Record<string, string>) => browser.call('downloadCnt', { dataNo: 2 }, { headers });
    expect(await change({ origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await change({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await change({ origin: 'null' })).toMatchObject({ status: 403 });
    for (const origin of server.configuration.origins) expect(await change({ origin })).toMatchObject({ status: 200 });
  });

  test('csrf: the name that a request was sent to makes no page the own one', async () => {
    const secure = await open({
      environment: { PORTAL_ORIGINS: 'https://portal.example,https://www.portal.example' },
      handlers: { downloadCnt: async () => 1 },
    });
    const change = async (origin: string) => {
      const headers = { origin, host: new URL(origin).host, 'sec-fetch-site': 'same-origin' };
      return (await secure.client().call('downloadCnt', { dataNo: 2 }, { headers })).status;
    };
    expect(await change('https://portal.example')).toBe(200);
    expect(await change('https://www.portal.example')).toBe(200);
    for (const origin of ['https://postcode.example', 'http://portal.example', 'http://192.168.0.7:3000'])
      expect(await change(origin)).toBe(403);
  });

  test('validate: answers an issue with its own message for every wrong field', async () => {
    const { client } = await server.member();
    expect(await client.call('postIntBoard', { files: ['a', 3] })).toMatchObject({
      status: 400,
      code: 400,
      entity: {
        issues: [
          { path: 'title', message: '제목을 입력해주세요.' },
          { path: 'content', message: '내용을 입력해주세요.' },
          { path: 'files.1', message: '입력하신 내용을 확인해주세요.' },
        ],
      },
    });
    expect(await server.client().call('getMapNotice')).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'noticeNo', message: '번호가 올바르지 않습니다.' }] },
    });
    expect(await client.call('postIntBoard', { title: '질문', content: '여쭙습니다.', files: 3 })).toMatchObject({
      entity: { issues: [{ path: 'files', message: '형식이 올바르지 않습니다.' }] },
    });
  });

  test('validate: a repeated name is no number or text, and a body is not mixed with the query', async () => {
    const { client } = await server.member();
    for (const [url, path] of [
      ['/api/home/news/getMapNotice?noticeNo=1&noticeNo=2', 'noticeNo'],
      ['/api/home/news/getListBoxNotice?keyword=a&keyword=b', 'keyword'],
    ] as const)
      expect(await client.request({ method: 'GET', url })).toMatchObject({
        status: 400,
        entity: { issues: [{ path }] },
      });
    const url = '/api/home/space/postIntBoard?title=crash&content=crash';
    await client.call('fetchUser');
    expect(
      await client.request({
        ...{ method: 'POST', url, headers: { 'content-type': 'application/json' } },
        payload: JSON.stringify(post),
      }),
    ).toMatchObject({ status: 200, entity: 7 });
    expect(
      await client.request({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' }),
    ).toMatchObject({ status: 400, entity: { issues: [{ path: 'title' }, { path: 'content' }] } });
  });

  test('bodies: broken JSON answers 400, another media type 415, a file too large 413', async () => {
    const { client } = await server.member();
    const url = '/api/home/space/postIntBoard';
    await client.call('fetchUser');
    expect(
      await client.request({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{"a":' }),
    ).toMatchObject({ status: 400, code: 400 });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=a',
      'application/xml',
    ]) {
      expect(
        await client.request({ method: 'POST', url, headers: { 'content-type': type }, payload: 'a' }),
      ).toMatchObject({ status: 415, code: 415 });
    }
    const file = { fileName: 'a.png', bytes: new Uint8Array(UPLOAD_LIMIT_BYTES + 1) };
    expect(await client.call('uploadFile', {}, { file })).toMatchObject({ status: 413, code: 413 });
  });

  test.each(['__proto__', 'constructor'])(
    'bodies: a field %s, which would change a prototype, answers 400',
    async (field) => {
      const client = server.client();
      const login = { userId: 'nobody00', userPw: 'Portal!2026' };
      expect(await client.call('login', login)).toMatchObject({ status: 200 });
      const prototype = field === 'constructor' ? { prototype: { isAdmin: true } } : { isAdmin: true };
      for (const body of [
        { ...login, [field]: prototype },
        { ...login, more: [{ [field]: prototype }] },
      ]) {
        const payload = JSON.stringify(body);
        expect(payload).toContain(`"${field}":`);
        expect(
          await client.request({
            method: 'POST',
            url: calls.login.path,
            headers: { 'content-type': 'application/json' },
            payload,
          }),
        ).toMatchObject({ status: 400, code: 400 });
      }
      expect({}).not.toHaveProperty('isAdmin');
    },
  );

  test('coalesced: concurrent callers get the list, and a caller after a change gets the change', async () => {
    const browsers = Array.from({ length: 5 }, () => server.client());
    const titles = () =>
      Promise.all(
        browsers.map(async (browser) => {
          const { entity } = await browser.call('getListBoxNotice');
          return (entity as { list: { title: string }[] }).list.map(({ title }) => title);
        }),
      );
    const notice = { kind: 'notice', title: '처음', summary: '', content: '', plain_text: '', writer: '' } as const;
    await server.db
      .insertInto('article')
      .values({ ...notice, published_at: new Date('2026-11-01') })
      .execute();
    expect(await titles()).toEqual(browsers.map(() => ['처음']));
    const early = titles();
    await server.db.updateTable('article').set({ title: '나중' }).where('title', '=', '처음').execute();
    expect(await titles()).toEqual(browsers.map(() => ['나중']));
    await early;
    await server.db.deleteFrom('article').where('kind', '=', 'notice').execute();
  });

  test('transaction: a thrown business error rolls back, one with keepWrites commits', async () => {
    const { client } = await server.member();
    expect(await client.call('postIntBoard', { ...post, title: 'refuse' })).toMatchObject({
      status: 200,
      code: CODES.APPLY_FULL.code,
    });
    // The same for a call without an Idempotency-Key.
    expect(await client.call('downloadCnt', { dataNo: 99 })).toMatchObject({
      status: 200,
      code: CODES.APPLY_FULL.code,
    });
    expect(await written()).toEqual([]);
    expect(await client.call('downloadCnt', { dataNo: 1 })).toMatchObject({ status: 200, code: CODES.APPLY_FULL.code });
    expect(await written()).toHaveLength(1);
  });

  test('a fault answers the envelope and reveals nothing of its cause', async () => {
    const { client } = await server.member();
    const answer = await client.call('postIntBoard', { ...post, title: 'crash' });
    expect(JSON.parse(answer.body)).toEqual({ ...CODES.FAULT, entity: null });
  });

  test('present: a column that the contract does not name is not answered', async () => {
    expect((await server.client().call('getListBoxSite')).body).not.toContain('secret');
  });

  test('an unknown path, and a known one by another method, answer 404 in the envelope', async () => {
    for (const url of ['/api/nothing', '/api/user/fetchUser', '/x?y=<script>']) {
      expect(JSON.parse((await server.client().request({ method: 'DELETE', url })).body)).toEqual({
        ...CODES.NOT_FOUND,
        entity: null,
      });
    }
    expect(await server.client().request({ method: 'GET', url: '/api/%E0%A4%A' })).toMatchObject({
      status: 400,
      code: 400,
    });
  });

  test('answers about a person are not cached', async () => {
    const { client } = await server.member();
    for (const name of ['fetchUser', 'userLoginSessionCheck', 'getListBoxUserEdu'] as const) {
      expect((await client.call(name)).headers['cache-control']).toBe('no-store');
    }
  });

  test('cookies: scripts can read the csrf token but not the browser id; both are set once', async () => {
    const browser = server.client();
    const first = [await browser.call('getListBoxSite'), await browser.call('logout')];
    const cookies = first.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).not.toMatch(/HttpOnly/i);
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).toMatch(/SameSite=Lax/i);
    expect(cookies.find((cookie) => cookie.startsWith('portal-browser='))).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect((await browser.call('logout')).headers['set-cookie']).toBeUndefined();
  });

  test('cookies: what a page only reads gives no browser id, so that none of it replaces a later one', async () => {
    const browser = server.client();
    // The calls of a first page, before any cookie, of which one arrives late.
    const reads = await Promise.all([browser.call('getListBoxSite'), browser.call('educationCode')]);
    for (const { headers } of reads) expect(String(headers['set-cookie'])).not.toContain('portal-browser=');
    expect(browser.cookies.get('portal-browser')).toBeUndefined();
    await browser.call('authSend', { name: '홍길동', userPhone: '01012345678' });
    const issued = browser.cookies.get('portal-browser');
    expect(issued).toMatch(/^[\w-]{32}\./);
    await browser.call('authMatch', {});
    expect(browser.cookies.get('portal-browser')).toBe(issued);
  });

  test('cookies: an id that this portal did not sign is replaced; over TLS the cookie is bound to the host', async () => {
    const planted = server.client();
    await planted.call('logout');
    const own = planted.cookies.get('portal-browser') ?? '';
    for (const forged of ['x'.repeat(32), `${'x'.repeat(32)}.${own.split('.')[1]}`]) {
      planted.cookies.set('portal-browser', forged);
      await planted.call('logout');
      expect(planted.cookies.get('portal-browser')).toMatch(/^[\w-]{32}\.[\w-]{43}$/);
      expect(planted.cookies.get('portal-browser')).not.toContain('xxx');
    }
    const secure = await open({ environment: { PORTAL_ORIGINS: 'https://portal.example' } });
    const answer = await secure.client().call('logout');
    const cookie = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('__Host-portal-browser='));
    expect(cookie).toMatch(/; Path=\/.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toMatch(/Domain/);
  });

  test('an answer that caches may share carries no cookie', async () => {
    const shared = await open({
      handlers: {
        downloadFile: async (_input, { sendFile }) => {
          sendFile({
            size: 1,
            mediaType: 'image/png',
            etag: '"a"',
            headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
            read: () => Promise.resolve(Readable.from('a')),
          });
          return null;
        },
      },
    });
    const answer = await shared.client().call('downloadFile', { path: 'uploads/a' });
    expect(answer).toMatchObject({ status: 200, body: 'a' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  describe('with an Idempotency-Key', () => {
    test('the same body gets the same answer and is done once; another body answers 422', async () => {
      const { client } = await server.member();
      const options = { idempotencyKey: 'key-1' };
      const first = await client.call('postIntBoard', post, options);
      expect(first).toMatchObject({ code: 1, entity: 7 });
      expect((await client.call('postIntBoard', post, options)).body).toBe(first.body);
      expect(await client.call('postIntBoard', { ...post, content: '다른 내용' }, options)).toMatchObject({
        status: 422,
        code: 422,
      });
      expect(await written()).toHaveLength(1);
    });

    test('a business error is repeated too', async () => {
      const { client } = await server.member();
      const send = () => client.call('postIntBoard', { ...post, title: 'refuse' }, { idempotencyKey: 'key-2' });
      expect(await send()).toMatchObject({ status: 200, code: CODES.APPLY_FULL.code });
      expect((await send()).code).toBe(CODES.APPLY_FULL.code);
      const stored = await server.db
        .selectFrom('idempotency_key')
        .select('envelope')
        .where('idempotency_key', '=', 'key-2')
        .execute();
      expect(stored).toHaveLength(1);
      expect(await written()).toEqual([]);
    });

    test('a fault stores no answer, so that a repeat tries again', async () => {
      const { client } = await server.member();
      expect(await client.call('postIntBoard', { ...post, title: 'crash' }, { idempotencyKey: 'key-3' })).toMatchObject(
        { status: 500 },
      );
      expect(await client.call('postIntBoard', post, { idempotencyKey: 'key-3' })).toMatchObject({ code: 1 });
    });

    test('many concurrent calls do the work once, and each gets that answer or 409', async () => {
      const { client } = await server.member();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => client.call('postIntBoard', post, { idempotencyKey: 'key-4' })),
      );
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect(await written()).toHaveLength(1);
    });

    test('the same key of two members is two keys', async () => {
      for (const { client } of [await server.member(), await server.member()]) {
        expect(await client.call('postIntBoard', post, { idempotencyKey: 'key-5' })).toMatchObject({ code: 1 });
      }
      expect(await written()).toHaveLength(2);
    });
  });
});
