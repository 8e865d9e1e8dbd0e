import { MAX_RESULT_FILE_BYTES } from '@portal/shared/contract/office';
import { readBase64 } from '../../parts/files/readBase64.ts';

/** A table that the employee chose, as it is sent. */
export interface ChosenTable {
  name: string;
  base64: string;
}

const TOO_LARGE = `파일이 ${MAX_RESULT_FILE_BYTES / 1024}KB보다 큽니다. 신청번호와 결과 열만 남겨서 다시 골라 주세요.`;
const UNREADABLE = '파일을 읽을 수 없습니다. 다른 프로그램에서 열려 있으면 닫고 다시 골라 주세요.';

/** Reads a chosen file. @throws Error whose message says why it cannot be sent. */
export async function readTable(file: File): Promise<ChosenTable> {
  if (file.size > MAX_RESULT_FILE_BYTES) throw new Error(TOO_LARGE);
  try {
    return { name: file.name, base64: await readBase64(file) };
  } catch (error) {
    throw new Error(UNREADABLE, { cause: error });
  }
}
