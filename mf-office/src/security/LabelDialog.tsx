import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { officeEnrolApp } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { FormDialog } from '@portal/shared/ui';
import type { Enrolment } from './EnrolDialog.tsx';
import { LabelField } from './LabelField.tsx';

type LabelDialogProps = DialogProps<boolean> & { onBegun(enrolment: Enrolment): void };

/** First step of the enrolment: the employee's name for the device. */
export function LabelDialog({ close, closing, onBegun }: LabelDialogProps) {
  const enrolling = useMutation(officeEnrolApp, { quiet: true });
  const form = useForm({ resolver: valibotResolver(officeEnrolApp.input), defaultValues: { label: '' } });
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => onBegun(await enrolling.mutate(values)),
  });
  return (
    <FormDialog
      title="인증 앱 등록"
      description="휴대폰에 인증 앱(구글 OTP, 마이크로소프트 인증 앱 등)을 먼저 설치해주세요."
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="다음"
    >
      <LabelField error={form.formState.errors.label?.message} {...form.register('label')} />
    </FormDialog>
  );
}
