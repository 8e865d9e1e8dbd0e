import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describeWithDatabase, type TestClient, type TestServer } from '../../testing/index.ts';
import { noisyPhoto, pdf, pdfOf, photo, wordDocument, zipOf } from '../../testing/samples.ts';
import { acceptUpload } from './acceptUpload.ts';
import { incomingFolder } from './receivedFile.ts';
import { tidyFileName } from './tidyFileName.ts';

const MIB = 1024 ** 2;
/** Mounts a disk of one MiB at a folder; null if this process may not mount. */
function mountDisk(folder: string): { fill(left: number): void; empty(): void; remove(): void } | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MIB}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    process.stdout.write(`full disks are not tried: ${String(error)}\n`);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(bavail * bsize - left, 0)));
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => void execFileSync('umount', [folder]),
  };
}

describe('accepting uploads by their content', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upload-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function refusalOf(fileName: string, bytes: Buffer | string) {
    const path = join(folder, 'received');
    await writeFile(path, bytes);
    const accepted = await acceptUpload({ fileName, folder, path, hash: Buffer.alloc(32) }, 'any');
    return 'refusal' in accepted ? accepted.refusal : null;
  }

  async function accept(fileName: string, bytes: Buffer, kinds: 'any' | 'picture' = 'any') {
    const path = join(folder, 'received');
    await writeFile(path, bytes);
    const accepted = await acceptUpload({ fileName, folder, path, hash: Buffer.alloc(32) }, kinds);
    return 'refusal' in accepted ? null : { extension: accepted.extension, bytes: await readFile(accepted.path) };
  }

  test('draws a photo anew as WebP, upright and without its EXIF', async () => {
    const accepted = await accept('사진.jpg', await photo());
    const { format, width, height, exif } = await sharp(accepted?.bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 20, 40, undefined]);
  });

  test('refuses a truncated photo', async () => {
    const whole = await noisyPhoto(400);
    expect(await accept('a.jpg', whole.subarray(0, whole.length / 2))).toBeNull();
  });

  test.each([
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'],
    ['a.html', '<html></html>'],
    ['a.jpg', '<html>not a picture</html>'],
    ['a.pdf', 'not a pdf'],
    ['a.exe', 'MZ\x90'],
    ['a.docx', 'PK\x03\x04 only an archive'],
    ['a.docx', 'PK\x03\x04 [Content_Types].xml word/document.xml'],
    ['constructor', 'x'],
    ['a.pdf.svg', '%PDF-1.4 %%EOF'],
    ['empty.pdf', ''],
  ])('refuses %s with the content %j', async (fileName, content) => {
    expect(await accept(fileName, Buffer.from(content, 'latin1'))).toBeNull();
  });

  test('accepts documents unchanged and refuses macros', async () => {
    expect(await accept('서류.PDF', pdf)).toEqual({ bytes: pdf, extension: 'pdf' });
    expect((await accept('a.docx', wordDocument()))?.extension).toBe('docx');
    expect(await accept('a.docx', wordDocument({ 'word/vbaProject.bin': 'macro' }))).toBeNull();
    expect(await accept('a.xlsx', wordDocument())).toBeNull();
    expect((await accept('a.hwpx', zipOf({ mimetype: 'application/hwp+zip' })))?.extension).toBe('hwpx');
    expect(await accept('a.hwpx', zipOf({ mimetype: 'application/zip' }))).toBeNull();
    expect(await accept('a.pdf', pdf, 'picture')).toBeNull();
  });

  test.each([
    ['padding behind it', Buffer.concat([pdf, Buffer.alloc(5000)])],
    ['a line end and a byte order mark in front', Buffer.concat([Buffer.from('\uFEFF\r\n'), pdf])],
  ])('accepts a PDF with %s', async (_what, bytes) => {
    expect(await accept('a.pdf', bytes)).toEqual({ bytes, extension: 'pdf' });
  });

  const withObject = (object: string) => Buffer.from(`%PDF-1.7\n1 0 obj ${object} endobj\ntrailer\n%%EOF`, 'latin1');
  const objectStream = (object: string) => {
    const content = deflateSync(Buffer.from(object)).toString('latin1');
    return withObject(`<< /Type /ObjStm /Filter /FlateDecode >> stream\r\n${content}\r\nendstream`);
  };

  test.each([
    ['a script', withObject('<< /OpenAction << /S /JavaScript /JS (x) >> >>')],
    ['a script in escaped letters', withObject('<< /S /Java#53cript >>')],
    ['a script in an object stream', objectStream('<< /S /JavaScript >>')],
    ['a program', withObject('<< /S /Launch /F (cmd.exe) >>')],
    ['another file', withObject('<< /Names << /EmbeddedFiles 2 0 R >> >>')],
  ])('refuses a PDF with %s, and says so', async (_what, bytes) => {
    expect(await refusalOf('a.pdf', bytes)).toMatch('실행되는 내용이나 다른 파일');
  });

  test('accepts a PDF that opens at a page', async () => {
    expect((await accept('a.pdf', withObject('<< /OpenAction [3 0 R /Fit] /Launcher 1 >>')))?.extension).toBe('pdf');
  });

  test.each([
    ['a.pdf', '', '빈 파일입니다'],
    ['a.jpg', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', '아이폰 사진\\(HEIC\\)'],
    ['a.bmp', 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28', '이 형식의 그림은'],
    ['a.hwp', 'HWP Document File V3.00 \x1a', '한글 97보다 앞선 형식'],
    ['a.pdf', '%PDF-1.4 1 0 obj', '끝까지 저장되지 않았습니다'],
    ['a.exe', 'MZ\x90', '이 형식의 파일은'],
    ['a.docx', 'PK\x03\x04 only an archive', '이름은 DOCX 파일이지만'],
  ])('the refusal of %s %j names the reason', async (fileName, bytes, reason) => {
    expect(await refusalOf(fileName, Buffer.from(bytes, 'latin1'))).toMatch(new RegExp(reason));
  });

  test('compound files are told apart by their streams', async () => {
    const compound = (stream: string) =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(stream, 'utf16le')]);
    expect((await accept('a.doc', compound('WordDocument')))?.extension).toBe('doc');
    expect(await accept('a.xls', compound('WordDocument'))).toBeNull();
    expect(await accept('a.doc', compound('WordDocument _VBA_PROJECT'))).toBeNull();
    expect(await accept('a.doc', Buffer.from('WordDocument', 'utf16le'))).toBeNull();
  });

  test('tidies file names', () => {
    expect(tidyFileName('C:\\fake\\..\\영업\u202Egpj.신고증.pdf', 'pdf')).toBe('영업gpj.신고증.pdf');
    expect(tidyFileName('../../.jpg', 'webp')).toBe('첨부파일.webp');
    expect(tidyFileName(`${'가'.repeat(119)}🍚🍚.pdf`, 'pdf')).toBe(`${'가'.repeat(119)}🍚.pdf`);
  });
});

describeWithDatabase('an upload that meets a full disk', (open) => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await open();
    ({ client } = await server.member());
  });

  const upload = (fileName: string, bytes: Buffer) => client.call('uploadFile', {}, { file: { fileName, bytes } });
  const full = { status: 503, code: 503, message: '지금은 파일을 다룰 수 없습니다. 잠시 후 다시 시도해주세요.' };
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== 'filler',
    );
  const recorded = () => server.db.selectFrom('stored_file').select('path').execute();

  test.each([
    ['while it arrives', 'incoming', 'a.pdf', () => Promise.resolve(pdfOf(MIB / 2)), () => 64 * 1024],
    [
      'while its picture is drawn anew',
      'incoming',
      'a.jpg',
      () => noisyPhoto(200),
      (bytes: Buffer) => bytes.length + 8192,
    ],
    ['while it is stored', 'files', 'a.pdf', () => Promise.resolve(pdfOf(MIB / 2)), () => 64 * 1024],
  ] as const)(
    '%s gets 503: nothing is recorded or left, and the next one is stored',
    async (_when, where, name, make, left) => {
      const { dataFolder } = server.configuration;
      const folder = where === 'files' ? join(dataFolder, 'files') : incomingFolder(dataFolder);
      const disk = mountDisk(folder);
      if (!disk) return;
      try {
        const bytes = await make();
        const before = await recorded();
        disk.fill(left(bytes));
        expect(await upload(name, bytes)).toMatchObject(full);
        expect(await recorded()).toEqual(before);
        expect(filesIn(folder)).toEqual([]);
        disk.empty();
        expect(await upload(name, bytes)).toMatchObject({ status: 200, code: 1 });
      } finally {
        disk.remove();
      }
    },
  );
});
