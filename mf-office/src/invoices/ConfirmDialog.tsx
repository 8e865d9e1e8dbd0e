import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import {
  confirmInvoiceRules,
  officeConfirmInvoice,
  officeInvoices,
  officeOverview,
} from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import { formatCount, formatMoney } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, DescriptionList, FormDialog, TextField, toast } from '@portal/shared/ui';
import { DayField } from '../parts/form/DayField.tsx';
import { ReasonField } from '../parts/form/ReasonField.tsx';
import { detailsOf, type Invoice } from './invoice.ts';
import { wonTyped } from './wonTyped.ts';

const schema = v.object({ ...confirmInvoiceRules, amount: wonTyped(confirmInvoiceRules.amount) });

/** Records the transfer for an invoice, as shown on the bank statement. */
export default function ConfirmDialog({ invoice, close, closing }: DialogProps<boolean> & { invoice: Invoice }) {
  const isCancelled = invoice.status === 'CANCELLED';
  const confirming = useMutation(officeConfirmInvoice, { quiet: true, invalidates: [officeInvoices, officeOverview] });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { day: '', amount: formatCount(isCancelled ? invoice.issuedAmount : invoice.amount), reason: '' },
  });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await confirming.mutate({ invoiceNo: invoice.invoiceNo, ...values });
      toast(isCancelled ? '돌려드릴 환불로 기록했습니다.' : '입금을 확인했습니다. 사업자에게 알립니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title={isCancelled ? '취소된 청구서에 들어온 돈' : '청구서 입금 확인'}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={isCancelled ? '돌려줄 돈으로 기록' : '입금 확인'}
    >
      <DescriptionList items={detailsOf(invoice)} />
      {isCancelled && (
        <Callout tone="info">
          취소된 청구서입니다. 들어온 금액을 모두 돌려드릴 환불로 기록하고, 사업자에게 돌려받을 계좌를 묻습니다.
          {invoice.received ? (
            <span>{` 이미 ${formatMoney(invoice.received)}을 기록했습니다. 같은 입금을 두 번 적지 마세요.`}</span>
          ) : null}
        </Callout>
      )}
      <DayField label="입금된 날" required hint="은행 거래내역에 적힌 날입니다." control={form.control} name="day" />
      <TextField
        label="입금된 금액 (원)"
        required
        inputMode="numeric"
        hint={
          isCancelled
            ? '나누어 들어왔으면 합한 금액입니다.'
            : '나누어 들어왔으면 합한 금액입니다. 더 들어온 금액은 돌려드릴 환불로 기록합니다.'
        }
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <ReasonField required error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
