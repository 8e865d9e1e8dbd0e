import { CallError, useMutation } from '@portal/shared/client';
import type { Call } from '@portal/shared/contract';
import { requestCashReceipt, retractCashReceipt, type CashReceipt } from '@portal/shared/contract/cashReceipt';
import { confirm, openDialog } from '@portal/shared/overlay';
import { Button, ButtonLink, toast } from '@portal/shared/ui';
import type { CashReceiptSubject } from './CashReceiptDialog.tsx';

/** Cash receipt of a payment or of a certificate's fee. */
interface CashReceiptState {
  cashReceipt?: CashReceipt | null | undefined;
  mayRequestCashReceipt?: boolean | undefined;
  cashReceiptUntil?: string | null | undefined;
}

interface CashReceiptActionsProps {
  subject: CashReceiptSubject;
  state: CashReceiptState;
  /** Calls whose results include it. */
  invalidates: Call[];
}

/** Buttons of a cash receipt: open, request, correct, withdraw. */
export function CashReceiptActions({ subject, state, invalidates }: CashReceiptActionsProps) {
  const request = useMutation(requestCashReceipt, { quiet: true, invalidates });
  const retract = useMutation(retractCashReceipt, { invalidates });
  const { cashReceipt: receipt, mayRequestCashReceipt, cashReceiptUntil } = state;
  const ask = async (corrected: CashReceipt | null) => {
    const until = cashReceiptUntil ?? null;
    const isAsked = await openDialog(() => import('./CashReceiptDialog.tsx'), {
      subject,
      receipt: corrected,
      until,
      request,
    });
    if (isAsked) toast(corrected ? '현금영수증 번호를 바꿨습니다.' : '현금영수증을 신청했습니다.');
  };
  const takeBack = async ({ cashReceiptNo }: CashReceipt) => {
    const question = '현금영수증 신청을 취소하시겠습니까? 입금하신 뒤 5일 안에 다시 신청하실 수 있습니다.';
    if (!(await confirm(question, { yes: '예, 취소합니다', no: '아니오' }))) return;
    try {
      await retract.mutate({ cashReceiptNo });
      toast('현금영수증 신청을 취소했습니다.');
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <>
      {receipt?.url && (
        <ButtonLink variant="secondary" href={receipt.url} target="_blank">
          현금영수증 보기
        </ButtonLink>
      )}
      {mayRequestCashReceipt && (
        <Button variant="secondary" onClick={() => void ask(null)}>
          현금영수증 신청
        </Button>
      )}
      {receipt?.allowedActions.includes('correct') && (
        <Button variant="secondary" onClick={() => void ask(receipt)}>
          현금영수증 번호 바꾸기
        </Button>
      )}
      {receipt?.allowedActions.includes('retract') && (
        <Button variant="secondary" busy={retract.isPending} onClick={() => void takeBack(receipt)}>
          현금영수증 신청 취소
        </Button>
      )}
    </>
  );
}
