import { association } from '@portal/shared/association';
import { CallError, useMutation } from '@portal/shared/client';
import type { Call } from '@portal/shared/contract';
import { patchIntRefundAccountDeny } from '@portal/shared/contract/manager';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { alert, confirm } from '@portal/shared/overlay';
import { Actions, Button, Callout } from '@portal/shared/ui';
import type { ApplicationDetail } from '../kind/application.ts';

interface NamedAccountNoticeProps {
  applicationNo: number;
  /** The member can stop it now. */
  mayDeny: boolean;
  namedAccounts: ApplicationDetail['namedAccounts'];
  /** Calls whose results include it. */
  invalidates: Call[];
}

/** Shows the account that the association has named for a refund, with a button to deny it. */
export function NamedAccountNotice({ applicationNo, mayDeny, namedAccounts, invalidates }: NamedAccountNoticeProps) {
  const denying = useMutation(patchIntRefundAccountDeny, { invalidates });
  if (!mayDeny) return null;
  const deny = async () => {
    const isSure = await confirm('이 계좌로 보내는 환불을 멈춥니다. 본인 계좌가 아닌 것이 맞습니까?', {
      yes: '예, 내 계좌가 아닙니다',
      no: '아니오',
    });
    if (!isSure) return;
    try {
      await denying.mutate({ userExaminationNo: applicationNo });
    } catch (error) {
      // The client has shown its message.
      if (error instanceof CallError) return;
      throw error;
    }
    await alert('환불을 멈추고 협회에 알렸습니다. 환불받으실 본인 계좌를 입력해주세요.');
  };
  return (
    <>
      <Callout tone="warning" title="협회 직원이 환불 계좌를 입력했습니다. 본인 계좌인지 확인해주세요.">
        <ul>
          {namedAccounts.map(({ bank, account, accountName, amount, payableFrom }, at) => (
            <li key={at}>
              {bank} {account} (예금주 {accountName}): {formatDateTime(payableFrom)}부터 {formatMoney(amount)}을
              보냅니다.
            </li>
          ))}
        </ul>
        본인 계좌가 맞으면 하실 일이 없습니다. 아니면 아래 단추를 누르시거나 협회({association.phone})로 전화해주세요.
      </Callout>
      <Actions>
        <Button variant="danger" busy={denying.isPending} onClick={() => void deny()}>
          내 계좌가 아닙니다
        </Button>
      </Actions>
    </>
  );
}
