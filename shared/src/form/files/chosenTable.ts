import { readBase64 } from './readBase64.ts';

/** Selected table, ready to be sent. */
export interface ChosenTable {
  name: string;
  base64: string;
}

const UNREADABLE = '파일을 읽을 수 없습니다. 다른 프로그램에서 열려 있으면 닫고 다시 골라주세요.';

/**
 * Reads a selected file of limited size. @throws Error with a message for the visitor.
 * @param needed Korean names of the required columns.
 */
export async function readTable(file: File, maxBytes: number, needed: string): Promise<ChosenTable> {
  if (file.size > maxBytes)
    throw new Error(`파일이 ${maxBytes / 1024}KB보다 큽니다. ${needed} 열만 남겨서 다시 골라주세요.`);
  try {
    return { name: file.name, base64: await readBase64(file) };
  } catch (error) {
    throw new Error(UNREADABLE, { cause: error });
  }
}
