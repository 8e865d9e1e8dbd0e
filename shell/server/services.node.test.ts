import { writeFile } from 'node:fs/promises';
import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  await writeFile(shell.folder.inDist('assets/main.0123456789.js'), 'void 0;');
});
beforeEach(() => shell.restart());
afterAll(() => shell.close());

const ORIGIN = 'https://postcode.example.kr';

describe('the pages of third-party services', () => {
  const at = (host: string, url: string) => shell.inject({ url, headers: { host, accept: 'text/html' } });

  test('is served at its own origin only, which serves nothing else', async () => {
    await shell.start({ postcodeOrigin: ORIGIN });
    const page = await at('postcode.example.kr', '/postcode.html');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/t1\.kakaocdn\.net/);
    expect(policy).toContain(' https://service.example;');
    expect((await at('www.example.kr', '/postcode.html')).statusCode).toBe(404);
    for (const url of ['/map.html', '/main', '/registry.json', '/api/main', '/assets/main.0123456789.js'])
      expect((await at('postcode.example.kr', url)).statusCode).toBe(404);
  });

  test('are the only other origin that the portal’s pages may frame, and those load no script of the service', async () => {
    const policyOf = async () => String((await shell.open('/news/notice')).headers['content-security-policy']);
    expect(await policyOf()).toContain("frame-src 'self';");
    await shell.start({ postcodeOrigin: ORIGIN });
    expect(await policyOf()).toContain(`frame-src 'self' ${ORIGIN};`);
    expect(await policyOf()).not.toMatch(/kakao|daum|service\.example/);
    expect((await shell.open('/news/notice')).body).toContain(`data-postcode="${ORIGIN}"`);
  });

  test('include a map if a key is set: its page frames and loads the service with it, and the portal’s pages have its address', async () => {
    await shell.start({ postcodeOrigin: ORIGIN, mapKey: 'k&1' });
    const page = await at('postcode.example.kr', '/map.html');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"https://service.example/map.js?appkey=k%261&libraries=services&autoload=false"');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'sha256-[^']+' [^;]* https:\/\/service\.example;/);
    expect(policy).toContain('connect-src https://service.example;');
    expect(policy).toContain("frame-src 'none';");
    expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect((await at('www.example.kr', '/map.html')).statusCode).toBe(404);
    const { body, headers } = await shell.open('/news/notice');
    expect(body).toContain(`data-map="${ORIGIN}/map.html"`);
    expect(body).not.toContain('k&');
    expect(String(headers['content-security-policy'])).not.toContain('service.example');
  });

  test('include the identity check if a store is set: it is never framed, and the portal’s policy allows nothing of it', async () => {
    const identity = { store: 'store-1', channel: 'channel-key-1' };
    await shell.start({ postcodeOrigin: ORIGIN, identity });
    const page = await at('postcode.example.kr', '/identity.html');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(
      '("https://service.example/identity.js", "store-1", "channel-key-1", "https://portal.example/api/auth/identity/result/")',
    );
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/cdn\.portone\.io https:\/\/\*\.iamport\.co [^;]*;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await at('www.example.kr', '/identity.html')).statusCode).toBe(404);
    expect(String((await at('postcode.example.kr', '/postcode.html')).headers['content-security-policy'])).toContain(
      "form-action 'none'",
    );
    const { headers } = await shell.open('/sign/up/step1');
    expect(String(headers['content-security-policy'])).not.toMatch(/portone|iamport|service\.example/);
    await shell.start({ postcodeOrigin: ORIGIN });
    expect((await at('postcode.example.kr', '/identity.html')).statusCode).toBe(404);
  });

  test.each([
    ['a key', { postcodeOrigin: ORIGIN }],
    ['an origin of its own', { mapKey: 'k' }],
  ])('without %s there is no map', async (_what, settings) => {
    await shell.start(settings);
    expect((await shell.open('/news/notice')).body).toContain('data-map=""');
    expect((await at('postcode.example.kr', '/map.html')).statusCode).toBe(404);
  });
});
