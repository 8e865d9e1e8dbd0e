import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { patchIntRefundAccount } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import { confirm, type DialogProps } from '@portal/shared/overlay';
import { Callout, DescriptionList, FormDialog } from '@portal/shared/ui';
import type { ApplicationDetail } from '../kind/application.ts';
import { AccountFields } from './AccountFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

export type NameAccountMutation = Mutation<
  CallInput<typeof patchIntRefundAccount>,
  CallEntity<typeof patchIntRefundAccount>
>;

/** Application whose money is refunded. */
export type Refunded = Pick<ApplicationDetail, 'applicationNo' | 'title' | 'amountAwaitingAccount'>;

interface RefundAccountDialogProps extends DialogProps<boolean> {
  application: Refunded;
  nameAccount: NameAccountMutation;
}

/**
 * Form for the account of a refund that the member has not requested. The money is sent at once, so it requires a
 * confirmation.
 */
export default function RefundAccountDialog({ application, nameAccount, close, closing }: RefundAccountDialogProps) {
  const { form, draft } = useAccountForm();
  const {
    formState: { errors, submitCount },
  } = form;
  const amount = formatMoney(application.amountAwaitingAccount);

  const { submit, isPending } = useSubmit({
    form,
    send: async (account) => {
      const agreed = await confirm(
        `${account.bank} ${account.account} (예금주 ${account.accountName}) 계좌로 ${amount}을 환불합니다. 맞습니까?`,
        { yes: '예, 맞습니다', no: '아니오' },
      );
      if (!agreed) return;
      await nameAccount.mutate({ ...account, userExaminationNo: application.applicationNo });
      draft.clear();
      close(true);
    },
  });

  return (
    <FormDialog
      title="환불 계좌 입력"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="환불 계좌 보내기"
      summary={{ errors, submitCount }}
    >
      <DescriptionList
        items={[
          { term: '신청', description: application.title },
          { term: '환불 금액', description: <strong>{amount}</strong> },
        ]}
      />
      <Callout tone="info">보내신 계좌로 바로 환불이 진행됩니다. 계좌번호를 다시 한번 확인해주세요.</Callout>
      <AccountFields form={form} />
    </FormDialog>
  );
}
