import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A JPEG rotated by its EXIF orientation. */
export const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a00' } })
    .withExif({ IFD0: { Copyright: 'a home address' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A JPEG of noise, which hardly compresses. */
export const noisyPhoto = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#0a0',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer();

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A PDF of a given size in bytes. */
export const pdfOf = (bytes: number) =>
  Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(bytes - pdf.length), pdf.subarray(9)]);

/** A Word document, or a zip with any other parts, uncompressed. */
export function wordDocument(parts: Record<string, string> = {}): Buffer {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipOf({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
    'word/document.xml': '<document/>',
    ...parts,
  });
}

export function zipOf(parts: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(content)];
    // From "version needed" to "length of extra field", the same in both headers.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, nameBytes, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), shared, rest, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(Buffer.concat(central).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...central, end]);
}
