import { useState } from 'react';
import { CallError, useFetchItem, useMutation } from '@portal/shared/client';
import { getMapGroup, patchIntRefundAccount } from '@portal/shared/contract/manager';
import { formatMoney } from '@portal/shared/format';
import { Actions, Button, Callout } from '@portal/shared/ui';
import { nameRefundAccount } from '../../../parts/refund/nameRefundAccount.ts';
import { GROUP_CALLS } from '../../calls.ts';
import type { Group } from '../../group.ts';

/** Notice that money of the group awaits an account, with a button for the form; nothing if none does. */
export function RefundAccountNotice({ group }: { group: Group }) {
  const nameAccount = useMutation(patchIntRefundAccount, { invalidates: GROUP_CALLS, quiet: true });
  const fetchGroup = useFetchItem(getMapGroup);
  const [isOpening, setOpening] = useState(false);
  if (!group.allowedActions.includes('nameRefundAccount')) return null;
  const start = async () => {
    setOpening(true);
    try {
      const {
        title,
        userExaminationNo: applicationNo,
        amountAwaitingAccount,
      } = await fetchGroup({ groupNo: group.groupNo });
      await nameRefundAccount({ applicationNo, title, amountAwaitingAccount }, nameAccount);
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setOpening(false);
    }
  };
  return (
    <>
      <Callout
        tone="warning"
        title={`${formatMoney(group.amountAwaitingAccount)}을 돌려드립니다. 환불 계좌를 입력해주세요.`}
      >
        계좌로 입금하신 금액은 환불받으실 계좌를 알려주셔야 돌려드릴 수 있습니다.
      </Callout>
      <Actions>
        <Button busy={isOpening} onClick={() => void start()}>
          환불 계좌 입력
        </Button>
      </Actions>
    </>
  );
}
