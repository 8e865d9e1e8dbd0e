import * as v from 'valibot';
import { text } from '../base/fields.ts';

/** Maximum number of files of an article, a course or an exam. */
export const MAX_ATTACHED_FILES = 10;
const MAX_PATH = 300;
const MAX_FILE_NAME = 255;
const WRONG_FILE = '파일을 다시 올려주세요.';

/** Attached files in display order; the server knows their names and sizes. */
export const attachedFiles = v.pipe(
  v.array(
    v.object({
      path: text(MAX_PATH),
      fileName: text(MAX_FILE_NAME),
      size: v.pipe(v.number(WRONG_FILE), v.safeInteger(WRONG_FILE), v.minValue(0, WRONG_FILE)),
    }),
  ),
  v.maxLength(MAX_ATTACHED_FILES, `파일은 ${MAX_ATTACHED_FILES}개까지 올릴 수 있습니다.`),
);
export type AttachedFiles = v.InferOutput<typeof attachedFiles>;
