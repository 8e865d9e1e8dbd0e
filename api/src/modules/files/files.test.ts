import sharp from 'sharp';
import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import { acceptUpload } from './uploads/acceptUpload.ts';
import { attachmentDisposition, tidyFileName } from './uploads/tidyFileName.ts';

const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a00' } })
    .withExif({ IFD0: { Copyright: 'a home address' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('judging uploads by content', () => {
  test('a photo is redrawn upright as WebP without its EXIF', async () => {
    const kept = await acceptUpload('사진.jpg', await photo());
    const { format, width, height, exif } = await sharp(kept?.bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 20, 40, undefined]);
  });

  test('a photo that is cut short is refused', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#0a0',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await acceptUpload('a.jpg', whole.subarray(0, whole.length / 2))).toBeNull();
  });

  test.each([
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'],
    ['a.html', '<html></html>'],
    ['a.jpg', '<html>not a picture</html>'],
    ['a.pdf', 'not a pdf'],
    ['a.exe', 'MZ\x90'],
    ['a.docx', 'PK\x03\x04 only an archive'],
    ['constructor', 'x'],
    ['a.pdf.svg', '%PDF-1.4 %%EOF'],
  ])('%s that holds %j is refused', async (name, content) => {
    expect(await acceptUpload(name, Buffer.from(content, 'latin1'))).toBeNull();
  });

  test('documents are kept as they are; macros are not', async () => {
    expect(await acceptUpload('서류.PDF', pdf)).toEqual({ bytes: pdf, extension: 'pdf' });
    const word = Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml', 'latin1');
    expect((await acceptUpload('a.docx', word))?.extension).toBe('docx');
    expect(await acceptUpload('a.docx', Buffer.concat([word, Buffer.from('vbaProject.bin')]))).toBeNull();
    expect(await acceptUpload('a.pdf', pdf, 'picture')).toBeNull();
  });

  test('names are tidied and travel in any language', () => {
    expect(tidyFileName('C:\\fake\\..\\영업\u202Egpj.신고증.pdf', 'pdf')).toBe('영업gpj.신고증.pdf');
    expect(tidyFileName('../../.jpg', 'webp')).toBe('첨부파일.webp');
    expect(attachmentDisposition('점검 "표".csv')).toBe(
      `attachment; filename="__ ___.csv"; filename*=UTF-8''%EC%A0%90%EA%B2%80%20%22%ED%91%9C%22.csv`,
    );
  });
});

describeOnBothDatabases('files', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  }, 60_000);
  const upload = async (
    client: TestServer['client'] extends (...args: never[]) => infer Client ? Client : never,
    fileName: string,
    bytes: Buffer,
  ) => client.call('uploadFile', {}, { file: { fileName, bytes } });

  test('guests cannot upload', async () => {
    expect((await upload(server.client(), 'a.pdf', pdf)).status).toBe(401);
  });

  test('a private upload is read by its owner alone', async () => {
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

  test('a public file is kept by caches, carries no cookie and can run nothing', async () => {
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

  test.each([
    '..%2f..%2fetc%2fpasswd',
    '../../etc/passwd',
    '%2e%2e/portal.lock',
    'uploads/none.webp',
    '',
    'uploads//x.webp',
    'a\0.webp',
  ])('there is no file at %j', async (path) => {
    for (const url of [`/files/${encodeURI(path)}`, `/api/common/downloadFile?path=${encodeURIComponent(path)}`]) {
      expect([400, 404]).toContain((await server.client().request({ method: 'GET', url })).status);
    }
  });

  test('what is refused leaves nothing behind; too large is 413; none at all 400', async () => {
    const { client, memberNo } = await server.member();
    expect(await upload(client, 'a.svg', Buffer.from('<svg/>'))).toMatchObject({ status: 200, code: -2301 });
    expect((await upload(client, 'a.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    const rows = await server.db.selectFrom('stored_file').select('path').where('owner_no', '=', memberNo).execute();
    expect(rows).toEqual([]);
  });

  test('a member stores a hundred files a day at most', async () => {
    const { client, memberNo } = await server.member();
    const many = Array.from({ length: 100 }, (_, n) => ({
      path: `uploads/many/${memberNo}-${n}.pdf`,
      file_name: 'a.pdf',
      media_type: 'application/pdf',
      size: 1,
      access: 'owner' as const,
      owner_no: memberNo,
      stored_at: new Date(),
    }));
    await server.db.insertInto('stored_file').values(many).execute();
    expect((await upload(client, 'a.pdf', pdf)).status).toBe(429);
  });

  test('the code lists have the 17 regions', async () => {
    const { entity } = await server.client().call('educationCode');
    expect((entity as { group: string }[]).filter(({ group }) => group === 'REGION')).toHaveLength(17);
  });
});
