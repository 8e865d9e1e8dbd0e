import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from './fileStore.ts';
import { createLocalFileStore } from './localFileStore.ts';
import { createS3FileStore } from './s3FileStore.ts';

const path = 'uploads/2026/11/0123abcd.webp';
const bytes = Buffer.from('picture');

/** What every file store must do. */
function behavesAsAStore(open: () => FileStore) {
  test('answers what was put, with its media type', async () => {
    await open().put(path, bytes, 'image/webp');
    const found = await open().get(path);
    expect(Buffer.from(found?.bytes ?? [])).toEqual(bytes);
    expect(found?.mediaType).toBe('image/webp');
  });

  test('never overwrites a file', async () => {
    await open().put(path, bytes, 'image/webp');
    await expect(open().put(path, Buffer.from('other'), 'image/webp')).rejects.toThrow();
    expect(Buffer.from((await open().get(path))?.bytes ?? [])).toEqual(bytes);
  });

  test('answers null for a file that was never put or was removed', async () => {
    expect(await open().get('uploads/none.webp')).toBeNull();
    await open().put(path, bytes, 'image/webp');
    await open().remove(path);
    expect(await open().get(path)).toBeNull();
    await open().remove(path);
  });

  test.each([
    '../secret.webp',
    'uploads/../../secret.webp',
    '/etc/passwd.txt',
    'uploads\\..\\x.webp',
    'uploads/%2e%2e/x.webp',
    'a//b.webp',
    'page.html',
    '.env',
  ])('rejects the path %s', async (wrong) => {
    expect(await open().get(wrong)).toBeNull();
    await expect(open().put(wrong, bytes, 'image/webp')).rejects.toThrow();
  });
}

describe('a local folder', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    await writeFile(join(folder, 'secret.webp'), 'secret');
  });
  afterEach(() => rm(folder, { recursive: true }));

  behavesAsAStore(() => createLocalFileStore(join(folder, 'files')));

  test('leaves no temporary files behind', async () => {
    const store = createLocalFileStore(folder);
    await store.put(path, bytes, 'image/webp');
    await store.put(path, bytes, 'image/webp').catch(() => undefined);
    expect(await readdir(join(folder, 'uploads/2026/11'))).toEqual(['0123abcd.webp']);
  });
});

describe('S3-compatible storage', () => {
  const kept = new Map<string, Buffer>();
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.url ?? '';
      if (request.method === 'PUT') {
        response.statusCode = kept.has(key) && request.headers['if-none-match'] === '*' ? 412 : 200;
        if (response.statusCode === 200) kept.set(key, Buffer.concat(chunks));
      } else if (request.method === 'DELETE') {
        kept.delete(key);
        response.statusCode = 204;
      } else if (!kept.has(key)) {
        response.statusCode = 404;
      }
      response.end(request.method === 'GET' ? kept.get(key) : undefined);
    });
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(() => {
    kept.clear();
    seen.length = 0;
  });

  const open = () =>
    createS3FileStore({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      bucket: 'portal',
      region: 'ap-northeast-2',
      accessKeyId: 'key-id',
      secretAccessKey: 'key-secret',
    });

  behavesAsAStore(open);

  test('signs every request for its bucket and never sends the secret', async () => {
    await open().put(path, bytes, 'image/webp');
    await open().get(path);
    expect(seen.map((request) => request.url)).toEqual([`/portal/${path}`, `/portal/${path}`]);
    for (const request of seen) {
      expect(request.headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/ap-northeast-2\/s3\/aws4_request/,
      );
      expect(JSON.stringify(request.headers)).not.toContain('key-secret');
    }
    expect(seen[0]?.headers['content-type']).toBe('image/webp');
  });
});
