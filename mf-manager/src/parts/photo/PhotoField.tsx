import { useFormContext, useWatch } from 'react-hook-form';
import { FileInput, UploadProgress } from '@portal/shared/form';
import { Button, Field } from '@portal/shared/ui';
import { OwnPhoto } from '../documents/OwnPhoto.tsx';
import styles from './PhotoField.module.css';
import { PHOTO_HINT, usePhotoUpload } from './usePhotoUpload.ts';

/** Form value of `PhotoField`. */
export interface PhotoValues {
  /** Path of the uploaded photo; empty without one. */
  userProfile: string;
}

const LATER =
  '수험표에 인쇄되며, 사진이 없으면 수험표를 출력하실 수 없습니다. 지금 없으면 신청하신 뒤 시험 3일 전까지 ‘시험 신청 확인’에서 올리셔도 됩니다.';

/** Photo on the ticket: cropped and uploaded when chosen; the form holds only its path. */
export function PhotoField() {
  const { control, setValue } = useFormContext<PhotoValues>();
  const path = useWatch({ control, name: 'userProfile' });
  const { upload, problem, isPending, progress } = usePhotoUpload();

  const choose = async (files: readonly File[]) => {
    const stored = await upload(files);
    if (stored) setValue('userProfile', stored, { shouldDirty: true });
  };

  return (
    <>
      <Field label="사진" optional hint={`${PHOTO_HINT} ${LATER}`} error={problem}>
        {(field) => (
          <FileInput
            {...field}
            accept="image/jpeg,image/png"
            disabled={isPending}
            onChoose={(files) => void choose(files)}
          />
        )}
      </Field>
      {isPending && <UploadProgress label="사진 올리는 중" progress={progress} />}
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
