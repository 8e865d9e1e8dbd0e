import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES, uploadFile } from '@portal/shared/contract/common';
import { formatBytes } from '@portal/shared/format';
import { MAX_FILES, type StoredFile } from './post.ts';

/** Stores chosen files one after the other; `problem` says which could not be stored. */
export function useUploads(stored: readonly StoredFile[], onChange: (files: StoredFile[]) => void) {
  const upload = useMutation(uploadFile, { quiet: true });
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState('');

  const add = async (chosen: readonly File[]) => {
    const problems: string[] = [];
    let files = [...stored];
    for (const file of chosen) {
      if (files.length >= MAX_FILES) {
        problems.push(`파일은 ${MAX_FILES}개까지 올릴 수 있습니다.`);
        break;
      }
      if (file.size > UPLOAD_LIMIT_BYTES) {
        problems.push(
          `‘${file.name}’은(는) ${formatBytes(file.size)}입니다. ${formatBytes(UPLOAD_LIMIT_BYTES)}까지 올릴 수 있습니다.`,
        );
        continue;
      }
      setUploading(file.name);
      try {
        const path = await upload.mutate({}, { file });
        files = [...files, { path, fileName: file.name, size: file.size }];
        onChange(files);
      } catch (error) {
        problems.push(`‘${file.name}’: ${error instanceof CallError ? error.message : '파일을 올리지 못했습니다.'}`);
      }
    }
    setUploading(null);
    setProblem(problems.join(' '));
  };

  const remove = (path: string) => {
    setProblem('');
    onChange(stored.filter((file) => file.path !== path));
  };

  return { add, remove, uploading, problem };
}
