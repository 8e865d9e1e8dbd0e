import * as v from 'valibot';

/**
 * Bytes of a CSV file, in base64.
 * @param maxBytes of the file itself.
 * @param tooLarge error message of a larger one.
 * @param missing error message without a file.
 */
export const tableFile = (maxBytes: number, tooLarge: string, missing = '파일을 골라주세요.') =>
  v.pipe(
    v.string(missing),
    v.nonEmpty(missing),
    v.maxLength(Math.ceil(maxBytes / 3) * 4, tooLarge),
    v.base64('파일을 읽을 수 없습니다.'),
  );
