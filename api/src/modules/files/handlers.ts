import type { HandlerTable } from '../../pipeline/handler.ts';
import { downloadFile } from './downloads/downloadFile.ts';
import { fileAddress } from './downloads/fileAddress.ts';
import { uploadFile } from './uploads/uploadFile.ts';

/** Uploads and downloads under `/api/common`. Pages load files by `filesRoute`. */
export const fileHandlers = {
  uploadFile,
  downloadFile,
  fileAddress,
} satisfies Partial<HandlerTable>;
