import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { readConfiguration } from '../configuration/configuration.ts';
import { postgresMissing } from '../testing/index.ts';
import { startApi } from './start.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const onPostgres = postgresMissing() === null ? test : test.skip;

onPostgres('a start accepts no call before it can answer it: another replica gets it', async () => {
  const administrator = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await administrator.connect();
  const name = `portal_start_${randomBytes(8).toString('hex')}`;
  await administrator.query(`create database ${name}`);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
  const port = await freePort();
  const api = startApi(
    readConfiguration({
      DATABASE_URL: url.href,
      LOG_LEVEL: 'silent',
      PORTAL_DATA: folder,
      PORTAL_DEMO: '1',
      PORTAL_DEMO_CONTENT: '0',
      PORT_API: String(port),
    }),
  );
  const ask = () => fetch(`http://127.0.0.1:${port}/api/home/news/getListBoxNotice`).catch(() => null);
  let answer = await ask();
  expect(answer).toBeNull();
  for (; answer === null; answer = await ask()) await nextTurn();
  expect(answer.status).toBe(200);
  await (await api).stop();
  await administrator.query(`drop database ${name} with (force)`);
  await administrator.end();
  rmSync(folder, { recursive: true, force: true });
});
