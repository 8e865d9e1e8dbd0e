import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { officeUploadPicture } from '@portal/shared/contract/office';
import { formatBytes } from '@portal/shared/format';

/** Stores a chosen picture. `upload` returns its path, or undefined on failure, with the cause in `problem`. */
export function usePictureUpload() {
  const uploading = useMutation(officeUploadPicture, { quiet: true });
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File): Promise<string | undefined> => {
    setProblem(undefined);
    if (file.size > UPLOAD_LIMIT_BYTES) {
      setProblem(`사진은 ${formatBytes(UPLOAD_LIMIT_BYTES)} 이하로 올려주세요.`);
      return undefined;
    }
    try {
      return (await uploading.mutate({}, { file })).path;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
      return undefined;
    }
  };
  return { upload, problem, isPending: uploading.isPending, progress: uploading.progress };
}
