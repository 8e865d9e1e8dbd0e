import { CODES } from '@portal/shared/contract';
import { AUTH_TYPES } from '@portal/shared/contract/auth';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { CHANNEL, openPortone, PERSON } from '../../../integrations/identity/portone/testing/openPortone.ts';
import { hashOfVisit, writeCustomData } from '../../../integrations/identity/protocol/customData.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { joinInput } from '../../user/testing/joinInput.ts';
import { beginAtPortone, passAtPortone } from '../testing/passAtPortone.ts';

interface Started {
  identity: string;
  url: string;
}

describeWithDatabase('the identity check at the sandbox', (open) => {
  let server: TestServer;
  let now = new Date('2026-11-20T02:00:00Z');
  const lines: string[] = [];
  beforeAll(async () => {
    server = await open({ now: () => now, log: (line) => void lines.push(line) });
  });

  const start = async (browser: TestClient, authType: 1 | 2 | 3) =>
    (await browser.call('identityStart', { authType, returnPath: '/sign/up/step1' })).entity as Started;
  /** Presses a button on the service's page and follows the redirect back; returns the final location. */
  const press = async (browser: TestClient, url: string, fields: Record<string, string>) => {
    const carried = Object.fromEntries(new URL(url, 'http://portal').searchParams);
    const answer = await browser.request({
      method: 'POST',
      url: '/api/auth/identity/sandbox',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...carried, ...fields }).toString(),
    });
    const back = answer.headers['location'];
    if (answer.status !== 303 || typeof back !== 'string') return { answer, back: '', landed: '' };
    const landed = await browser.request({ method: 'GET', url: back });
    return { answer, back, landed: String(landed.headers['location']) };
  };
  const person = { name: '한소라', userBirth: '19900311', userPhone: '01066601111' };

  test('a phone verified at the service can be used for joining in this browser', async () => {
    const browser = server.client();
    const { identity, url } = await start(browser, 2);
    expect(await browser.call('identityState', { identity })).toMatchObject({
      code: 1,
      entity: { status: 'PENDING', name: '', userPhone: '' },
    });
    const page = await browser.request({ method: 'GET', url });
    expect(page).toMatchObject({ status: 200 });
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(page.body).toMatch(/모의 본인확인.*휴대폰 번호/s);
    expect((await press(browser, url, { action: 'prove', ...person })).landed).toBe(
      `/sign/up/step1?identity=${identity}`,
    );
    expect(await browser.call('identityState', { identity })).toMatchObject({
      entity: { status: 'VERIFIED', authType: 2, ...person },
    });
    expect(await browser.call('join', { ...joinInput('sora27', person), userBirth: person.userBirth })).toMatchObject({
      code: 1,
    });
  });

  test('a credit card and an i-PIN prove a person but no phone', async () => {
    for (const authType of [1, 3] as const) {
      const browser = server.client();
      const { identity, url } = await start(browser, authType);
      await press(browser, url, {
        action: 'prove',
        name: person.name,
        userBirth: person.userBirth,
        userPhone: '01066602222',
        proof: '1234',
      });
      expect(await browser.call('identityState', { identity })).toMatchObject({
        entity: { status: 'VERIFIED', authType, name: person.name, userPhone: '' },
      });
      expect(
        await browser.call('userDuplicateValidCheck', { name: person.name, userPhone: '01066602222' }),
      ).toMatchObject({ code: -1008 });
    }
  });

  test('invalid input is shown on the page; cancelling ends the check', async () => {
    const browser = server.client();
    const { identity, url } = await start(browser, 2);
    const wrong = await press(browser, url, { action: 'prove', ...person, userPhone: '02123', name: '<b>' });
    expect(wrong.answer).toMatchObject({ status: 200 });
    expect(wrong.answer.body).toMatch(/휴대폰 번호를 정확히 입력해주세요[\s\S]*&lt;b&gt;/);
    expect((await press(browser, url, { action: 'cancel' })).landed).toContain('/sign/up/step1');
    expect(await browser.call('identityState', { identity })).toMatchObject({ entity: { status: 'FAILED' } });
    // A later result changes nothing.
    await press(browser, url, { action: 'prove', ...person });
    expect(await browser.call('identityState', { identity })).toMatchObject({ entity: { status: 'FAILED' } });
  });

  test('proves nothing in another browser; a check of another browser redirects to the main page', async () => {
    const [browser, other] = [server.client(), server.client()];
    const { identity, url } = await start(browser, 2);
    await other.call('getListBoxSite');
    expect((await press(other, url, { action: 'prove', ...person })).landed).toBe('/main');
    const landing = async (address: string) =>
      (await browser.request({ method: 'GET', url: `/api/auth/identity/result/${address}` })).headers['location'];
    for (const address of [
      'x',
      'x?identityVerificationId=',
      'x?identityVerificationId=unknown',
      `%20?identityVerificationId=${identity}`,
    ])
      expect(await landing(address)).toBe('/main');
    expect(await browser.call('identityState', { identity })).toMatchObject({ entity: { status: 'PENDING' } });
    expect(await other.call('identityState', { identity })).toMatchObject({ status: 404 });
    // The owner returns without the visit of the other browser.
    expect(await landing(`x?identityVerificationId=${identity}`)).toContain('/sign/up/step1');
    expect(await browser.call('identityState', { identity })).toMatchObject({ entity: { status: 'FAILED', name: '' } });
    expect(await browser.request({ method: 'GET', url: '/api/auth/identity/sandbox?identity=x' })).toMatchObject({
      status: 404,
    });
  });

  test('a check that takes too long expires', async () => {
    const browser = server.client();
    const { identity, url } = await start(browser, 2);
    now = new Date(now.getTime() + 16 * MINUTE_MS);
    await press(browser, url, { action: 'prove', ...person });
    expect(await browser.call('identityState', { identity })).toMatchObject({
      entity: { status: 'EXPIRED', name: '' },
    });
  });

  test('the visitor is redirected only to pages of this site', async () => {
    for (const returnPath of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/sign\n/up',
      '/sign up',
      '',
    ]) {
      expect(await server.client().call('identityStart', { authType: 2, returnPath })).toMatchObject({ status: 400 });
    }
  });

  test.each(['/.//evil.example', '/%2e//evil.example', '/sign/..//evil.example', '/sign/../.././//evil.example'])(
    '%s leads to no other site when its dots are resolved',
    async (returnPath) => {
      const browser = server.client();
      const { entity } = await browser.call('identityStart', { authType: 2, returnPath });
      const { identity, url } = entity as Started;
      const { landed } = await press(browser, url, { action: 'prove', ...person });
      expect(landed).toBe(`/evil.example?identity=${identity}`);
    },
  );

  test('a path with Hangul is redirected to unchanged', async () => {
    const browser = server.client();
    const started = await browser.call('identityStart', { authType: 2, returnPath: '/search?keyword=떡%20국' });
    const { landed } = await press(browser, (started.entity as Started).url, { action: 'prove', ...person });
    expect(landed).toMatch(/^\/search\?keyword=%EB%96%A1%20%EA%B5%AD&identity=[\w-]{32}$/);
  });

  test('neither the log nor a URL shows who it was', () => {
    expect(lines.join('')).not.toMatch(/한소라|19900311|01066601111/);
  });
});

describeWithDatabase('the identity check at PortOne', (open) => {
  let portone: Awaited<ReturnType<typeof openPortone>>;
  let server: TestServer;
  const start = new Date('2026-11-20T02:00:00Z');
  let now = start;
  const lines: string[] = [];
  beforeAll(async () => {
    portone = await openPortone({ timeoutMs: 300 });
    server = await open({
      now: () => now,
      log: (line) => void lines.push(line),
      integrations: { identity: portone.service },
    });
  });
  beforeEach(() => {
    now = start;
  });
  afterAll(() => portone.server.close());
  const begin = (browser: TestClient) => beginAtPortone(browser, portone.server);
  const stateOf = async (browser: TestClient, identity: string) =>
    ((await browser.call('identityState', { identity })).entity as { status: string }).status;

  test('is carried out at the page of services and decided by PortOne’s response alone', async () => {
    const browser = server.client();
    const { identity, comeBack } = await begin(browser);
    expect(await stateOf(browser, identity)).toBe('PENDING');
    expect(portone.server.requests).toHaveLength(0);
    portone.server.verify(identity, PERSON);
    expect(await comeBack()).toBe(`/sign/up/step1?identity=${identity}`);
    expect(await browser.call('identityState', { identity })).toMatchObject({
      entity: { status: 'VERIFIED', name: '한소라', userBirth: '19900311', userPhone: '01066601111' },
    });
    expect(portone.server.requests).toHaveLength(1);
    // A second return sends no request and changes nothing.
    expect(await comeBack()).toBe(`/sign/up/step1?identity=${identity}`);
    expect(portone.server.requests).toHaveLength(1);
  });

  test('that was not passed proves nothing, with any parameters from the browser', async () => {
    for (const end of ['begun', 'failed', 'given up'] as const) {
      const browser = server.client();
      const { identity, comeBack } = await begin(browser);
      if (end === 'failed') portone.server.fail(identity, { reason: '불일치' });
      await comeBack(browser, end === 'given up' ? { code: 'PG_PROVIDER_ERROR' } : {});
      expect([end, await stateOf(browser, identity)]).toEqual([end, end === 'begun' ? 'PENDING' : 'FAILED']);
      if (end === 'begun') continue;
      portone.server.begin({ identityVerificationId: identity, channelKey: CHANNEL });
      portone.server.verify(identity, PERSON);
      await comeBack();
      expect(await stateOf(browser, identity)).toBe('FAILED');
    }
  });

  test('passed in another browser proves nothing in the one that knows its number', async () => {
    const [browser, other] = [server.client(), server.client()];
    const { identity, comeBack } = await begin(browser);
    portone.server.verify(identity, PERSON);
    expect(await comeBack(other)).toBe('/main');
    expect(await stateOf(browser, identity)).toBe('PENDING');
    await comeBack(browser, { visit: 'guessed' });
    expect(await stateOf(browser, identity)).toBe('FAILED');
  });

  test('counts only for the request that was made here', async () => {
    const browser = server.client();
    const { identity, visit, comeBack } = await begin(browser);
    const other = await beginAtPortone(server.client(), portone.server, { purpose: 'find' });
    const ofOther = writeCustomData({ token: other.token, visit: hashOfVisit(visit) });
    for (const customData of [undefined, '', '{}', ofOther]) {
      portone.server.begin({
        identityVerificationId: identity,
        channelKey: CHANNEL,
        ...(customData === undefined ? {} : { customData }),
      });
      portone.server.verify(identity, PERSON);
      await server.db
        .updateTable('identity_check')
        .set({ status: 'PENDING' })
        .where('identity', '=', identity)
        .execute();
      await comeBack();
      expect([customData, await stateOf(browser, identity)]).toEqual([customData, 'FAILED']);
      // The local PortOne stores passed checks, so this one is removed before the next.
      portone.server.forget(identity);
    }
  });

  test('that takes longer than a quarter of an hour is over', async () => {
    const browser = server.client();
    const { identity, comeBack } = await begin(browser);
    portone.server.verify(identity, PERSON);
    now = new Date(start.getTime() + 15 * MINUTE_MS);
    await comeBack();
    expect(await stateOf(browser, identity)).toBe('EXPIRED');
  });

  test('is looked up again if PortOne did not respond when the browser returned', async () => {
    const browser = server.client();
    const { identity, comeBack } = await begin(browser);
    portone.server.verify(identity, PERSON);
    portone.server.spoil('fault', 'broken', 'silent', 'html');
    expect(await comeBack()).toBe(`/sign/up/step1?identity=${identity}`);
    expect(await browser.call('identityState', { identity })).toMatchObject({ status: 200, ...CODES.IDENTITY_DOWN });
    expect(await browser.call('identityState', { identity })).toMatchObject({ entity: { status: 'VERIFIED' } });
    expect(await browser.call('userDuplicateValidCheck', { name: '한소라', userPhone: '01066601111' })).toMatchObject({
      code: 1,
    });
  });

  test('is rejected for a method that PortOne does not offer', async () => {
    for (const authType of [1, 3])
      expect(await server.client().call('identityStart', { authType, returnPath: '/main' })).toMatchObject(
        CODES.IDENTITY_WAY_ABSENT,
      );
  });

  test('is rejected for every method if no service is configured', async () => {
    const without = await open({ integrations: { identity: null } });
    for (const authType of AUTH_TYPES)
      expect(await without.client().call('identityStart', { authType, returnPath: '/main' })).toMatchObject({
        status: 200,
        code: CODES.IDENTITY_WAY_ABSENT.code,
        message: '이 본인확인 방법은 제공하지 않습니다. 다른 방법을 이용해주세요.',
      });
  });

  test('logs neither a person nor a key', async () => {
    await passAtPortone(server.client(), portone.server, { customer: {} });
    expect(lines.join('')).not.toMatch(/한소라|19900311|01066601111|c{20}|secret-of-the-local/);
  });
});
