import sharp from 'sharp';
import { attachmentDisposition } from '../downloads/attachmentDisposition.ts';
import { pdf, photo } from '../testing/samples.ts';
import { acceptUpload } from './acceptUpload.ts';
import { tidyFileName } from './tidyFileName.ts';

describe('accepting uploads by their content', () => {
  test('re-encodes a photo as WebP, upright and without its EXIF', async () => {
    const accepted = await acceptUpload({ fileName: '사진.jpg', bytes: await photo() });
    const { format, width, height, exif } = await sharp(accepted?.bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 20, 40, undefined]);
  });

  test('refuses a truncated photo', async () => {
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
    expect(await acceptUpload({ fileName: 'a.jpg', bytes: whole.subarray(0, whole.length / 2) })).toBeNull();
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
  ])('refuses %s with the content %j', async (fileName, content) => {
    expect(await acceptUpload({ fileName, bytes: Buffer.from(content, 'latin1') })).toBeNull();
  });

  test('accepts documents unchanged and refuses macros', async () => {
    expect(await acceptUpload({ fileName: '서류.PDF', bytes: pdf })).toEqual({ bytes: pdf, extension: 'pdf' });
    const word = Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml', 'latin1');
    expect((await acceptUpload({ fileName: 'a.docx', bytes: word }))?.extension).toBe('docx');
    expect(
      await acceptUpload({ fileName: 'a.docx', bytes: Buffer.concat([word, Buffer.from('vbaProject.bin')]) }),
    ).toBeNull();
    expect(await acceptUpload({ fileName: 'a.pdf', bytes: pdf }, 'picture')).toBeNull();
  });

  test('tidies file names and offers them in any language', () => {
    expect(tidyFileName('C:\\fake\\..\\영업\u202Egpj.신고증.pdf', 'pdf')).toBe('영업gpj.신고증.pdf');
    expect(tidyFileName('../../.jpg', 'webp')).toBe('첨부파일.webp');
    expect(attachmentDisposition('점검 "표".csv')).toBe(
      `attachment; filename="__ ___.csv"; filename*=UTF-8''%EC%A0%90%EA%B2%80%20%22%ED%91%9C%22.csv`,
    );
  });
});
