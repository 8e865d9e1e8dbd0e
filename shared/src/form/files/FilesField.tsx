import { ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '../../format/index.ts';
import { Button, Field } from '../../ui/index.ts';
import { FileInput } from './FileInput.tsx';
import styles from './FilesField.module.css';
import { storeFiles, type StoredFile } from './storeFiles.ts';
import { UploadProgress } from './UploadProgress.tsx';

const ACCEPTED = '.jpg,.jpeg,.png,.gif,.webp,.pdf,.hwp,.hwpx,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

interface FilesFieldProps {
  files: readonly StoredFile[];
  /** Maximum total number of files. */
  max: number;
  /** Stores one file. @throws CallError with a message for the visitor */
  store: (file: File) => Promise<StoredFile>;
  onChange: (files: StoredFile[]) => void;
  error: string | undefined;
  /** Appended to the text about allowed files. */
  hint?: string;
  /** True if readers see the files in an order that the visitor decides. */
  ordered?: boolean;
  /** Sent share of the file that is being stored, from 0 to 1. */
  progress: number;
}

/** Field for attached files. Each is stored as soon as it is selected, so that a reload does not lose it. */
export function FilesField({ files, max, store, onChange, error, hint, ordered = false, progress }: FilesFieldProps) {
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState('');

  const add = async (chosen: readonly File[]) => {
    try {
      const onStart = (file: File) => setUploading(file.name);
      setProblem(await storeFiles({ files, chosen, max, store, onStart, onStored: onChange }));
    } finally {
      setUploading(null);
    }
  };

  const remove = (path: string) => {
    setProblem('');
    onChange(files.filter((file) => file.path !== path));
  };

  const moveUp = (index: number) => {
    const moved = [...files];
    moved.splice(index - 1, 0, ...moved.splice(index, 1));
    onChange(moved);
  };

  const limits = `사진, PDF, 한글, 워드, 엑셀, 파워포인트 파일을 ${max}개까지, 한 개에 10 MB까지 올릴 수 있습니다.`;
  return (
    <div className={styles.root}>
      <Field
        id="files"
        label="첨부파일"
        optional
        hint={[limits, hint].filter(Boolean).join(' ')}
        error={problem || error}
      >
        {(control) => (
          <FileInput
            {...control}
            multiple
            accept={ACCEPTED}
            disabled={uploading !== null}
            onChoose={(chosen) => void add(chosen)}
          />
        )}
      </Field>
      {uploading && <UploadProgress label={`‘${uploading}’ 올리는 중입니다.`} progress={progress} />}
      {files.length > 0 && (
        <ul role="list" className={styles.list} aria-label="첨부한 파일">
          {files.map(({ path, fileName, size }, index) => (
            <li key={path} className={styles.file}>
              <span className={styles.name}>{fileName}</span>
              <span className={styles.size}>{formatBytes(size)}</span>
              <span className={styles.buttons}>
                {ordered && index > 0 && (
                  <Button
                    variant="plain"
                    size="small"
                    icon={<ArrowUp />}
                    aria-label={`${fileName} 위로 옮기기`}
                    onClick={() => moveUp(index)}
                  >
                    위로
                  </Button>
                )}
                <Button
                  variant="plain"
                  size="small"
                  icon={<X />}
                  aria-label={`${fileName} 삭제`}
                  onClick={() => remove(path)}
                >
                  삭제
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
