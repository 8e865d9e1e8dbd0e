import iconv from 'iconv-lite';

/** Reason why a table cannot be read, shown to the uploading user. */
export class UnreadableCsv extends Error {}

const EXCEL = '엑셀 파일입니다. 엑셀에서 ‘다른 이름으로 저장’을 눌러 CSV로 저장한 뒤 올려주세요.';

/** First bytes of other formats that are uploaded instead of CSV, with their messages. */
const OTHER_KINDS: readonly [beginning: Buffer, message: string][] = [
  [Buffer.from('PK\u0003\u0004'), EXCEL],
  [Buffer.from('d0cf11e0', 'hex'), EXCEL],
  [Buffer.from('%PDF'), 'PDF 파일입니다. CSV로 저장하거나 내려받은 파일을 올려주세요.'],
  [Buffer.from('<'), '웹 문서입니다. CSV로 저장하거나 내려받은 파일을 올려주세요.'],
];

/** Byte order marks of UTF-16. */
const UTF_16_MARKS: readonly [mark: Buffer, encoding: 'utf-16le' | 'utf-16be'][] = [
  [Buffer.from('fffe', 'hex'), 'utf-16le'],
  [Buffer.from('feff', 'hex'), 'utf-16be'],
];

/**
 * Decodes an uploaded table: UTF-8 with or without a byte order mark; UTF-16 with one; else CP949, which banks and
 * Excel on Korean Windows write and whose Korean is not valid UTF-8.
 * @throws UnreadableCsv for other formats
 */
export function decodeTable(bytes: Uint8Array): string {
  // Without a copy: files of imports have a hundred megabytes.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [beginning, message] of OTHER_KINDS)
    if (buffer.subarray(0, beginning.length).equals(beginning)) throw new UnreadableCsv(message);
  const text = decodeText(buffer);
  if (text === null)
    throw new UnreadableCsv(
      '글자를 읽을 수 없는 파일입니다. 내려받은 파일이면 고치지 말고 그대로 올리고, 엑셀에서 만든 파일이면 ‘다른 이름으로 저장’에서 ‘CSV UTF-8’을 골라 다시 저장해주세요.',
    );
  return text;
}

/** Text in UTF-8, in UTF-16 with a byte order mark, or in CP949; null if it is none of them. */
export function decodeText(buffer: Buffer): string | null {
  const [, wide] = UTF_16_MARKS.find(([mark]) => buffer.subarray(0, mark.length).equals(mark)) ?? [];
  const text = wide ? decodeAs(wide, buffer) : (decodeAs('utf-8', buffer) ?? decodeCp949(buffer));
  return text === null || text.includes('\0') ? null : text;
}

function decodeAs(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The runtime's `euc-kr` lacks the 8,822 rarer characters of CP949 and decodes them wrongly: 똠 becomes a c. */
function decodeCp949(bytes: Buffer): string | null {
  const text = iconv.decode(bytes, 'cp949');
  // Replacement character for invalid bytes; no CP949 character decodes to it.
  return text.includes('\uFFFD') ? null : text;
}
