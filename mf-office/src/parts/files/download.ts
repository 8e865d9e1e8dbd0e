import { saveFile } from '@portal/shared/documents';

/** Saves bytes as a file of this computer, under a name that all systems take. */
export const saveBlob = (fileName: string, blob: Blob): void => saveFile(fileName.replace(/[\\/:*?"<>|]/g, ' '), blob);

/** Saves a text as a file of this computer. */
export const download = (fileName: string, text: string): void =>
  saveBlob(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));
