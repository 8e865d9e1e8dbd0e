import { saveFile } from '@portal/shared/documents';

/** Downloads bytes as a file whose name is valid on all systems. */
export const saveBlob = (fileName: string, blob: Blob): void => saveFile(fileName.replace(/[\\/:*?"<>|]/g, ' '), blob);

/** Downloads a CSV text as a file. */
export const download = (fileName: string, text: string): void =>
  saveBlob(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));
