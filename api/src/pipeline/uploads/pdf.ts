import { inflateSync } from 'node:zlib';

/** Readers look for the header in the first kilobyte: mail gateways and scanners put line ends in front. */
const MAX_BYTES_BEFORE = 1024;
/** Largest object stream that is looked into, inflated. */
const MAX_INFLATED = 8 * 1024 * 1024;

/** True for a PDF that is stored to its end, with any padding before and behind it. */
export function isWholePdf(bytes: Buffer): boolean {
  const header = bytes.subarray(0, MAX_BYTES_BEFORE).indexOf('%PDF-');
  // No other kind of file begins in front of it.
  if (header < 0 || /[^\s\0\uFEFF]/.test(bytes.subarray(0, header).toString('utf8'))) return false;
  return bytes.lastIndexOf('%%EOF') > Math.max(header, bytes.lastIndexOf('endobj'));
}

/** Names of scripts, programs and files inside, as written or with escaped letters. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z])/;
const unescaped = (text: string) =>
  text.replace(/#([\dA-Fa-f]{2})/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** True if a PDF runs scripts, opens programs, or has other files in it. */
export function isActivePdf(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length;) {
    const stream = bytes.indexOf('stream', at);
    const until = stream < 0 ? bytes.length : stream;
    const objects = unescaped(bytes.subarray(at, until).toString('latin1'));
    if (ACTIVE.test(objects)) return true;
    if (stream < 0) return false;
    const end = bytes.indexOf('endstream', stream);
    const content = bytes.subarray(stream + 'stream'.length, end < 0 ? bytes.length : end);
    // Pages, pictures and typefaces are compressed and hold no objects; object streams do.
    if (ACTIVE.test(objectsIn(objects, content))) return true;
    at = end < 0 ? bytes.length : end + 'endstream'.length;
  }
  return false;
}

/** Objects of an object stream; the content itself if it is not compressed. */
function objectsIn(dictionary: string, content: Buffer): string {
  if (!dictionary.includes('ObjStm')) return content.toString('latin1');
  const begin = content.findIndex((byte) => byte !== 0x0d && byte !== 0x0a);
  try {
    return unescaped(inflateSync(content.subarray(begin), { maxOutputLength: MAX_INFLATED }).toString('latin1'));
  } catch {
    return unescaped(content.toString('latin1'));
  }
}
