import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES, uploadFile } from '@portal/shared/contract/common';
import { openDialog } from '@portal/shared/overlay';

/** Requirements of the photo. */
export const PHOTO_HINT = '최근 6개월 안에 찍은 반명함 사진 (JPG·PNG, 10MB 이하).';

/** Returns the cropped photo; undefined if the dialog was cancelled. */
async function cutInDialog(file: File): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  try {
    return await openDialog(() => import('./CropDialog.tsx'), { url });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Crops and uploads a chosen photo; `problem` is the error for the field. */
export function usePhotoUpload() {
  const [problem, setProblem] = useState<string>();
  const upload = useMutation(uploadFile, { quiet: true });
  return {
    problem,
    isPending: upload.isPending,
    progress: upload.progress,
    /** @returns path of the photo; undefined without one. */
    async upload([file]: readonly File[]): Promise<string | undefined> {
      if (!file) return undefined;
      if (file.size > UPLOAD_LIMIT_BYTES) {
        setProblem('사진은 10MB 이하로 올려주세요.');
        return undefined;
      }
      setProblem(undefined);
      const photo = await cutInDialog(file);
      if (!photo) return undefined;
      try {
        return await upload.mutate({}, { file: photo });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setProblem(error.message);
        return undefined;
      }
    },
  };
}
