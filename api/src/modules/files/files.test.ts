import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../../testing/index.ts';
import { pdf, photo } from '../../testing/samples.ts';

describeWithDatabase('files', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  const upload = async (client: TestClient, fileName: string, bytes: Buffer) =>
    client.call('uploadFile', {}, { file: { fileName, bytes } });

  test('guests cannot upload', async () => {
    expect((await upload(server.client(), 'a.pdf', pdf)).status).toBe(401);
  });

  test('only its owner can read a private upload', async () => {
    const owner = await server.member();
    const other = await server.member();
    const { code, entity: path } = await upload(owner.client, '얼굴.jpg', await photo());
    expect(code).toBe(1);
    expect(path).toMatch(/^uploads\/\d{4}\/\d{2}\/[0-9a-f]{32}\.webp$/);
    for (const url of [
      `/files/${String(path)}`,
      `/api/common/downloadFile?path=${String(path)}`,
      `/api/common/downloadFile?path=/files/${String(path)}`,
    ]) {
      const mine = await owner.client.request({ method: 'GET', url });
      expect([mine.status, mine.headers['content-type'], mine.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ]);
      expect((await other.client.request({ method: 'GET', url })).status).toBe(404);
      expect((await server.client().request({ method: 'GET', url })).status).toBe(404);
    }
  });

  test('a public file may be cached, carries no cookie and runs nothing', async () => {
    const owner = await server.member();
    const { entity: path } = await upload(owner.client, '안내문.pdf', pdf);
    await server.db.updateTable('stored_file').set({ access: 'public' }).where('path', '=', String(path)).execute();
    const { status, headers } = await server.client().request({ method: 'GET', url: `/files/${String(path)}` });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'content-disposition': `attachment; filename="___.pdf"; filename*=UTF-8''%EC%95%88%EB%82%B4%EB%AC%B8.pdf`,
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a range returns 206 with that part only, and a cached file returns 304', async () => {
    const owner = await server.member();
    const { entity: path } = await upload(owner.client, '안내문.pdf', pdf);
    await server.db.updateTable('stored_file').set({ access: 'public' }).where('path', '=', String(path)).execute();
    for (const url of [`/files/${String(path)}`, `/api/common/downloadFile?path=${String(path)}`]) {
      const get = (headers: Record<string, string> = {}) => server.client().request({ method: 'GET', url, headers });
      const whole = await get();
      const etag = String(whole.headers.etag);
      expect(whole).toMatchObject({
        status: 200,
        body: pdf.toString(),
        headers: { 'accept-ranges': 'bytes', 'content-length': String(pdf.length) },
      });
      for (const [range, text] of [
        ['bytes=0-4', '%PDF-'],
        ['bytes=-6', '%%EOF\n'],
        [`bytes=${pdf.length - 6}-`, '%%EOF\n'],
        [`bytes=${pdf.length - 6}-999999`, '%%EOF\n'],
      ] as const)
        expect(await get({ range })).toMatchObject({
          status: 206,
          body: text,
          headers: { 'content-length': String(text.length), 'content-type': 'application/pdf' },
        });
      expect((await get({ range: 'bytes=0-4' })).headers['content-range']).toBe(`bytes 0-4/${pdf.length}`);
      expect(await get({ range: `bytes=${pdf.length}-` })).toMatchObject({
        status: 416,
        code: 416,
        headers: { 'content-range': `bytes */${pdf.length}`, 'cache-control': 'no-store' },
      });
      for (const headers of [
        { range: 'lines=1-2' },
        { range: 'bytes=4-1' },
        { range: 'bytes=0-1,3-4' },
        { range: 'bytes=0-4', 'if-range': '"another"' },
      ] as Record<string, string>[])
        expect(await get(headers)).toMatchObject({ status: 200, body: pdf.toString() });
      expect((await get({ range: 'bytes=0-4', 'if-range': etag })).status).toBe(206);
      expect(await get({ 'if-none-match': `"x", W/${etag}` })).toMatchObject({ status: 304, body: '' });
      expect((await get({ 'if-none-match': '"x"' })).status).toBe(200);
    }
  });

  test('a private file has no ETag', async () => {
    const owner = await server.member();
    const { entity: path } = await upload(owner.client, 'a.pdf', pdf);
    const { headers } = await owner.client.request({ method: 'GET', url: `/files/${String(path)}` });
    expect(headers.etag).toBeUndefined();
  });

  test.each([
    '..%2f..%2fetc%2fpasswd',
    '../../etc/passwd',
    '%2e%2e/portal.lock',
    'uploads/none.webp',
    '',
    'uploads//x.webp',
    'a\0.webp',
  ])('finds no file at %j', async (path) => {
    for (const url of [`/files/${encodeURI(path)}`, `/api/common/downloadFile?path=${encodeURIComponent(path)}`]) {
      expect([400, 404]).toContain((await server.client().request({ method: 'GET', url })).status);
    }
  });

  test('a refused upload leaves nothing behind; one too large answers 413, none at all 400', async () => {
    const { client, memberNo } = await server.member();
    expect(await upload(client, 'a.svg', Buffer.from('<svg/>'))).toMatchObject({ status: 200, code: -2301 });
    expect((await upload(client, 'a.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await client.call('uploadFile')).toMatchObject({ status: 400, entity: { issues: [{ path: 'file' }] } });
    const rows = await server.db.selectFrom('stored_file').select('path').where('owner_no', '=', memberNo).execute();
    expect(rows).toEqual([]);
  });

  test('a member stores at most a hundred files a day', async () => {
    const { client, memberNo } = await server.member();
    const many = Array.from({ length: 100 }, (_, n) => ({
      path: `uploads/many/${memberNo}-${n}.pdf`,
      file_name: 'a.pdf',
      media_type: 'application/pdf',
      size: 1,
      access: 'owner' as const,
      owner_no: memberNo,
      stored_at: TEST_NOW,
    }));
    await server.db.insertInto('stored_file').values(many).execute();
    expect((await upload(client, 'a.pdf', pdf)).status).toBe(429);
  });
});
