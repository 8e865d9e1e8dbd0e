import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CallError, useMutation } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES, uploadFile } from '@portal/shared/contract/common';
import { FileInput, UploadProgress } from '@portal/shared/form';
import { Button, Field } from '@portal/shared/ui';
import { DOCUMENT_ACCEPT, DOCUMENT_HINT, DOCUMENT_TOO_LARGE } from '../../parts/document.ts';
import type { CorrectionValues } from './correctionSchema.ts';

/** Document field: the file is uploaded as soon as it is chosen, so that a reload loses nothing. */
export function DocumentField() {
  const {
    control,
    setValue,
    formState: { errors },
  } = useFormContext<CorrectionValues>();
  const documentName = useWatch({ control, name: 'documentName' });
  const [problem, setProblem] = useState<string>();
  const upload = useMutation(uploadFile, { quiet: true });
  const keep = (path: string, name: string) => {
    setValue('document', path, { shouldDirty: true, shouldValidate: path !== '' });
    setValue('documentName', name, { shouldDirty: true });
  };
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > UPLOAD_LIMIT_BYTES) return setProblem(DOCUMENT_TOO_LARGE);
    setProblem(undefined);
    try {
      keep(await upload.mutate({}, { file }), file.name);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <>
      <Field id="document" label="증빙 서류" required hint={DOCUMENT_HINT} error={problem ?? errors.document?.message}>
        {(field) => (
          <FileInput
            {...field}
            accept={DOCUMENT_ACCEPT}
            disabled={upload.isPending}
            onChoose={(files) => void choose(files)}
          />
        )}
      </Field>
      {upload.isPending && <UploadProgress label="서류 올리는 중" progress={upload.progress} />}
      {documentName && (
        <p role="status">
          올린 서류: {documentName}{' '}
          <Button variant="plain" size="small" onClick={() => keep('', '')}>
            서류 빼기
          </Button>
        </p>
      )}
    </>
  );
}
