import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { getListBoxInquiry, INQUIRY_KIND_NAMES, postIntInquiry } from '@portal/shared/contract/inquiry';
import { useDraft, useSubmit } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import {
  Actions,
  Button,
  ButtonLink,
  ErrorSummary,
  Form,
  Page,
  RadioGroup,
  TextField,
  toast,
  useErrorSummary,
} from '@portal/shared/ui';
import { LIST_PATH, TITLE, viewPath } from './base/inquiryBoard.ts';
import { EntryFields } from './form/EntryFields.tsx';
import {
  emptyInquiry,
  entryInput,
  fieldOf,
  inquiryForm,
  type CheckedInquiry,
  type InquiryValues,
} from './form/values.ts';

const KINDS = [
  {
    value: 'question',
    label: INQUIRY_KIND_NAMES.question,
    description: '교육, 시험, 자격증, 회원 정보처럼 궁금하신 점입니다.',
  },
  {
    value: 'complaint',
    label: INQUIRY_KIND_NAMES.complaint,
    description: '불편하셨던 일이나 고쳐야 할 점입니다. 처리한 기록을 법에 따라 3년 동안 보관합니다.',
  },
] as const;

/** /space/inquiry/write: form of a new inquiry. Typed values survive a reload until it has been sent. */
export default function InquiryWritePage() {
  const form = useForm<InquiryValues, unknown, CheckedInquiry>({
    resolver: valibotResolver(inquiryForm),
    defaultValues: emptyInquiry,
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft('inquiry', form);
  const navigate = useNavigate();
  const asking = useMutation(postIntInquiry, { quiet: true, invalidates: [getListBoxInquiry] });
  const { submit, isPending } = useSubmit({
    form,
    fieldOf,
    send: async ({ kind, title, ...entry }) => {
      const inquiryNo = await asking.mutate({ kind, title, ...entryInput(entry) });
      draft.clear();
      toast('문의를 접수했습니다. 답변을 드리면 알려드립니다.');
      await navigate(viewPath(inquiryNo), { replace: true });
    },
  });
  return (
    <Page
      title="문의하기"
      lead="보내신 내용과 파일은 본인과 협회 담당자만 봅니다."
      width="text"
      breadcrumb={[{ label: '회원공간' }, { label: TITLE, to: LIST_PATH }]}
    >
      <FormProvider {...form}>
        <Form onSubmit={submit} aria-label="문의하기">
          <ErrorSummary errors={useErrorSummary(errors)} attempt={submitCount} />
          <RadioGroup legend="종류" required options={KINDS} error={errors.kind?.message} {...form.register('kind')} />
          <TextField label="제목" required error={errors.title?.message} {...form.register('title')} />
          <EntryFields label="내용" />
          <Actions>
            <ButtonLink to={LIST_PATH} variant="secondary" size="large">
              취소
            </ButtonLink>
            <Button type="submit" size="large" busy={isPending}>
              보내기
            </Button>
          </Actions>
        </Form>
      </FormProvider>
    </Page>
  );
}
