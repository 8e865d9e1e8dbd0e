import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import type { DialogProps } from '@portal/shared/overlay';
import { FormDialog, RadioGroup, TextAreaField, toast } from '@portal/shared/ui';
import { POST_REPORT_REASON_NAMES, postIntReport, postReportForm, type ReportedKind } from '../contract/postReport.ts';
import { useSubmit } from '../form/index.ts';

interface ReportDialogProps {
  kind: ReportedKind;
  postNo: number;
  title: string;
}

const REASONS = Object.entries(POST_REPORT_REASON_NAMES).map(([value, label]) => ({ value, label }));

/** Dialog for reporting a post with a reason. A refused report leaves the input in place. */
export default function ReportDialog({
  kind,
  postNo,
  title,
  close,
  closing,
}: DialogProps<boolean> & ReportDialogProps) {
  const reporting = useMutation(postIntReport, { quiet: true });
  const form = useForm({
    resolver: valibotResolver(postReportForm),
    defaultValues: { words: '' },
  });
  const { register, formState } = form;
  const { submit, isPending } = useSubmit({
    form,
    send: async (report) => {
      await reporting.mutate({ kind, postNo, ...report });
      close(true);
      toast('신고를 접수했습니다. 협회에서 확인하겠습니다.');
    },
  });
  return (
    <FormDialog
      title="글 신고"
      description={`‘${title}’을 협회에 신고합니다. 누가 신고했는지는 글쓴이에게 알리지 않습니다.`}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="신고하기"
    >
      <RadioGroup
        legend="신고하시는 이유"
        required
        options={REASONS}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <TextAreaField
        label="자세한 내용"
        rows={4}
        hint="‘그 밖의 이유’를 고르셨다면 꼭 적어주세요."
        error={formState.errors.words?.message}
        {...register('words')}
      />
    </FormDialog>
  );
}
