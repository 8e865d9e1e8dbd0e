import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { patchIntCertificateAccount } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, FormDialog } from '@portal/shared/ui';
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

/** Dialog for the account that the fee of a failed request is refunded to. */
export default function FeeAccountDialog({
  certificateNo,
  amount,
  nameAccount,
  close,
  closing,
}: FeeAccountDialogProps) {
  const { form, draft } = useAccountForm();
  const { errors, submitCount } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (account) => {
      await nameAccount.mutate({ ...account, certificateNo });
      draft.clear();
      close(true);
    },
  });
  return (
    <FormDialog
      title="수수료 받을 계좌"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="계좌 등록"
      dismissLabel="뒤로"
      summary={{ errors, submitCount }}
    >
      <Callout tone="info">{formatMoney(amount)}을 이 계좌로 돌려드립니다. 약 2일에서 7일이 걸립니다.</Callout>
      <AccountFields form={form} />
    </FormDialog>
  );
}
