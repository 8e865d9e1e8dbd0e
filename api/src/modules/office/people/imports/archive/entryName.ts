import { decodeText, UnreadableCsv } from '../../../../../csv/decodeTable.ts';

/** Longest name of a file or a folder in UTF-8, in bytes, on all file systems. */
const MAX_NAME_BYTES = 255;

/**
 * Path of an entry in the folder of the archive: with slashes, in one spelling of Korean. Null for folders, and for
 * what a Mac adds.
 * @throws UnreadableCsv for a path out of the folder
 */
export function entryName(stored: string): string | null {
  const path = readableName(stored).replaceAll('\\', '/').normalize('NFC');
  const names = path.split('/').filter((name) => name !== '' && name !== '.');
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || names.includes('..') || path.includes('\0'))
    throw new UnreadableCsv('ZIP 파일에 폴더 밖을 가리키는 이름이 있습니다. 폴더를 다시 압축해주세요.');
  if (names.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES))
    throw new UnreadableCsv(`ZIP 파일에 이름이 너무 긴 파일이 있습니다: ${path.slice(0, 60)}…`);
  const isOfMac = names[0] === '__MACOSX' || names.at(-1) === '.DS_Store';
  return isOfMac || path.endsWith('/') || names.length === 0 ? null : names.join('/');
}

/** A name without the mark of UTF-8 was read byte by byte: Korean Windows writes CP949. */
function readableName(stored: string): string {
  const isBytes = /[\u0080-\u00FF]/.test(stored) && !/[^\0-\u00FF]/.test(stored);
  return (isBytes && decodeText(Buffer.from(stored, 'latin1'))) || stored;
}
