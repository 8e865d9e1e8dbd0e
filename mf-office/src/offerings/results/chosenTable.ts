import { MAX_RESULT_FILE_BYTES } from '@portal/shared/contract/office';

/** A table that the employee chose, as it is sent. */
export interface ChosenTable {
  name: string;
  base64: string;
}

const TOO_LARGE = `파일이 ${MAX_RESULT_FILE_BYTES / 1024}KB보다 큽니다. 신청번호와 결과 열만 남겨서 다시 골라 주세요.`;
const UNREADABLE = '파일을 읽을 수 없습니다. 다른 프로그램에서 열려 있으면 닫고 다시 골라 주세요.';

/** Reads a chosen file. @throws Error whose message says why it cannot be sent. */
export function readTable(file: File): Promise<ChosenTable> {
  if (file.size > MAX_RESULT_FILE_BYTES) return Promise.reject(new Error(TOO_LARGE));
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Error(UNREADABLE));
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve({ name: file.name, base64: url.slice(url.indexOf(',') + 1) });
    };
    reader.readAsDataURL(file);
  });
}
