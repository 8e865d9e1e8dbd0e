import { CallError } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES } from '../../contract/common.ts';
import { formatBytes } from '../../format/index.ts';

/** File stored by the API and not attached to anything yet. */
export interface StoredFile {
  /** Path in the file store. */
  path: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

interface StoreFiles {
  /** Files stored before. */
  files: readonly StoredFile[];
  chosen: readonly File[];
  /** Maximum total number of files. */
  max: number;
  store(file: File): Promise<StoredFile>;
  onStart(file: File): void;
  /** Called after each stored file, with all of them. */
  onStored(files: StoredFile[]): void;
}

/**
 * Stores selected files one after the other.
 * @returns reasons for the visitor why some were not stored; empty if all were.
 */
export async function storeFiles({ files, chosen, max, store, onStart, onStored }: StoreFiles): Promise<string> {
  const problems: string[] = [];
  let stored = [...files];
  for (const file of chosen) {
    if (stored.length >= max) {
      problems.push(`파일은 ${max}개까지 올릴 수 있습니다.`);
      break;
    }
    if (file.size > UPLOAD_LIMIT_BYTES) {
      problems.push(
        `‘${file.name}’은(는) ${formatBytes(file.size)}입니다. ${formatBytes(UPLOAD_LIMIT_BYTES)}까지 올릴 수 있습니다.`,
      );
      continue;
    }
    onStart(file);
    try {
      stored = [...stored, await store(file)];
      onStored(stored);
    } catch (error) {
      problems.push(`‘${file.name}’: ${error instanceof CallError ? error.message : '파일을 올리지 못했습니다.'}`);
    }
  }
  return problems.join(' ');
}
