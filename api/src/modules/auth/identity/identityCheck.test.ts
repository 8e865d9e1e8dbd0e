import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { joinInput } from '../../user/testing/joinInput.ts';

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
