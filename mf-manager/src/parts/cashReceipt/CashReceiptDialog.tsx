import { FormProvider } from 'react-hook-form';
import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { CashReceipt, requestCashReceipt } from '@portal/shared/contract/cashReceipt';
import { useSubmit } from '@portal/shared/form';
import { formatDeadline } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, FormDialog } from '@portal/shared/ui';
import { CashReceiptFields } from './CashReceiptFields.tsx';
import { cashReceiptFieldOf, cashReceiptOf } from './cashReceiptForm.ts';
import { useCashReceiptForm } from './useCashReceiptForm.ts';

type RequestMutation = Mutation<CallInput<typeof requestCashReceipt>, CallEntity<typeof requestCashReceipt>>;
/** Payment or certificate that it is for, by number. */
export type CashReceiptSubject = Pick<CallInput<typeof requestCashReceipt>, 'paymentNo' | 'certificateNo'>;

interface CashReceiptDialogProps extends DialogProps<boolean> {
  subject: CashReceiptSubject;
  /** Receipt to be corrected; null for a new one. */
  receipt: CashReceipt | null;
  /** Deadline for a request; null before the payment. */
  until: string | null;
  request: RequestMutation;
}

/** Dialog for the recipient of a cash receipt. */
export default function CashReceiptDialog({
  subject,
  receipt,
  until,
  request,
  close,
  closing,
}: CashReceiptDialogProps) {
  const form = useCashReceiptForm(receipt?.type === 'EXPENSE' ? 'EXPENSE' : 'INCOME');
  const { errors, submitCount } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: cashReceiptFieldOf(form.getValues),
    send: async (values) => {
      const cashReceipt = cashReceiptOf(values);
      if (!cashReceipt) return;
      await request.mutate({ ...subject, cashReceipt });
      close(true);
    },
  });
  return (
    <FormDialog
      title={receipt ? '현금영수증 번호 바꾸기' : '현금영수증 신청'}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={receipt ? '바꾸기' : '신청'}
      dismissLabel="뒤로"
      summary={{ errors, submitCount }}
    >
      {until && (
        <Callout tone="info" title={`${formatDeadline(until)}까지 신청하실 수 있습니다.`}>
          그 뒤에는 국세청 홈택스의 현금거래 확인신청으로 3년 안에 신청하실 수 있습니다.
        </Callout>
      )}
      <FormProvider {...form}>
        <CashReceiptFields />
      </FormProvider>
    </FormDialog>
  );
}
