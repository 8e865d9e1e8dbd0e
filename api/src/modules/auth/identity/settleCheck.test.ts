import { CODES } from '@portal/shared/contract';
import { AUTH_TYPES } from '@portal/shared/contract/auth';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { CHANNEL, openPortone, PERSON } from '../../../integrations/identity/portone/testing/openPortone.ts';
import { hashOfVisit, writeCustomData } from '../../../integrations/identity/protocol/customData.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { beginAtPortone, passAtPortone } from '../testing/passAtPortone.ts';

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
