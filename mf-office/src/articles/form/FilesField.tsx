import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { MAX_ARTICLE_FILES, officeUploadFile, type ArticleForm } from '@portal/shared/contract/office';
import { formatBytes } from '@portal/shared/format';
import { Actions, Button, Field, Spinner, TextInput } from '@portal/shared/ui';
import styles from './FilesField.module.css';

type Files = ArticleForm['files'];

const ACCEPTED = '.jpg,.jpeg,.png,.gif,.webp,.pdf,.hwp,.hwpx,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

interface FilesFieldProps {
  files: Files;
  error: string | undefined;
  onChange: (files: Files) => void;
}

/** The files that readers download, in their order. Each is stored as soon as it is chosen. */
export function FilesField({ files, error, onChange }: FilesFieldProps) {
  const upload = useMutation(officeUploadFile, { quiet: true });
  const [problem, setProblem] = useState<string>();

  const add = async (chosen: readonly File[]) => {
    const problems: string[] = [];
    let stored = files;
    for (const file of chosen) {
      if (stored.length >= MAX_ARTICLE_FILES) {
        problems.push(`파일은 ${MAX_ARTICLE_FILES}개까지 올릴 수 있습니다.`);
        break;
      }
      if (file.size > UPLOAD_LIMIT_BYTES) {
        problems.push(`‘${file.name}’: ${formatBytes(UPLOAD_LIMIT_BYTES)} 이하의 파일을 올려주세요.`);
        continue;
      }
      try {
        stored = [...stored, await upload.mutate({}, { file })];
        onChange(stored);
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        problems.push(`‘${file.name}’: ${failure.message}`);
      }
    }
    setProblem(problems.join(' ') || undefined);
  };

  const moveUp = (place: number) => {
    const moved = [...files];
    moved.splice(place - 1, 0, ...moved.splice(place, 1));
    onChange(moved);
  };

  return (
    <div className={styles.root}>
      <Field
        id="files"
        label="첨부파일"
        hint={`사진, PDF, 한글, 워드, 엑셀, 파워포인트 파일을 ${MAX_ARTICLE_FILES}개까지, 한 개에 10MB까지 올릴 수 있습니다.`}
        error={problem ?? error}
      >
        {(control) => (
          <TextInput
            {...control}
            type="file"
            multiple
            accept={ACCEPTED}
            disabled={upload.isPending}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              // Emptied, so that a file can be chosen again after it was removed.
              currentTarget.value = '';
              void add(chosen);
            }}
          />
        )}
      </Field>
      {upload.isPending && <Spinner label="파일 올리는 중" />}
      {files.length > 0 && (
        <ol aria-label="올린 파일" className={styles.list}>
          {files.map(({ path, fileName, size }, place) => (
            <li key={path}>
              {fileName} ({formatBytes(size)})
              <Actions>
                {place > 0 && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${fileName} 위로 옮기기`}
                    onClick={() => moveUp(place)}
                  >
                    위로
                  </Button>
                )}
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${fileName} 빼기`}
                  onClick={() => onChange(files.filter((file) => file.path !== path))}
                >
                  빼기
                </Button>
              </Actions>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
