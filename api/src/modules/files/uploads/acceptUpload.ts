import sharp from 'sharp';
import { extensionOf } from '../../../integrations/files/mediaTypes.ts';

/** What is kept of an upload: the bytes to store and the extension that tells their kind. */
export interface AcceptedUpload {
  bytes: Buffer;
  extension: string;
}

/** Longest side of a kept picture, and the most pixels that are decoded, against bombs. */
const PICTURE_SIDE = 2400;
const PICTURE_PIXELS = 50_000_000;

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));
const contains = (bytes: Buffer, text: string, encoding: BufferEncoding = 'latin1') =>
  bytes.includes(Buffer.from(text, encoding));

const isPicture = (bytes: Buffer) =>
  startsWith(bytes, 'ffd8ff') ||
  startsWith(bytes, '89504e470d0a1a0a') ||
  startsWith(bytes, '47494638') ||
  (startsWith(bytes, '52494646') && bytes.subarray(8, 12).toString('latin1') === 'WEBP');

/** Draws the picture anew: upright, without EXIF (place, device), and refused when it is cut short. */
async function redraw(bytes: Buffer): Promise<AcceptedUpload | null> {
  try {
    const redrawn = await sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_PIXELS })
      .rotate()
      .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes: redrawn, extension: 'webp' };
  } catch {
    return null;
  }
}

/** Documents by extension, each with what its bytes must show. Macros are refused. */
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
 * Judges an upload by its content; the name only says which kind of document is claimed. Null when it is
 * none of the accepted kinds: scripts, HTML, SVG, archives and programs never are.
 */
export async function acceptUpload(fileName: string, bytes: Buffer, only?: 'picture'): Promise<AcceptedUpload | null> {
  if (isPicture(bytes)) return redraw(bytes);
  if (only === 'picture') return null;
  const extension = extensionOf(fileName);
  const shows = Object.hasOwn(DOCUMENTS, extension) ? DOCUMENTS[extension] : undefined;
  return shows?.(bytes) ? { bytes, extension } : null;
}
