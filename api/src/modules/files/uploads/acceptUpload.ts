import sharp from 'sharp';
import { extensionOf } from '../../../integrations/files/mediaTypes.ts';
import type { UploadedFile } from '../../../pipeline/handler.ts';

/** What is stored of an upload: its bytes, and the extension that names their kind. */
export interface AcceptedUpload {
  bytes: Buffer;
  extension: string;
}

/** Longest side of a stored picture in pixels. */
const MAX_PICTURE_SIDE = 2400;
/** Larger pictures are not decoded: a small file may unpack to gigabytes. */
const MAX_PICTURE_PIXELS = 50_000_000;

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));
const contains = (bytes: Buffer, text: string, encoding: BufferEncoding = 'latin1') =>
  bytes.includes(Buffer.from(text, encoding));

const isPicture = (bytes: Buffer) =>
  startsWith(bytes, 'ffd8ff') ||
  startsWith(bytes, '89504e470d0a1a0a') ||
  startsWith(bytes, '47494638') ||
  (startsWith(bytes, '52494646') && bytes.subarray(8, 12).toString('latin1') === 'WEBP');

/** Re-encodes the picture: upright and without EXIF (location, device). Null for a truncated one. */
async function reencode(bytes: Buffer): Promise<AcceptedUpload | null> {
  try {
    const reencoded = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS })
      .rotate()
      .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes: reencoded, extension: 'webp' };
  } catch {
    return null;
  }
}

/** Documents by extension, each with a check of its content. Macros are refused. */
const DOCUMENTS: Readonly<Record<string, (bytes: Buffer) => boolean>> = (() => {
  const compound = (bytes: Buffer) => startsWith(bytes, 'd0cf11e0a1b11ae1');
  const zip = (bytes: Buffer) => startsWith(bytes, '504b0304');
  const office = (part: string) => (bytes: Buffer) =>
    zip(bytes) && contains(bytes, '[Content_Types].xml') && contains(bytes, part) && !contains(bytes, 'vbaProject.bin');
  const oldOffice = (stream: string) => (bytes: Buffer) =>
    compound(bytes) && contains(bytes, stream, 'utf16le') && !contains(bytes, '_VBA_PROJECT', 'utf16le');
  return {
    pdf: (bytes) => startsWith(bytes, '255044462d') && contains(bytes.subarray(-2048), '%%EOF'),
    hwp: (bytes) => compound(bytes) && contains(bytes, 'HWP Document File'),
    hwpx: (bytes) => zip(bytes) && contains(bytes, 'application/hwp+zip'),
    doc: oldOffice('WordDocument'),
    xls: oldOffice('Workbook'),
    ppt: oldOffice('PowerPoint Document'),
    docx: office('word/'),
    xlsx: office('xl/'),
    pptx: office('ppt/'),
  };
})();

/**
 * Accepts an upload by its content; the name only says which kind of document it claims to be. Null for any other
 * kind: scripts, HTML, SVG, archives and programs are never accepted.
 */
export async function acceptUpload(
  { fileName, bytes }: UploadedFile,
  only?: 'picture',
): Promise<AcceptedUpload | null> {
  if (isPicture(bytes)) return reencode(bytes);
  if (only === 'picture') return null;
  const extension = extensionOf(fileName);
  const isValid = Object.hasOwn(DOCUMENTS, extension) ? DOCUMENTS[extension] : undefined;
  return isValid?.(bytes) ? { bytes, extension } : null;
}
