import { HttpError } from '../../../pipeline/errors.ts';

/** A problem with the file as a whole, said at its field. */
export const wrongFile = (message: string) => new HttpError('MALFORMED', { issues: [{ path: 'content', message }] });

const EXCEL = '엑셀 파일입니다. 엑셀에서 ‘다른 이름으로 저장’을 눌러 CSV로 저장한 뒤 올려 주세요.';

/** How files begin that banks offer beside CSV, and what is wrong with them. */
const OTHER_KINDS: readonly [beginning: Buffer, message: string][] = [
  [Buffer.from('PK'), EXCEL],
  [Buffer.from('d0cf11e0', 'hex'), EXCEL],
  [Buffer.from('%PDF'), 'PDF 파일입니다. 은행에서 거래내역을 CSV로 내려받아 주세요.'],
  [Buffer.from('<'), '웹 문서입니다. 은행에서 거래내역을 CSV로 내려받아 주세요.'],
];

const UTF_16_MARK = Buffer.from('fffe', 'hex');

/**
 * The text of a bank's file: UTF-8 with or without a mark, CP949, which most banks send, or UTF-16 with a mark.
 * @throws HttpError 400 with what to do, for files of another kind.
 */
export function decodeBankFile(content: string): string {
  const bytes = Buffer.from(content, 'base64');
  for (const [beginning, message] of OTHER_KINDS)
    if (bytes.subarray(0, beginning.length).equals(beginning)) throw wrongFile(message);
  const encodings = bytes.subarray(0, 2).equals(UTF_16_MARK) ? ['utf-16le'] : ['utf-8', 'euc-kr'];
  for (const encoding of encodings) {
    const text = decodeAs(encoding, bytes);
    if (text !== null && !text.includes('\0')) return text;
  }
  throw wrongFile('글자를 읽을 수 없는 파일입니다. 은행에서 내려받은 CSV 파일을 고치지 말고 그대로 올려 주세요.');
}

function decodeAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
