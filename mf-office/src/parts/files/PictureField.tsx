import { FileInput, UploadProgress } from '@portal/shared/form';
import { Button, Field } from '@portal/shared/ui';
import styles from './PictureField.module.css';
import { StoredPicture } from './StoredPicture.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

interface PictureFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  error?: string | undefined;
  /** Path of the stored picture; empty when there is none. */
  path: string;
  onChange: (path: string) => void;
}

/**
 * Picture field. The file is stored as soon as it is chosen, so that a reload loses nothing; the form holds only its
 * path.
 */
export function PictureField({ label, hint, required, error, path, onChange }: PictureFieldProps) {
  const { upload, problem, isPending, progress } = usePictureUpload();
  const choose = async ([file]: File[]) => {
    if (!file) return;
    const stored = await upload(file);
    if (stored) onChange(stored);
  };
  return (
    <div className={styles.root}>
      <Field
        label={label}
        hint={[hint, 'JPG·PNG·GIF·WebP, 10MB 이하.'].filter(Boolean).join(' ')}
        required={required}
        optional={!required}
        error={problem ?? error}
      >
        {(control) => (
          <FileInput
            {...control}
            accept="image/jpeg,image/png,image/gif,image/webp"
            disabled={isPending}
            onChoose={(files) => void choose(files)}
          />
        )}
      </Field>
      {isPending && <UploadProgress label="사진 올리는 중" progress={progress} />}
      {path && (
        <div className={styles.picture}>
          <StoredPicture path={path} alt={`${label} 미리 보기`} />
          <Button variant="secondary" size="small" onClick={() => onChange('')}>
            사진 지우기
          </Button>
        </div>
      )}
    </div>
  );
}
