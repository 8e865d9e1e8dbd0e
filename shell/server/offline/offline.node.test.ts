import { hashOf } from '../html/hashOf.ts';
import { TestShell } from '../testing/testShell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  await shell.restart();
});
afterAll(() => shell.close());

test('the worker is revalidated at every check, and may request this origin alone', async () => {
  const { headers, body, statusCode } = await shell.inject('/service-worker.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toContain("addEventListener('fetch'");
});

test('the page requests nothing, and runs only its own script', async () => {
  const { headers, body } = await shell.inject('/offline.html');
  const [, script] = /<script>([\s\S]*)<\/script>/.exec(body) ?? [];
  const [, styles] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(`script-src ${hashOf(script ?? '')};`);
  expect(headers['content-security-policy']).toContain(`style-src ${hashOf(styles ?? '')};`);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  expect(body).not.toMatch(/(src|href)="(?!tel:)|url\(|@import/);
});

test('a withdrawn worker handles no request, and removes itself and its cache', async () => {
  await shell.start({ hasOfflinePage: false });
  const { body } = await shell.inject('/service-worker.js');
  expect(body).not.toContain("addEventListener('fetch'");
  expect(body).toContain('registration.unregister()');
  await shell.start();
});
