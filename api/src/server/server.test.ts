import { brotliDecompressSync } from 'node:zlib';
import { calls, type Call, type CallName } from '@portal/shared/contract';
import { handlers } from '../modules/index.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../testing/index.ts';
import type { OpenApi } from './openApi/openApi.ts';

describeWithDatabase('the server', (open) => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ demo: true, log: (line) => void lines.push(line) });
  });

  test('every call has a handler', () => {
    const missing = (Object.keys(calls) as CallName[]).filter((name) => handlers[name] === undefined);
    expect(missing).toEqual([]);
  });

  test('the OpenAPI document has every call with its access, headers and schemas', async () => {
    const document = JSON.parse(
      (await server.client().request({ method: 'GET', url: '/api/openapi.json' })).body,
    ) as OpenApi;
    for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
      for (const method of [call.method, ...(call.alsoPost ? ['POST'] : [])]) {
        const operation = document.paths[call.path]?.[method.toLowerCase()];
        expect([name, operation?.['x-access']]).toEqual([name, call.access]);
        const headers = operation?.parameters.map((parameter) => parameter.name) ?? [];
        expect([name, headers.includes('X-XSRF-TOKEN')]).toEqual([name, call.changes]);
        expect([name, headers.includes('Idempotency-Key')]).toEqual([name, call.idempotent === true]);
        expect(Object.keys(operation?.responses ?? {})).toEqual(
          expect.arrayContaining(['200', '400', '429', '500', '503']),
        );
      }
    }
  });

  test('the page of the document loads nothing and names every path', async () => {
    const page = await server.client().request({ method: 'GET', url: '/api/docs' });
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).not.toMatch(/<script|src=/);
    for (const { path } of Object.values(calls)) expect(page.body).toContain(path);
  });

  test('the log has one line for each request, without secrets, ids and phones', async () => {
    lines.length = 0;
    const browser = server.client();
    await browser.call('login', { userId: 'member02', userPw: 'Portal!2026' });
    await browser.call('login', { userId: 'member02', userPw: 'Wrong!9876' }, { method: 'GET' });
    await browser.call('authSend', { name: '이나래', userPhone: '01012340002' }, { method: 'GET' });
    await browser.call('fetchUser');
    const log = lines.join('');
    expect(lines.filter((line) => line.includes('"call":"login"'))).toHaveLength(2);
    for (const secret of [
      'Portal!2026',
      'Wrong!9876',
      encodeURIComponent('Wrong!9876'),
      '01012340002',
      'member02',
      browser.token,
      browser.cookies.get('XSRF-TOKEN') ?? '-',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  test('headers of a logged object are redacted', () => {
    lines.length = 0;
    server.app.log.info(
      { headers: { authorization: 'token-1', cookie: 'cookie-1' }, userPw: 'word-1', member: { user_phone: '010-1' } },
      'an object',
    );
    expect(lines.join('')).not.toMatch(/token-1|cookie-1|word-1|010-1/);
  });

  test('metrics count requests by route and failed sections by cause, with unknown sections as one', async () => {
    const browser = server.client();
    await browser.call('telemetry', { section: 'mf-manager', cause: 'timeout' });
    await browser.call('telemetry', { section: 'anything', cause: 'http' });
    const { body } = await browser.request({ method: 'GET', url: '/metrics' });
    expect(body).toContain('portal_section_failures_total{section="mf-manager",cause="timeout"} 1');
    expect(body).toContain('portal_section_failures_total{section="other",cause="http"} 1');
    expect(body).toMatch(/portal_http_request_seconds_count\{route="\/api\/telemetry",method="POST",status="200"\} 2/);
    expect(body).toContain('portal_database_connections{state="used"}');
  });

  test('metrics count response parts unknown to builds, by call; a free-text label is refused', async () => {
    const browser = server.client();
    const report = {
      section: 'mf-manager',
      build: 'm7',
      cause: 'unknown-answer',
      owner: '교육팀',
      path: '/manager/edu/register',
      call: '/api/home/manager/getListBoxUserEdu',
      field: 'list[].status',
      word: 'PAUSED',
      effect: 'kept',
    } as const;
    lines.length = 0;
    await browser.call('telemetry', report);
    await browser.call('telemetry', { ...report, section: 'anything', call: '/api/of/another/day', effect: 'leftOut' });
    expect((await browser.call('telemetry', { ...report, word: '홍길동' })).status).toBe(400);
    const { body } = await browser.request({ method: 'GET', url: '/metrics' });
    expect(body).toContain(
      'portal_unknown_answers_total{section="mf-manager",call="/api/home/manager/getListBoxUserEdu",effect="kept"} 1',
    );
    expect(body).toContain('portal_unknown_answers_total{section="other",call="other",effect="leftOut"} 1');
    expect(lines.join('')).toMatch(/"build":"m7".*"owner":"교육팀".*"field":"list\[\]\.status","word":"PAUSED"/);
  });

  test('metrics count ended canaries, and the log has the section and the reason', async () => {
    const browser = server.client();
    lines.length = 0;
    await browser.call('canaryEnded', {
      section: 'mf-about',
      build: 'b2',
      owner: '기획총무국',
      why: 'it failed for 5 of 5',
    });
    const { body } = await browser.request({ method: 'GET', url: '/metrics' });
    expect(body).toContain('portal_canaries_ended_total{section="mf-about"} 1');
    expect(lines.join('')).toMatch(/"build":"b2","owner":"기획총무국","why":"it failed for 5 of 5"/);
  });

  test('no answer can be framed, runs anything or is guessed at, and over TLS browsers stay there', async () => {
    const secure = await open({ environment: { PORTAL_ORIGINS: 'https://portal.example' } });
    for (const url of ['/api/home/news/getListBoxNotice', '/api/nothing', '/files/none']) {
      const { headers } = await secure.client().request({ method: 'GET', url });
      expect([url, headers]).toEqual([
        url,
        expect.objectContaining({
          'content-security-policy': "default-src 'none';base-uri 'none';object-src 'none';frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
        }),
      ]);
    }
  });

  test('calls state the time of the server, and files that others cache do not', async () => {
    const visit = async (url: string) => (await server.client().request({ method: 'GET', url })).headers['server-time'];
    expect(await visit('/api/common/education/code')).toBe(TEST_NOW.toISOString());
    expect(await visit('/api/user/fetchUser')).toBe(TEST_NOW.toISOString());
    const { path } = await server.db
      .selectFrom('stored_file')
      .select('path')
      .where('access', '=', 'public')
      .executeTakeFirstOrThrow();
    expect(await visit(`/files/${path}`)).toBeUndefined();
  });

  test('the document comes compressed as the browser takes it', async () => {
    const answer = await server.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty('openapi');
  });

  test.each(['/api/openapi.json', '/api/docs', '/api/release.json'])(
    '%s is sent again only if it changed',
    async (url) => {
      const read = (headers = {}) => server.app.inject({ url, headers });
      const { etag } = (await read()).headers;
      const again = await read({ 'if-none-match': etag, 'accept-encoding': 'gzip' });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect((await read({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    },
  );

  test("a database's error is logged without the row that it is about", () => {
    lines.length = 0;
    const error = Object.assign(new Error('new row violates a constraint'), {
      code: '23514',
      constraint: 'member_check',
      detail: 'Failing row contains (7, 홍길동, 01012345678).',
      where: 'SQL statement with 01012345678',
      parameters: ['01012345678'],
      params: ['01012345678'],
    });
    server.app.log.error({ err: error }, 'a call failed');
    expect(lines.join('')).toMatch(/"constraint":"member_check"/);
    expect(lines.join('')).not.toMatch(/01012345678|홍길동/);
  });

  test('a request that does not arrive whole within two minutes is cut off', () => {
    expect(server.app.server).toMatchObject({ requestTimeout: 120_000, headersTimeout: 60_000 });
  });

  test('an unused connection is closed by its client, before the time for the headers is over', () => {
    const { keepAliveTimeout, headersTimeout } = server.app.server;
    expect(keepAliveTimeout).toBeLessThan(headersTimeout);
  });

  test('is live and ready', async () => {
    for (const url of ['/health/live', '/health/ready']) {
      expect(await server.client().request({ method: 'GET', url })).toMatchObject({ status: 200, code: 1 });
    }
  });
});
