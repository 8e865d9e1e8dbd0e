import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Call } from '@portal/shared/contract';
import { bodyLimitOf } from '../api/src/pipeline/bodyLimit.ts';
import { ROOT } from './root.ts';
import { bytesIn } from './stack/sizes.ts';

const EDGE = join(ROOT, 'docker/edge');
const portal = readFileSync(join(EDGE, 'portal.conf'), 'utf8');

describe('the bodies that the edge takes', () => {
  /** Patterns of locations, with their body limits in bytes. */
  const locations = [...portal.matchAll(/location ~ (\S+) \{\n(?: +#.*\n)* +client_max_body_size (\w+);/g)].map(
    ([, pattern = '', size = '']) => ({ pattern: new RegExp(pattern), bytes: bytesIn(size) }),
  );
  const usual = bytesIn(/^client_max_body_size (\w+);/m.exec(portal)?.[1] ?? '');
  const [files, tables] = locations;
  const all: [string, Call][] = Object.values<Call>(calls).flatMap((call) =>
    [call.path, ...(call.formerPaths ?? [])].map((path): [string, Call] => [path, call]),
  );

  test('allow files for calls with one, and nowhere else', () => {
    const withFile = all.filter(([, { file }]) => file !== undefined).map(([path]) => path);
    expect(withFile.length).toBeGreaterThan(5);
    expect(all.map(([path]) => path).filter((path) => files?.pattern.test(path))).toEqual(withFile);
  });

  test('are as large as each call allows', () => {
    expect(locations).toHaveLength(2);
    for (const [path, call] of all) {
      const allowed = tables?.pattern.test(path) ? tables.bytes : usual;
      expect([path, bodyLimitOf(call) <= allowed]).toEqual([path, true]);
    }
  });
});

describe('hosts of the edge', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-edge-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const run = (settings: Record<string, string>) => {
    const places = { EDGE_SOURCE: EDGE, EDGE_FOLDER: folder, CERTIFICATES_FOLDER: folder };
    return execFileSync('sh', [join(EDGE, 'listen.sh')], {
      env: { ...process.env, ...places, ...settings },
      stdio: 'pipe',
    });
  };
  const written = (file: string) => readFileSync(join(folder, file), 'utf8');

  test('are the portal’s, and at that of services its pages alone, never from the cache', () => {
    run({
      PORTAL_ORIGINS: 'https://portal.example/, http://www.Portal.example:8080,http://[::1]:8080',
      POSTCODE_ORIGIN: 'https://postcode.example',
    });
    expect(written('names.conf')).toBe('server_name portal.example www.portal.example [::1];\n');
    expect(written('services/names.conf')).toBe('server_name postcode.example;\n');
    const services = written('servers/services.conf');
    expect([...services.matchAll(/location (.*) \{/g)].map(([, of]) => of)).toEqual([
      '/',
      '~ ^/(postcode|map|identity)\\.html$',
    ]);
    expect(services).not.toMatch(/proxy_cache|api\.conf/);
    expect(portal).toMatch(/listen 8080 default_server [^}]*\}\n\n {4}location \/ \{\n {8}return 421;/);
    expect(readFileSync(join(EDGE, 'documents.conf'), 'utf8')).toContain('proxy_cache_key "$host ');
  });

  test('exclude services without an origin of their own, and have TLS with a certificate', () => {
    writeFileSync(join(folder, 'fullchain.pem'), '');
    run({ PORTAL_ORIGINS: 'https://portal.example', POSTCODE_ORIGIN: '' });
    expect(() => written('servers/services.conf')).toThrow('ENOENT');
    for (const server of ['unknown', 'services', '.'])
      expect(written(`${server}/tls.conf`)).toContain('listen 8443 ssl');
  });

  test.each([
    [{}, 'PORTAL_ORIGINS is missing'],
    [{ PORTAL_ORIGINS: 'https://portal.example;' }, 'PORTAL_ORIGINS or POSTCODE_ORIGIN is not valid'],
    [
      { PORTAL_ORIGINS: 'https://portal.example', POSTCODE_ORIGIN: 'https://portal.example:8443' },
      'POSTCODE_ORIGIN has a name of PORTAL_ORIGINS',
    ],
  ])('stop the start when they are %j', (settings, message) => {
    expect(() => run({ PORTAL_ORIGINS: '', ...settings })).toThrow(`Setting ${message}`);
  });
});

test('an address is the same page with any parameters of advertisements', () => {
  const [, pattern = ''] = /map \$request_uri \$page_address \{\n.*\n +"~(.+)" \$page;/.exec(portal) ?? [];
  const pageOf = (address: string) => new RegExp(pattern).exec(address)?.groups?.page ?? address;
  expect(
    [
      '/main?utm_source=a&utm_medium=b',
      '/news/notice/detail?noticeNo=1&fbclid=x',
      '/main?n_media=1&n_keyword_id=nkw-a&NaPm=ct%3Da',
      '/main?other=1',
      '/main?utm_source=a&noticeNo=1',
      '/main?noticeNo=1&from_utm_source=a',
      '/main',
    ].map(pageOf),
  ).toEqual([
    '/main',
    '/news/notice/detail?noticeNo=1',
    '/main',
    '/main?other=1',
    '/main?utm_source=a&noticeNo=1',
    '/main?noticeNo=1&from_utm_source=a',
    '/main',
  ]);
});
