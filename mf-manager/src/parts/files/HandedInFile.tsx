import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES, uploadFile } from '@portal/shared/contract/common';
import { FileInput, UploadProgress } from '@portal/shared/form';
import { Button, Field } from '@portal/shared/ui';

/** A stored file that is to be submitted. */
export interface StoredFile {
  path: string;
  fileName: string;
}

interface HandedInFileProps {
  label: string;
  hint: string;
  required?: boolean;
  optional?: boolean;
  file: StoredFile | null;
  onChange: (file: StoredFile | null) => void;
  error: string | undefined;
}

/** A file for the office only; stored as soon as it is chosen. */
export function HandedInFile({ label, hint, required, optional, file, onChange, error }: HandedInFileProps) {
  const [problem, setProblem] = useState<string>();
  const upload = useMutation(uploadFile, { quiet: true });
  const choose = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    if (chosen.size > UPLOAD_LIMIT_BYTES) return setProblem('파일은 10MB 이하로 올려주세요.');
    setProblem(undefined);
    try {
      onChange({ path: await upload.mutate({}, { file: chosen }), fileName: chosen.name });
    } catch (caught) {
      if (!(caught instanceof CallError)) throw caught;
      setProblem(caught.message);
    }
  };
  return (
    <>
      <Field label={label} required={required} optional={optional} hint={hint} error={problem ?? error}>
        {(control) => (
          <FileInput
            {...control}
            accept=".jpg,.jpeg,.png,.webp,.pdf,.hwp,.hwpx,.doc,.docx"
            disabled={upload.isPending}
            onChoose={(files) => void choose(files)}
          />
        )}
      </Field>
      {upload.isPending && <UploadProgress label="파일 올리는 중" progress={upload.progress} />}
      {file && (
        <p>
          올린 파일: {file.fileName}{' '}
          <Button variant="plain" size="small" aria-label={`${file.fileName} 빼기`} onClick={() => onChange(null)}>
            빼기
          </Button>
        </p>
      )}
    </>
  );
}
