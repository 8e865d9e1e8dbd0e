import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { patchIntEduCancel } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import { confirm, type DialogProps } from '@portal/shared/overlay';
import { Callout, DescriptionList, FormDialog } from '@portal/shared/ui';
import type { ApplicationDetail, RefundQuote } from '../../parts/kind/application.ts';
import { AccountFields } from '../../parts/refund/AccountFields.tsx';
import { RefundDestination } from '../../parts/refund/RefundDestination.tsx';
import { useAccountForm } from '../../parts/refund/useAccountForm.ts';
import { applyingAgain } from './applyingAgain.ts';

/** Both kinds are cancelled by the same form. */
export type CancelMutation = Mutation<CallInput<typeof patchIntEduCancel>, CallEntity<typeof patchIntEduCancel>>;

interface CancelDialogProps extends DialogProps<boolean> {
  application: ApplicationDetail;
  quote: RefundQuote;
  cancel: CancelMutation;
}

/** The cancel/refund form: shows the refund before it requires the account. */
export default function CancelDialog({ application, quote, cancel, close, closing }: CancelDialogProps) {
  const { form, draft } = useAccountForm();
  const {
    formState: { errors, submitCount },
  } = form;
  const amount = formatMoney(quote.amount);

  const { submit, isPending } = useSubmit({
    form,
    send: async (account) => {
      const agreed = await confirm(`환불 예정 금액은 ${amount}(${quote.percent}%)입니다. 취소를 신청하시겠습니까?`, {
        yes: '예, 취소합니다',
        no: '아니오',
      });
      if (!agreed) return;
      await cancel.mutate({ ...account, userExaminationNo: application.applicationNo });
      draft.clear();
      close(true);
    },
  });

  return (
    <FormDialog
      title="취소·환불 신청"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="취소 신청"
      isDangerous
      summary={{ errors, submitCount }}
    >
      <DescriptionList
        items={[
          { term: '취소할 신청', description: application.title },
          { term: '결제 금액', description: formatMoney(application.payment?.amount ?? application.price) },
          { term: '환불 비율', description: `${quote.percent}%` },
          { term: '환불 예정 금액', description: <strong>{amount}</strong> },
        ]}
      />
      {application.change?.mayLeave ? (
        <Callout tone="info">
          협회가 일정을 바꾸었으므로 바로 취소되고, 결제하신 금액을 모두 돌려드립니다. 약 2일에서 7일이 걸립니다.
        </Callout>
      ) : (
        <>
          <Callout tone="info">접수하시면 담당자가 확인한 뒤 환불합니다. 접수 후 약 2일에서 7일이 걸립니다.</Callout>
          <Callout tone="warning" title="바로 다시 신청하실 수는 없습니다.">
            {applyingAgain(application)}
          </Callout>
        </>
      )}
      <RefundDestination toAccount={quote.toAccount} payment={application.payment} />
      <AccountFields form={form} />
    </FormDialog>
  );
}
