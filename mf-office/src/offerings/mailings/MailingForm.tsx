import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import {
  MAILING_PLACEHOLDERS,
  MAILING_STATUSES,
  mailingForm,
  officeMailings,
  officePreviewMailing,
  officeSendMailing,
  type OfferingKind,
} from '@portal/shared/contract/office';
import { APPLICATION_STATUS_NAMES } from '@portal/shared/contract/statuses';
import { useDraft, useSubmit } from '@portal/shared/form';
import { confirm, openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { serverNow } from '@portal/shared/time';
import {
  Actions,
  Button,
  ButtonLink,
  Callout,
  Checkbox,
  ErrorSummary,
  Form,
  Section,
  TextAreaField,
  TextField,
  toast,
  useErrorSummary,
} from '@portal/shared/ui';
import { mailingPath, mailingsPath } from '../kind/kinds.ts';
import { TEMPLATES } from './templates.ts';

interface Values {
  title: string;
  content: string;
  statuses: (typeof MAILING_STATUSES)[number][];
}

/** A message whose send time is further away than this waits for the morning. */
const AT_ONCE_MS = 60_000;

/** A message to the applicants: written, previewed with a real applicant's values and its cost, and sent once. */
export function MailingForm({ kind, offeringNo }: { kind: OfferingKind; offeringNo: number }) {
  const navigate = useNavigate();
  const form = useForm<Values>({
    resolver: valibotResolver(mailingForm),
    defaultValues: { title: '', content: '', statuses: ['CONFIRMED'] },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft(`office-mailing:${kind}:${offeringNo}`, form);
  const previewing = useMutation(officePreviewMailing, { quiet: true });
  const sending = useMutation(officeSendMailing, { quiet: true, invalidates: [officeMailings] });
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      const preview = await previewing.mutate({ kind, offeringNo, ...values });
      const isLater = new Date(preview.sendsAt).getTime() - serverNow().getTime() > AT_ONCE_MS;
      const isWanted = await openDialog(() => import('./MailingPreviewDialog.tsx'), { preview, isLater });
      if (!isWanted) return;
      const mailingNo = await sending.mutate({ kind, offeringNo, ...values, recipients: preview.recipients });
      draft.clear();
      toast(isLater ? '아침 8시에 보냅니다.' : '보내기 시작했습니다.');
      await navigate(mailingPath(kind, offeringNo, mailingNo));
    },
  });
  return (
    <Form onSubmit={submit}>
      <ErrorSummary errors={useErrorSummary(errors)} attempt={submitCount} />
      {draft.restored && form.formState.isDirty && <Callout tone="info">쓰던 내용을 불러왔습니다.</Callout>}
      <Section title="받는 분" lead="취소하신 분께는 가지 않습니다.">
        <div role="group" aria-label="받는 분">
          {MAILING_STATUSES.map((status) => (
            <Checkbox
              key={status}
              label={APPLICATION_STATUS_NAMES[status]}
              value={status}
              {...form.register('statuses')}
            />
          ))}
        </div>
        {errors.statuses?.message && <p role="alert">{errors.statuses.message}</p>}
      </Section>
      <Section title="내용" lead={`{{ }} 안의 말은 받는 분마다 바뀝니다: ${MAILING_PLACEHOLDERS.join(', ')}`}>
        <Templates form={form} />
        <TextField label="제목" required autoComplete="off" error={errors.title?.message} {...form.register('title')} />
        <TextAreaField
          label="내용"
          required
          rows={8}
          hint="문자 앞에는 협회 이름이, 뒤에는 문의 전화가 붙습니다. 예: {{이름}}님, {{일시}}에 뵙겠습니다."
          error={errors.content?.message}
          {...form.register('content')}
        />
      </Section>
      <Actions>
        <ButtonLink variant="secondary" to={mailingsPath(kind, offeringNo)}>
          그만두기
        </ButtonLink>
        <Button type="submit" busy={isPending}>
          미리 보고 보내기
        </Button>
      </Actions>
    </Form>
  );
}

/** Recurring texts, inserted on a press; typed text is replaced only after a confirmation. */
function Templates({ form }: { form: UseFormReturn<Values> }) {
  const take = async ({ title, content }: (typeof TEMPLATES)[number]) => {
    const typed = form.getValues();
    const isTyped = (typed.title || typed.content) && !TEMPLATES.some((one) => one.content === typed.content);
    if (isTyped && !(await confirm('쓰신 내용을 지우고 고르신 글로 바꾸시겠습니까?'))) return;
    const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('title', title, changed);
    form.setValue('content', content, changed);
  };
  return (
    <Actions>
      {TEMPLATES.map((template) => (
        <Button key={template.name} size="small" variant="secondary" onClick={() => void take(template)}>
          {template.name}
        </Button>
      ))}
    </Actions>
  );
}
