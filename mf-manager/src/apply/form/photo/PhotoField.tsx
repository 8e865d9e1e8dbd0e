import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CallError, useMutation } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES, uploadFile } from '@portal/shared/contract/common';
import { FileInput } from '@portal/shared/form';
import { openDialog } from '@portal/shared/overlay';
import { Button, Field, Spinner } from '@portal/shared/ui';
import { OwnPhoto } from '../../../parts/documents/OwnPhoto.tsx';
import styles from './PhotoField.module.css';

/** The value of a form that `PhotoField` fills. */
export interface PhotoValues {
  /** Path of the uploaded photo; empty when there is none. */
  userProfile: string;
}

/** Answers what the member cut out; undefined when it was given up. */
async function cutInDialog(file: File): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  try {
    return await openDialog(() => import('./CropDialog.tsx'), { url });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The photo on the ticket: cut and uploaded when chosen; the form holds only its path. */
export function PhotoField() {
  const { control, setValue } = useFormContext<PhotoValues>();
  const path = useWatch({ control, name: 'userProfile' });
  const [problem, setProblem] = useState<string>();
  const upload = useMutation(uploadFile, { quiet: true });

  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > UPLOAD_LIMIT_BYTES) return setProblem('사진은 10MB 이하로 올려주세요.');
    setProblem(undefined);
    const photo = await cutInDialog(file);
    if (!photo) return;
    try {
      setValue('userProfile', await upload.mutate({}, { file: photo }), { shouldDirty: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };

  return (
    <>
      <Field
        label="사진"
        optional
        hint="최근 6개월 안에 찍은 반명함 사진 (JPG·PNG, 10MB 이하). 수험표에 인쇄됩니다. 올리지 않으시면 인쇄한 수험표에 사진을 붙여 오셔야 합니다."
        error={problem}
      >
        {(control) => <FileInput {...control} accept="image/jpeg,image/png" onChoose={(files) => void choose(files)} />}
      </Field>
      {upload.isPending && <Spinner label="사진 올리는 중" />}
      {path && (
        <div className={styles.photo}>
          <OwnPhoto path={path} alt="올린 응시자 사진" />
          <Button variant="plain" onClick={() => setValue('userProfile', '', { shouldDirty: true })}>
            사진 지우기
          </Button>
        </div>
      )}
    </>
  );
}
