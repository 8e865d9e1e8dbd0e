import { useState } from 'react';
import { useMutation } from '@portal/shared/client';
import { patchIntRefundAccount } from '@portal/shared/contract/manager';
import { formatMoney } from '@portal/shared/format';
import { Actions, Button, Callout } from '@portal/shared/ui';
import type { ApplicationDetail } from '../../parts/kind/application.ts';
import { APPLICATIONS, callsOf } from '../../parts/kind/applicationSources.ts';
import { nameRefundAccount } from '../../parts/refund/nameRefundAccount.ts';

/** Notice that money awaits an account, with a button for the form; nothing if none does. */
export function RefundAccountNotice({ application }: { application: ApplicationDetail }) {
  const { kind, allowedActions, applicationNo, amountAwaitingAccount } = application;
  const nameAccount = useMutation(patchIntRefundAccount, { invalidates: callsOf(kind), quiet: true });
  const fetchApplication = APPLICATIONS[kind].application.useFetch();
  const [isOpening, setOpening] = useState(false);
  if (!allowedActions.includes('nameRefundAccount')) return null;
  const start = async () => {
    setOpening(true);
    try {
      const current = await fetchApplication(applicationNo);
      if (current) await nameRefundAccount(current, nameAccount);
    } finally {
      setOpening(false);
    }
  };
  return (
    <>
      <Callout tone="warning" title={`${formatMoney(amountAwaitingAccount)}을 돌려드립니다. 환불 계좌를 입력해주세요.`}>
        가상계좌로 입금하신 금액은 환불받으실 계좌를 알려주셔야 돌려드릴 수 있습니다.
      </Callout>
      <Actions>
        <Button busy={isOpening} onClick={() => void start()}>
          환불 계좌 입력
        </Button>
      </Actions>
    </>
  );
}
