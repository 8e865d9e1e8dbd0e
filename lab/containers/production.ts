import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { composeProduction } from './compose.ts';
import { statusAt } from './visitor.ts';

const PORT = '8091';
const PORT_TLS = '8444';
const SERVICES = 'services.example';

/** Every setting that production requires, with arbitrary values. */
export const DEMANDED: Record<string, string> = {
  PORTAL_ORIGINS: 'https://portal.example',
  POSTGRES_PASSWORD: 'abc',
  POSTGRES_PROGRAM_PASSWORD: 'abc',
  ENCRYPTION_KEYS: 'k1:abc',
  BACKUP_KEY: 'abc',
  GATEWAY: 'toss',
  GATEWAY_SECRET: 'abc',
  SMS: 'solapi',
  SMS_KEY: 'abc',
  SMS_SECRET: 'abc',
  SMS_SENDER: '021234567',
};

interface Service {
  environment?: Record<string, string>;
  ports?: { host_ip?: string; published: string }[];
  command?: string[] | null;
}

/** Production does not start without a setting, which the error names; with all of them nothing of the demo is left. */
export async function productionDemandsItsSettings(): Promise<void> {
  for (const name of Object.keys(DEMANDED)) {
    const others = Object.fromEntries(Object.entries(DEMANDED).filter(([other]) => other !== name));
    await assert.rejects(composeProduction(others, 'config', '--quiet'), (error: Error & { code?: number }) => {
      assert.notEqual(error.code, 0);
      assert.match(error.message, new RegExp(`required variable ${name} is missing`));
      return true;
    });
  }
  const printed = await composeProduction(DEMANDED, 'config', '--format', 'json');
  const { services } = JSON.parse(printed) as { services: Record<string, Service> };
  assert.equal(services['api']?.environment?.['PORTAL_DEMO'], '0');
  assert.doesNotMatch(JSON.stringify(services), /:demo@|"demo"|--force/);
  const published = Object.entries(services).filter(([, { ports }]) => ports?.length);
  assert.deepEqual(
    published.map(([name]) => name),
    ['edge'],
  );
}

const answerOf = (session: ClientHttp2Session, path: string) =>
  new Promise<string>((resolve, reject) => {
    const request = session.request({ ':path': path });
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => resolve(body)).on('error', reject);
  });

/** The origin of services has only its pages, from a shell that does not run here. */
async function checkServices(): Promise<void> {
  const statusOf = (path: string, scheme: string) =>
    statusAt(`http://localhost:${PORT}${path}`, { host: SERVICES, 'X-Forwarded-Proto': scheme });
  for (const path of ['/postcode.html', '/map.html', '/identity.html']) {
    assert.equal(await statusOf(path, 'https'), 502, path);
    assert.equal(await statusOf(path, 'http'), 308, path);
  }
  for (const path of ['/main', '/sign/in', '/api/user/login', '/smart-user/a', '/files/a', '/registry.json'])
    assert.equal(await statusOf(path, 'https'), 404, path);
}

/**
 * Connects with TLS 1.1, which this side would still support.
 * @throws the error of the other side
 */
const speakOldTls = () =>
  new Promise<void>((resolve, reject) => {
    const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const socket = connectTls({ port: Number(PORT_TLS), host: 'localhost', rejectUnauthorized: false, ...versions });
    socket
      .on('secureConnect', () => {
        socket.destroy();
        resolve();
      })
      .on('error', reject);
  });

/** With certificates the edge serves HTTPS and HTTP/2; its plain port redirects pages there and refuses calls. */
export async function productionSpeaksHttp2(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-certificates-'));
  const settings = {
    ...DEMANDED,
    PORT_EDGE: PORT,
    PORT_EDGE_TLS: PORT_TLS,
    CERTIFICATES: folder,
    PORTAL_ORIGINS: `https://localhost:${PORT_TLS}`,
    POSTCODE_ORIGIN: `https://${SERVICES}`,
  };
  try {
    const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name)) as [string, string];
    execFileSync('openssl', [
      ...['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', key, '-out', certificate],
    ]);
    // The edge runs as its own user.
    chmodSync(folder, 0o755);
    chmodSync(key, 0o644);
    await composeProduction(settings, 'up', '-d', '--build', '--wait', '--no-deps', 'edge');

    const session = connect(`https://localhost:${PORT_TLS}`, { rejectUnauthorized: false });
    assert.equal(await answerOf(session, '/edge-health'), 'ok\n');
    assert.equal(session.alpnProtocol, 'h2');
    session.close();
    await checkServices();
    await assert.rejects(speakOldTls(), { code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });

    const plain = await fetch(`http://localhost:${PORT}/about/greeting?from=mail`, { redirect: 'manual' });
    assert.equal(plain.status, 308);
    assert.equal(plain.headers.get('location'), 'https://localhost/about/greeting?from=mail');
    const call = await fetch(`http://localhost:${PORT}/api/user/login`, { method: 'POST', redirect: 'manual' });
    assert.equal(call.status, 403, 'a call in the open is not led on');
    assert.deepEqual(await call.json(), {
      code: 403,
      message: 'https로 시작하는 주소로 요청해주세요.',
      entity: null,
    });
    const behindBalancer = await fetch(`http://localhost:${PORT}/main`, { headers: { 'X-Forwarded-Proto': 'https' } });
    assert.equal(behindBalancer.status, 502, 'passed on, to a shell that does not run here');
    assert.match(await behindBalancer.text(), /서비스를 준비하고 있습니다/);
  } finally {
    await composeProduction(settings, 'down', '-v').catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}
