import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { inquiryEntryEntries, MAX_INQUIRY_FILES } from '@portal/shared/contract/inquiry';
import {
  attachedFiles,
  officeAnswerInquiry,
  officeInquiries,
  officeInquiry,
  officeOverview,
  officeUploadInquiryFile,
} from '@portal/shared/contract/office';
import { FilesField, useDraft, useSubmit } from '@portal/shared/form';
import { Actions, Button, Form, TextAreaField, toast } from '@portal/shared/ui';

const schema = v.object({ content: inquiryEntryEntries.content, files: attachedFiles });

/**
 * Form for the answer to the last question that was read. The typed answer survives a reload and a question that
 * arrives meanwhile.
 */
export function AnswerForm({ inquiryNo, lastEntryNo }: { inquiryNo: number; lastEntryNo: number }) {
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { content: '', files: [] },
  });
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const files = useWatch({ control, name: 'files' });
  const draft = useDraft(`office-inquiry:${inquiryNo}`, form);
  const upload = useMutation(officeUploadInquiryFile, { quiet: true });
  const answering = useMutation(officeAnswerInquiry, {
    quiet: true,
    invalidates: [officeInquiry, officeInquiries, officeOverview],
  });
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: (path) => path.split('.')[0] ?? path,
    send: async ({ content, files: attached }) => {
      await answering.mutate({ inquiryNo, lastEntryNo, content, files: attached.map(({ path }) => path) });
      draft.clear();
      toast('답변했습니다. 회원에게 알립니다.');
    },
  });
  return (
    <Form onSubmit={submit} aria-label="답변하기">
      <TextAreaField label="답변" required rows={10} error={errors.content?.message} {...register('content')} />
      <FilesField
        files={files}
        max={MAX_INQUIRY_FILES}
        hint="물은 회원만 받을 수 있습니다."
        store={(file) => upload.mutate({}, { file })}
        error={errors.files?.message}
        onChange={(next) => setValue('files', next, { shouldDirty: true })}
        progress={upload.progress}
      />
      <Actions>
        <Button type="submit" busy={isPending}>
          답변 보내기
        </Button>
      </Actions>
    </Form>
  );
}
