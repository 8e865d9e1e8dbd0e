import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { officeCertificates, officeIssueCertificate, officeOverview } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, DescriptionList, FormDialog, SelectField, toast } from '@portal/shared/ui';
import { detailsOf, type Certificate } from './certificate.ts';

const GRADES = [
  { value: '1', label: '1급' },
  { value: '2', label: '2급' },
];
const graded = v.object({ rating: v.string() });
const gradeless = v.object({ rating: v.pipe(v.string(), v.nonEmpty('발급할 급수를 골라주세요.')) });

/** Issues one certificate. If the exam was typed by name, the employee chooses the grade. */
export default function IssueDialog({
  certificate,
  close,
  closing,
}: DialogProps<boolean> & { certificate: Certificate }) {
  const { certificateNo } = certificate;
  const needsGrade = certificate.rating === null;
  const issuing = useMutation(officeIssueCertificate, {
    quiet: true,
    invalidates: [officeCertificates, officeOverview],
  });
  const form = useForm({
    resolver: valibotResolver(needsGrade ? gradeless : graded),
    defaultValues: { rating: '' },
  });
  const { submit, isPending } = useSubmit({
    form,
    send: async ({ rating }) => {
      await issuing.mutate({ certificateNo, ...(needsGrade && { rating: Number(rating) }) });
      toast('발급했습니다. 회원에게 알립니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="자격증 발급"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="발급"
    >
      <DescriptionList items={detailsOf(certificate)} />
      {needsGrade && (
        <>
          <Callout tone="warning">
            홈페이지 이전에 합격하여 시험 이름을 직접 적은 신청입니다. 협회의 합격자 명부와 대조한 뒤 급수를 골라주세요.
          </Callout>
          <SelectField
            label="급수"
            required
            placeholder="고르세요"
            options={GRADES}
            error={form.formState.errors.rating?.message}
            {...form.register('rating')}
          />
        </>
      )}
      <p>발급하면 자격증 번호가 정해지고 회원에게 알립니다. 번호는 바뀌지 않습니다.</p>
    </FormDialog>
  );
}
