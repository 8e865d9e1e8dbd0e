import { Paperclip, X } from 'lucide-react';
import { formatBytes } from '@portal/shared/format';
import { Button, Field } from '@portal/shared/ui';
import styles from './FilesField.module.css';
import { MAX_FILES, type StoredFile } from './post.ts';
import type { useUploads } from './useUploads.ts';

const ACCEPTED = '.jpg,.jpeg,.png,.gif,.webp,.pdf,.hwp,.hwpx,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

interface FilesFieldProps {
  files: readonly StoredFile[];
  uploads: ReturnType<typeof useUploads>;
  error: string | undefined;
}

/** The files of a post. Each is stored as soon as it is chosen, so that a reload does not lose it. */
export function FilesField({ files, uploads, error }: FilesFieldProps) {
  const { add, remove, uploading, problem } = uploads;
  return (
    <div className={styles.root}>
      <Field
        id="files"
        label="첨부파일"
        hint={`사진, PDF, 한글, 워드, 엑셀, 파워포인트 파일을 ${MAX_FILES}개까지, 한 개에 10 MB까지 올릴 수 있습니다. 첫 번째 사진이 글의 대표 사진이 됩니다.`}
        error={problem || error}
      >
        {(control) => (
          <div className={styles.chooser}>
            <input
              {...control}
              type="file"
              multiple
              accept={ACCEPTED}
              className={styles.input}
              disabled={uploading !== null}
              onChange={({ currentTarget }) => {
                const chosen = [...(currentTarget.files ?? [])];
                // Emptied, so that a file can be chosen again after it was removed.
                currentTarget.value = '';
                void add(chosen);
              }}
            />
            <label htmlFor={control.id} className={styles.choose}>
              <Paperclip aria-hidden="true" />
              파일 선택
            </label>
          </div>
        )}
      </Field>
      <p role="status" className={styles.status}>
        {uploading && `‘${uploading}’ 올리는 중입니다.`}
      </p>
      {files.length > 0 && (
        <ul role="list" className={styles.list} aria-label="첨부한 파일">
          {files.map(({ path, fileName, size }) => (
            <li key={path} className={styles.file}>
              <span className={styles.name}>{fileName}</span>
              <span className={styles.size}>{formatBytes(size)}</span>
              <Button
                variant="plain"
                size="small"
                icon={<X />}
                aria-label={`${fileName} 삭제`}
                onClick={() => remove(path)}
              >
                삭제
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
