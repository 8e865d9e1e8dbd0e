import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { postIntReview } from '@portal/shared/contract/space';
import { FileInput, useDraft, useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Field, FormDialog, RadioGroup, TextAreaField, TextField } from '@portal/shared/ui';

type PostMutation = Mutation<CallInput<typeof postIntReview>, CallEntity<typeof postIntReview>>;

const { title, content, subject } = postIntReview.input.entries;
const schema = v.object({ title, content, subject, score: v.picklist(['1', '2', '3', '4', '5']) });

const SCORES = ['5', '4', '3', '2', '1'].map((score) => ({ value: score, label: `${score}점` }));
const TOO_LARGE = '사진은 10MB 이하로 올려주세요.';

/** Form of a review. Typed values survive a failed request, a closed dialog and a reload. */
export default function WriteDialog({ posting, close, closing }: DialogProps<boolean> & { posting: PostMutation }) {
  const [file, setFile] = useState<File>();
  const isTooLarge = file !== undefined && file.size > UPLOAD_LIMIT_BYTES;
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { title: '', content: '', subject: '', score: '5' as const },
    shouldFocusError: false,
  });
  const draft = useDraft('review', form);
  const {
    register,
    formState: { errors, submitCount },
  } = form;
  const { submit, isPending } = useSubmit({
    form,
    send: async ({ score, ...values }) => {
      if (isTooLarge) return;
      await posting.mutate({ ...values, score: Number(score) }, file && { file });
      draft.clear();
      close(true);
    },
  });
  return (
    <FormDialog
      title="후기 쓰기"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="올리기"
      summary={{ errors, submitCount }}
    >
      <TextField label="제목" required error={errors.title?.message} {...register('title')} />
      <TextField
        label="들으신 교육이나 시험"
        hint="예: 외식경영관리사 2급 집합교육"
        error={errors.subject?.message}
        {...register('subject')}
      />
      <RadioGroup legend="별점" options={SCORES} inline error={errors.score?.message} {...register('score')} />
      <TextAreaField label="내용" required rows={6} error={errors.content?.message} {...register('content')} />
      <Field
        label="사진"
        hint={file ? `고른 사진: ${file.name}` : 'JPG·PNG, 10MB 이하'}
        error={isTooLarge ? TOO_LARGE : undefined}
      >
        {(control) => (
          <FileInput {...control} accept="image/jpeg,image/png" onChoose={([chosen]) => chosen && setFile(chosen)} />
        )}
      </Field>
      {file && (
        <Button variant="plain" size="small" onClick={() => setFile(undefined)}>
          사진 빼기
        </Button>
      )}
    </FormDialog>
  );
}
