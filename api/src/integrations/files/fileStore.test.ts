import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange, FileStore } from './fileStore.ts';
import { createLocalFileStore } from './localFileStore.ts';
import { createS3FileStore } from './s3FileStore.ts';
import { isStorageDown } from './storageDown.ts';

const path = 'uploads/2026/11/0123abcd.webp';
const bytes = new Uint8Array(Buffer.from('picture'));
const textOf = async (found: Readable | null) => (found ? (await buffer(found)).toString() : null);
const read = async (store: FileStore, range?: ByteRange) => textOf(await store.get(path, range));

/** The contract of every file store. */
function behavesAsAStore(open: () => FileStore) {
  test('returns the stored content, bytes or a file, whole or in part', async () => {
    await open().put(path, bytes, 'image/webp');
    expect(await read(open())).toBe('picture');
    expect(await read(open(), { first: 2, last: 4 })).toBe('ctu');
    await open().remove(path);
    await open().put(path, new Blob(['another ', 'picture']), 'image/webp');
    expect(await read(open())).toBe('another picture');
  });

  test('never overwrites a file', async () => {
    await open().put(path, bytes, 'image/webp');
    await expect(open().put(path, new Blob(['other']), 'image/webp')).rejects.toThrow();
    expect(await read(open())).toBe('picture');
  });

  test('returns null for a file that was never stored or was removed', async () => {
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
  const objects = new Map<string, { content: Buffer; headers: Record<string, string> }>();
  const seen: IncomingMessage[] = [];
  /** Faults of the next responses: lost on the way, or replaced by a retry-later or no-space response. */
  const mischief: ('lost' | 'busy' | 'full')[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.url ?? '';
      if (request.method === 'PUT') {
        response.statusCode = objects.has(key) && request.headers['if-none-match'] === '*' ? 412 : 200;
        const putBy = String(request.headers['x-amz-meta-put']);
        const content = Buffer.concat(chunks);
        const isSigned = request.headers['x-amz-content-sha256'] === createHash('sha256').update(content).digest('hex');
        if (!isSigned || Number(request.headers['content-length']) !== content.length) response.statusCode = 400;
        if (response.statusCode === 200) objects.set(key, { content, headers: { 'x-amz-meta-put': putBy } });
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.statusCode = 204;
      } else if (!objects.has(key)) {
        response.statusCode = 404;
      }
      const found = response.statusCode === 200 ? objects.get(key) : undefined;
      if (request.method !== 'PUT') response.setHeaders(new Map(Object.entries(found?.headers ?? {})));
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      if (found && range) response.statusCode = 206;
      const trick = mischief.shift();
      if (trick === 'lost') return request.socket.destroy();
      if (trick === 'busy') response.statusCode = 503;
      if (trick === 'full') response.statusCode = 507;
      const [first, last] = range ? [Number(range[1]), Number(range[2]) + 1] : [0, undefined];
      response.end(request.method === 'GET' ? found?.content.subarray(first, last) : undefined);
    });
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(() => {
    objects.clear();
    seen.length = 0;
    mischief.length = 0;
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

  test.each(['lost', 'busy'] as const)('a put with its response %s has stored the file once', async (trick) => {
    mischief.push(trick);
    await open().put(path, bytes, 'image/webp');
    expect(seen.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'HEAD']);
    expect(await read(open())).toBe('picture');
  });

  test('after a lost response a file stored by another put is not mistaken for this one', async () => {
    await open().put(path, bytes, 'image/webp');
    mischief.push('lost');
    await expect(open().put(path, new Blob(['other']), 'image/webp')).rejects.toThrow('412');
  });

  test.each(['lost', 'busy', 'full'] as const)(
    'gives up on a storage that stays %s, until another call',
    async (trick) => {
      mischief.push(trick, trick, trick);
      const refusal: unknown = await open()
        .put(path, bytes, 'image/webp')
        .catch((error: unknown) => error);
      expect(isStorageDown(refusal)).toBe(true);
      expect(seen).toHaveLength(3);
    },
  );

  test('signs every request for its bucket and never sends the secret', async () => {
    await open().put(path, bytes, 'image/webp');
    await textOf(await open().get(path));
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
