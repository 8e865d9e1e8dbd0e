import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useItem, useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import {
  officeApplicants,
  officeCallOff,
  officeCallOffQuote,
  officeOffering,
  officeOfferings,
  officeOverview,
  reason,
} from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, DescriptionList, ErrorState, FormDialog, Skeleton, TextField, toast } from '@portal/shared/ui';
import { actionOf, FirstRequest, requestFor } from '../../parts/decision/FirstRequest.tsx';
import { showOutcome } from '../../parts/decision/showOutcome.ts';
import { ReasonField } from '../../parts/form/ReasonField.tsx';
import type { OfferingOfKind } from '../kind/kinds.ts';

const schema = v.object({
  typedTitle: v.pipe(v.string(), v.trim(), v.nonEmpty('이름을 그대로 입력해주세요.')),
  reason,
});

/** Calls a course or exam off; first shows how many applications it cancels and how much it refunds. */
export default function CallOffDialog({
  offering,
  close,
  closing,
}: DialogProps<boolean> & { offering: OfferingOfKind }) {
  const { kind, offeringNo } = offering;
  const quote = useItem(officeCallOffQuote, { kind, offeringNo }, { background: true });
  const callingOff = useMutation(officeCallOff, {
    quiet: true,
    invalidates: [officeOffering, officeOfferings, officeApplicants, officeCallOffQuote, officeOverview],
  });
  const request = requestFor('call off', quote.data?.secondLook);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { typedTitle: '', reason: '' } });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    refusedAt: { [NUMBERS.CALL_OFF_NOT_CONFIRMED]: 'typedTitle' },
    send: async (values) => {
      if (!quote.data) return;
      const { outcome } = await callingOff.mutate({ kind, offeringNo, amount: quote.data.amount, ...values });
      if (outcome === 'done') toast('취소했습니다. 신청은 차례로 취소하고 환불합니다.');
      else await showOutcome(outcome);
      close(true);
    },
  });
  return (
    <FormDialog
      title={kind === 'education' ? '교육 취소' : '시험 취소'}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={actionOf('모두 취소하고 환불', request)}
      isDangerous
      instead={
        !quote.data &&
        (quote.error ? <ErrorState message={quote.error.message} onRetry={quote.retry} /> : <Skeleton lines={4} />)
      }
    >
      {quote.data && (
        <DescriptionList
          items={[
            { term: '이름', description: quote.data.title },
            { term: '취소될 신청', description: <strong>{`${quote.data.applicants}건`}</strong> },
            { term: '돌려드릴 금액', description: <strong>{formatMoney(quote.data.amount)}</strong> },
          ]}
        />
      )}
      <FirstRequest request={request} />
      <Callout tone="danger">되돌릴 수 없습니다. 모든 신청이 취소되고 낸 돈은 전액 돌려드립니다.</Callout>
      <TextField
        label="확인을 위해 이름을 그대로 입력해주세요"
        required
        autoComplete="off"
        error={errors.typedTitle?.message}
        {...form.register('typedTitle')}
      />
      <ReasonField required error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
