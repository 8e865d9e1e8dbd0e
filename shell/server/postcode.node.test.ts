import { writeFile } from 'node:fs/promises';
import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  await writeFile(shell.folder.inDist('assets/main.0123456789.js'), 'void 0;');
});
beforeEach(() => shell.startAnew());
afterAll(() => shell.close());

describe('the page of the postcode service', () => {
  const ORIGIN = 'https://postcode.example.kr';
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
    for (const url of ['/main', '/registry.json', '/api/main', '/assets/main.0123456789.js'])
      expect((await at('postcode.example.kr', url)).statusCode).toBe(404);
  });

  test('is the only other origin that the portal’s pages may frame, and they load no script of the service', async () => {
    const policyOf = async () => String((await shell.open('/news/notice')).headers['content-security-policy']);
    expect(await policyOf()).toContain("frame-src 'self';");
    await shell.start({ postcodeOrigin: ORIGIN });
    expect(await policyOf()).toContain(`frame-src 'self' ${ORIGIN};`);
    expect(await policyOf()).not.toMatch(/kakao|daum|service\.example/);
    expect((await shell.open('/news/notice')).body).toContain(`data-postcode="${ORIGIN}"`);
  });
});
