import { useId } from 'react';
import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { patchIntCertificateAccount } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Callout, Dialog, ErrorSummary, Form, useErrorSummary } from '@portal/shared/ui';
import { AccountFields } from '../../parts/refund/AccountFields.tsx';
import { useAccountForm } from '../../parts/refund/useAccountForm.ts';

type FeeAccountMutation = Mutation<
  CallInput<typeof patchIntCertificateAccount>,
  CallEntity<typeof patchIntCertificateAccount>
>;

interface FeeAccountDialogProps extends DialogProps<boolean> {
  certificateNo: number;
  /** Won. */
  amount: number;
  nameAccount: FeeAccountMutation;
}

/** Asks for the account that the fee of a rejected request goes back to. */
export default function FeeAccountDialog({
  certificateNo,
  amount,
  nameAccount,
  close,
  closing,
}: FeeAccountDialogProps) {
  const formId = useId();
  const form = useAccountForm();
  const { errors, submitCount } = form.formState;
  const summary = useErrorSummary(errors);
  const { submit, isPending } = useSubmit({
    form,
    send: async (account) => {
      await nameAccount.mutate({ ...account, certificateNo });
      close(true);
    },
  });
  return (
    <Dialog
      title="수수료 받을 계좌"
      closing={closing}
      onClose={() => close(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            뒤로
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            계좌 등록
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <ErrorSummary errors={summary} attempt={submitCount} />
        <Callout tone="info">{formatMoney(amount)}을 이 계좌로 돌려드립니다. 약 2일에서 7일이 걸립니다.</Callout>
        <AccountFields form={form} />
      </Form>
    </Dialog>
  );
}
