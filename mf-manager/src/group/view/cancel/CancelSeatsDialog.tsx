import { useState } from 'react';
import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { patchIntGroupSeatCancel } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import { formatCount, formatMoney } from '@portal/shared/format';
import { confirm, type DialogProps } from '@portal/shared/overlay';
import { Callout, DescriptionList, FormDialog } from '@portal/shared/ui';
import { AccountFields } from '../../../parts/refund/AccountFields.tsx';
import { RefundDestination } from '../../../parts/refund/RefundDestination.tsx';
import { useAccountForm } from '../../../parts/refund/useAccountForm.ts';
import type { Group } from '../../group.ts';
import { SeatChoice } from './SeatChoice.tsx';

/** Cancellable seats, preselected ones first: among fifty they would be out of sight. */
const cancellable = ({ seats }: Group, seatNos: readonly number[]) =>
  seats
    .filter(({ allowedActions }) => allowedActions.includes('cancel'))
    .sort((one, other) => Number(seatNos.includes(other.seatNo)) - Number(seatNos.includes(one.seatNo)));

/** Texts for a refund, for a free seat, and for a reduction of an open invoice. */
const PAID = {
  each: '한 분의 환불',
  total: '환불 예정 금액',
  question: '취소를 신청하시겠습니까?',
  submit: '취소 신청',
};
const FREE = { ...PAID, question: '취소하시겠습니까?', submit: '자리 취소' };
const UNPAID = {
  each: '한 분의 금액',
  total: '청구서에서 빼는 금액',
  question: '취소하시겠습니까?',
  submit: '자리 취소',
};

interface CancelSeatsDialogProps extends DialogProps<boolean> {
  group: Group;
  /** Preselected seats. */
  seatNos: readonly number[];
  cancel: Mutation<CallInput<typeof patchIntGroupSeatCancel>, CallEntity<typeof patchIntGroupSeatCancel>>;
}

/** Dialog for the seats to be cancelled, which shows the refund before it requires the account. */
export default function CancelSeatsDialog({ group, seatNos, cancel, close, closing }: CancelSeatsDialogProps) {
  const [chosen, setChosen] = useState<readonly number[]>(seatNos);
  const { percent, amount } = group.refundQuote ?? { percent: 0, amount: 0 };
  const isUnpaid = group.invoice?.status === 'OPEN';
  const isNeeded = amount > 0 && !isUnpaid;
  const isFree = group.seatPrice === 0;
  const words = isFree ? FREE : isUnpaid ? UNPAID : PAID;
  const { form, draft } = useAccountForm({ isNeeded });
  const { errors, submitCount } = form.formState;
  const total = formatMoney(amount * chosen.length);
  const hasAccepted = group.seats.some(({ seatNo, status }) => status === 'CONFIRMED' && chosen.includes(seatNo));

  const { submit, isPending } = useSubmit({
    form,
    send: async (account) => {
      if (chosen.length === 0) return;
      const sum = isFree ? '' : ` ${words.total}은 ${total}(${percent}%)입니다.`;
      const question = `${formatCount(chosen.length)}명의 자리를 취소합니다.${sum} ${words.question}`;
      if (!(await confirm(question, { yes: '예, 취소합니다', no: '아니오' }))) return;
      await cancel.mutate({ groupNo: group.groupNo, seatNos: [...chosen], ...(isNeeded && account) });
      draft.clear();
      close(true);
    },
  });

  return (
    <FormDialog
      title="자리 취소"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={words.submit}
      dismissLabel="뒤로"
      isDangerous
      summary={{ errors, submitCount }}
    >
      <SeatChoice
        seats={cancellable(group, seatNos)}
        chosen={chosen}
        isMissing={submitCount > 0 && chosen.length === 0}
        onChange={setChosen}
      />
      <div role="status">
        <DescriptionList
          items={[
            { term: '취소할 인원', description: `${formatCount(chosen.length)}명` },
            ...(isFree
              ? []
              : [
                  { term: words.each, description: `${formatMoney(amount)} (${percent}%)` },
                  { term: words.total, description: <strong>{total}</strong> },
                ]),
          ]}
        />
      </div>
      <Callout tone="info">
        {isFree
          ? '무료라서 바로 취소되며, 기다리시는 분이나 다른 분이 신청하실 수 있습니다.'
          : isUnpaid
            ? '지금의 환불 기간에 따라 청구서의 금액에서 빼며, 바로 취소됩니다. 남은 금액은 그대로 입금하셔야 합니다.'
            : amount > 0
              ? '취소를 신청하신 지금의 환불 기간에 따른 금액이며, 결제하신 사업자에게 돌려드립니다. 접수하시면 담당자가 확인한 뒤 환불하고, 접수 후 약 2일에서 7일이 걸립니다.'
              : '지금 취소하시면 환불되는 금액이 없습니다.'}{' '}
        취소한 자리에는 다른 분을 초대하실 수 없습니다. 참석하실 분만 바뀌면 ‘바꾸기’를 이용해주세요.
      </Callout>
      {hasAccepted && <Callout tone="warning">수락하신 분의 신청도 함께 취소되고, 그분께 문자로 알립니다.</Callout>}
      {isNeeded && (
        <>
          <RefundDestination toAccount={group.refundQuote?.toAccount} payment={group.payment} />
          <AccountFields form={form} />
        </>
      )}
    </FormDialog>
  );
}
