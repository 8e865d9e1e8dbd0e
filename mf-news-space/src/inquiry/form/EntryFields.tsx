import { useFormContext, useWatch } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { uploadFile } from '@portal/shared/contract/common';
import { MAX_INQUIRY_FILES } from '@portal/shared/contract/inquiry';
import { FilesField } from '@portal/shared/form';
import { TextAreaField } from '@portal/shared/ui';
import type { EntryValues } from './values.ts';

/** Text of a question and its files, which only its member and the association can read. */
export function EntryFields({ label }: { label: string }) {
  const { register, control, setValue, formState } = useFormContext<EntryValues>();
  const { errors, submitCount } = formState;
  const files = useWatch({ control, name: 'files' });
  const upload = useMutation(uploadFile, { quiet: true });
  return (
    <>
      <TextAreaField
        label={label}
        required
        rows={8}
        hint="비밀번호나 카드 번호는 적지 마세요. 답변에 필요하지 않습니다."
        error={errors.content?.message}
        {...register('content')}
      />
      <FilesField
        files={files}
        max={MAX_INQUIRY_FILES}
        error={errors.files?.message}
        store={async (file) => ({ path: await upload.mutate({}, { file }), fileName: file.name, size: file.size })}
        onChange={(next) => setValue('files', next, { shouldDirty: true, shouldValidate: submitCount > 0 })}
        progress={upload.progress}
      />
    </>
  );
}
