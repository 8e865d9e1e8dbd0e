import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiOrigin } from './app.ts';
import { API } from './apps.ts';
import { sectionServer } from './serve.ts';

let dist: string;
let alone: string;
let server: FastifyInstance;
beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'portal-serve-'));
  alone = mkdtempSync(join(tmpdir(), 'portal-alone-'));
  writeFileSync(join(dist, 'section.json'), '{}');
  writeFileSync(join(dist, 'page.0a1b2c3d4e.js'), 'page');
  writeFileSync(join(dist, 'page.0a1b2c3d4e.js.map'), 'sources');
  writeFileSync(join(alone, 'index.html'), 'the fake host');
  writeFileSync(join(alone, 'main.js'), 'its code');
  server = await sectionServer('mf-sample', dist, alone);
});
afterEach(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
  rmSync(alone, { recursive: true, force: true });
});

const get = (url: string, accept = '*/*') => server.inject({ url, headers: { accept } });
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('any shell may load the files; those named by their content stay for ever, others are asked for again', async () => {
  const page = await get('/page.0a1b2c3d4e.js');
  expect(page.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/section.json')).headers['cache-control']).toBe('no-cache');
});

test.each(['*/*', BROWSER])('source maps are not served (%s)', async (accept) => {
  expect((await get('/page.0a1b2c3d4e.js.map', accept)).statusCode).toBe(404);
});

test.each(['/', '/sample/one'])('%s in a browser is the section alone', async (path) => {
  const answer = await get(path, BROWSER);
  expect(answer).toMatchObject({ statusCode: 200, body: 'the fake host' });
  expect((await get('/alone/main.js')).body).toBe('its code');
});

test.each(['/', '/chunks', '/chunks/'])('a folder, %s, is not listed', async (url) => {
  mkdirSync(join(dist, 'chunks'));
  writeFileSync(join(dist, 'chunks/part.0a1b2c3d4e.js'), 'part');
  expect((await get('/chunks/part.0a1b2c3d4e.js')).body).toBe('part');
  for (const accept of ['*/*', BROWSER]) expect((await get(url, accept)).body).not.toMatch(/0a1b2c3d4e/);
});

test('a missing file is a plain 404', async () => {
  const gone = await get('/gone.0a1b2c3d4e.js', BROWSER);
  expect(gone).toMatchObject({ statusCode: 404, body: 'Not found' });
  expect(gone.headers['cache-control']).toBe('no-store');
});

test('without the fake host, its pages explain how to build it, and the section is still served', async () => {
  rmSync(alone, { recursive: true });
  const answer = await get('/', BROWSER);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm run build -w shared');
  expect((await get('/section.json')).statusCode).toBe(200);
});

test('answers health checks', async () => {
  expect((await get('/health')).json()).toEqual({ status: 'ok', section: 'mf-sample' });
});

test("the API has this repository's port by default, and the environment can override it", () => {
  expect(apiOrigin({})).toBe(`http://localhost:${API.port}`);
  expect(apiOrigin({ ORIGIN_API: 'https://api.example' })).toBe('https://api.example');
});

test("an idle connection is closed by the shell before Node's timeout for headers", () => {
  const { keepAliveTimeout, headersTimeout } = server.server;
  expect(keepAliveTimeout).toBeLessThan(headersTimeout);
});
