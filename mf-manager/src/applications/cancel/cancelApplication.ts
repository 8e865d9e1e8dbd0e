import { CallError } from '@portal/shared/client';
import { CANCEL_NOT_ALLOWED } from '@portal/shared/contract/messages';
import { alert, confirm, openDialog } from '@portal/shared/overlay';
import type { ApplicationDetail } from '../../parts/kind/application.ts';
import { applyingAgain } from './applyingAgain.ts';
import type { CancelMutation } from './CancelDialog.tsx';

/** Consequences of a cancellation without a refund to the member. */
function reasonOf(application: ApplicationDetail): string {
  const { group, payment } = application;
  if (group)
    return `자리는 ${group.businessName}에 돌아가고, 취소하셨다는 것을 회사에 알립니다. 다시 참석하시려면 회사의 초대를 새로 받으셔야 합니다.`;
  return payment?.paidAt
    ? `지금 취소하시면 환불되는 금액이 없습니다. ${applyingAgain(application)}`
    : '결제하신 금액이 없어 환불 절차 없이 취소됩니다.';
}

async function cancelWithoutRefund(application: ApplicationDetail, cancel: CancelMutation): Promise<boolean> {
  if (!(await confirm(`${reasonOf(application)} 취소하시겠습니까?`, { yes: '예, 취소합니다', no: '아니오' })))
    return false;
  try {
    await cancel.mutate({ userExaminationNo: application.applicationNo });
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

/**
 * Cancels an application, as far as the member agrees: shows the amount, then the form for the refund, then a
 * confirmation.
 * @param application current state from the API, so that the amount shown is the amount refunded.
 */
export async function cancelApplication(application: ApplicationDetail, cancel: CancelMutation): Promise<void> {
  const quote = application.refundQuote;
  if (!quote) return alert(CANCEL_NOT_ALLOWED);
  const isRequested =
    quote.amount === 0
      ? await cancelWithoutRefund(application, cancel)
      : await openDialog(() => import('./CancelDialog.tsx'), { application, quote, cancel });
  if (!isRequested) return;
  const isRefunded = application.change?.mayLeave && quote.amount > 0;
  await alert(isRefunded ? '취소되었습니다. 결제하신 금액은 모두 돌려드립니다.' : '접수되었습니다.');
}
