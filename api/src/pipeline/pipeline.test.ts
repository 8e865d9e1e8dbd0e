import { CODES } from '@portal/shared/contract';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { describeOnBothDatabases, type TestServer } from '../testing/index.ts';
import { BusinessError, keepWrites } from './errors.ts';

describeOnBothDatabases('the pipeline', (open) => {
  let server: TestServer;
  /** What handlers of this test wrote, according to the audit log. */
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

  test('csrf: a change without the header, or with another, is refused by GET and by POST', async () => {
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

  test('csrf: a change asked for by a foreign page is refused, by our own origin not', async () => {
    const browser = server.client();
    const ask = (headers: Record<string, string>) => browser.call('downloadCnt', { dataNo: 2 }, { headers });
    expect(await ask({ origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await ask({ origin: server.configuration.origins[0] })).toMatchObject({ status: 200 });
    expect(await ask({ origin: 'http://portal.example', host: 'portal.example' })).toMatchObject({ status: 200 });
  });

  test('validate: every field that is wrong is named with its own message', async () => {
    const { client } = await server.member();
    expect(await client.call('postIntBoard', { files: ['a', 3] })).toMatchObject({
      status: 400,
      code: 400,
      entity: {
        issues: [
          { path: 'title', message: '제목을 입력해주세요.' },
          { path: 'content', message: '내용을 입력해주세요.' },
          { path: 'files.1', message: '형식이 올바르지 않습니다.' },
        ],
      },
    });
    expect(await server.client().call('getMapNotice')).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'noticeNo', message: '필수 항목입니다.' }] },
    });
  });

  test('bodies: broken JSON is 400, another kind 415, a file too large 413', async () => {
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

  test('transaction: a thrown refusal undoes what was written, a returned one keeps it', async () => {
    const { client } = await server.member();
    expect(await client.call('postIntBoard', { ...post, title: 'refuse' })).toMatchObject({
      status: 200,
      code: CODES.APPLY_FULL.code,
    });
    // Neither a call with an Idempotency-Key nor one without keeps a half.
    expect(await client.call('downloadCnt', { dataNo: 99 })).toMatchObject({
      status: 200,
      code: CODES.APPLY_FULL.code,
    });
    expect(await written()).toEqual([]);
    expect(await client.call('downloadCnt', { dataNo: 1 })).toMatchObject({ status: 200, code: CODES.APPLY_FULL.code });
    expect(await written()).toHaveLength(1);
  });

  test('a fault answers the envelope and tells nothing of its cause', async () => {
    const { client } = await server.member();
    const answer = await client.call('postIntBoard', { ...post, title: 'crash' });
    expect(JSON.parse(answer.body)).toEqual({ ...CODES.FAULT, entity: null });
  });

  test('present: a column that the contract does not name stays here', async () => {
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

  test('answers about someone are kept by no cache', async () => {
    const { client } = await server.member();
    for (const name of ['fetchUser', 'userLoginSessionCheck', 'getListBoxUserEdu'] as const) {
      expect((await client.call(name)).headers['cache-control']).toBe('no-store');
    }
  });

  test('cookies: the csrf token can be read by scripts, the browser id cannot; both are given once', async () => {
    const browser = server.client();
    const first = await browser.call('getListBoxSite');
    const cookies = [first.headers['set-cookie']].flat().map(String);
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).not.toMatch(/HttpOnly/i);
    expect(cookies.find((cookie) => cookie.startsWith('portal-browser='))).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect((await browser.call('getListBoxSite')).headers['set-cookie']).toBeUndefined();
  });

  describe('with an Idempotency-Key', () => {
    test('the same body gets the same answer and is done once; another body 422', async () => {
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

    test('a refusal is repeated as it was', async () => {
      const { client } = await server.member();
      const ask = () => client.call('postIntBoard', { ...post, title: 'refuse' }, { idempotencyKey: 'key-2' });
      expect(await ask()).toMatchObject({ status: 200, code: CODES.APPLY_FULL.code });
      expect((await ask()).code).toBe(CODES.APPLY_FULL.code);
      const kept = await server.db
        .selectFrom('idempotency_key')
        .select('envelope')
        .where('idempotency_key', '=', 'key-2')
        .execute();
      expect(kept).toHaveLength(1);
      expect(await written()).toEqual([]);
    });

    test('a fault keeps no answer, so that a repeat tries again', async () => {
      const { client } = await server.member();
      expect(await client.call('postIntBoard', { ...post, title: 'crash' }, { idempotencyKey: 'key-3' })).toMatchObject(
        { status: 500 },
      );
      expect(await client.call('postIntBoard', post, { idempotencyKey: 'key-3' })).toMatchObject({ code: 1 });
    });

    test('many at once do the work once, and each gets that answer or 409', async () => {
      const { client } = await server.member();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => client.call('postIntBoard', post, { idempotencyKey: 'key-4' })),
      );
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect(await written()).toHaveLength(1);
    });

    test('keys of two members have nothing to do with each other', async () => {
      for (const { client } of [await server.member(), await server.member()]) {
        expect(await client.call('postIntBoard', post, { idempotencyKey: 'key-5' })).toMatchObject({ code: 1 });
      }
      expect(await written()).toHaveLength(2);
    });
  });
});
