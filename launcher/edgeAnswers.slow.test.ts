import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './root.ts';

// Runs the edge's own settings in the nginx of this machine, before programs that are down or hang.

const describeOnNginx = spawnSync('nginx', ['-v']).error ? describe.skip : describe;

const hangs = (path: string) => path.includes('hangs');

describeOnNginx('what the edge answers itself', () => {
  let folder: string;
  let programs: Server;
  let edge: ChildProcess;
  const socket = () => join(folder, 'edge.sock');

  /** Copies the settings, with paths, ports and waiting times of this test. */
  function writeSettings(port: number) {
    cpSync(join(ROOT, 'docker/edge'), join(folder, 'portal'), { recursive: true });
    const program = `http://127.0.0.1:${port}`;
    for (const file of readdirSync(join(folder, 'portal'))) {
      const path = join(folder, 'portal', file);
      const settings = readFileSync(path, 'utf8')
        .replaceAll(/(?<= )\/(tmp|bodies)(?=[/;])/g, `${folder}/$1`)
        .replaceAll('/etc/nginx/conf.d/*.conf', join(folder, 'portal/portal.conf'))
        .replaceAll('/etc/nginx/portal/', join(folder, 'portal/'))
        .replaceAll(/listen 8080( default_server)?[^;]*;/g, `listen unix:${socket()}$1;`)
        .replaceAll(/http:\/\/(api:4000|shell:3000|judge:3092|\$section:3000)/g, program)
        .replaceAll(/proxy_read_timeout \w+;/g, 'proxy_read_timeout 1s;')
        .replaceAll(/access_log \/dev\/stdout portal;/g, 'access_log off;');
      writeFileSync(path, settings);
    }
    mkdirSync(join(folder, 'tmp/edge'), { recursive: true });
    writeFileSync(join(folder, 'tmp/edge/names.conf'), 'server_name portal.example;\n');
  }

  const ask = (path: string, options: RequestOptions = {}, body = '') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const headers = { host: 'portal.example', ...options.headers };
      const asked = request({ socketPath: socket(), path, ...options, headers }, (answer) => {
        const { statusCode: status = 0, headers: sent } = answer;
        text(answer).then((read) => resolve({ status, headers: sent, text: read }), reject);
      });
      asked.on('error', reject).end(body);
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-edge-'));
    programs = createServer(({ url = '', socket: connection }) => {
      if (!hangs(url)) connection.destroy();
    }).listen(0, '127.0.0.1');
    await once(programs, 'listening');
    writeSettings((programs.address() as AddressInfo).port);
    const rights = process.getuid?.() === 0 ? 'user root; ' : '';
    edge = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'portal/nginx.conf'), '-g', `${rights}daemon off;`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    let isUp = false;
    while (!isUp) {
      isUp = await ask('/edge-health').then(
        ({ status }) => status === 200,
        () => false,
      );
      if (edge.exitCode !== null) throw new Error('nginx does not start');
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  afterAll(async () => {
    if (edge.kill('SIGTERM')) await once(edge, 'exit');
    programs.closeAllConnections();
    programs.close();
    rmSync(folder, { recursive: true });
  });

  const large = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const LARGE = 'x'.repeat(200_000);

  test.each([
    ['a page of a shell that is down', '/main'],
    ['a page of a shell that hangs', '/hangs'],
    ['a file of a shell that is down', '/assets/a.js'],
    ['a name with an ending', '/robots.txt'],
  ])('%s is a page in Korean', async (_what, path) =>
    expect(await ask(path)).toMatchObject({
      status: 502,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      text: expect.stringContaining('서비스를 준비하고 있습니다.'),
    }),
  );

  test.each([
    ['another name', '/main', { headers: { host: 'other.example' } }, '', 421],
    ['a body that is too large', '/main', large, LARGE, 413],
    ['a body that is too large for a file', '/robots.txt', large, LARGE, 413],
    ['a body that is too large for a build', '/assets/a.js', large, LARGE, 413],
    ['a body that is too large for a section', '/remotes/mf-about/a.js', large, LARGE, 413],
    ['an address that is too long', `/${'a'.repeat(9000)}`, {}, '', 414],
    ['a path outside', '/../../etc/passwd', {}, '', 400],
    ['a registration where no judge listens', '/platform/register', large, '{}', 502],
  ])('%s is refused in Korean', async (_what, path, options, body, status) =>
    expect(await ask(path, options, body)).toMatchObject({
      status,
      text: expect.stringContaining('이 주소는 열 수 없습니다.'),
    }),
  );

  test.each([
    ['an API that is down', '/api/home/main/getListBoxSite', {}, '', 502, '서비스를 준비하고 있습니다.'],
    ['an API that hangs', '/api/hangs', {}, '', 504, '서비스를 준비하고 있습니다.'],
    ['a body that is too large', '/api/user/login', large, LARGE, 413, '파일이 너무 큽니다.'],
  ])('a call meets the envelope: %s', async (_what, path, options, body, status, words) => {
    const answer = await ask(path, options, body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ code: status, message: expect.stringContaining(words), entity: null });
  });
});
