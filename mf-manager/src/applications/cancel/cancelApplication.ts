import { CallError } from '@portal/shared/client';
import { CODES } from '@portal/shared/contract/codes';
import { alert, confirm, openDialog } from '@portal/shared/overlay';
import type { ApplicationDetail } from '../../parts/kind/application.ts';
import { applyingAgain } from './applyingAgain.ts';
import type { CancelMutation } from './CancelDialog.tsx';

async function cancelWithoutRefund(application: ApplicationDetail, cancel: CancelMutation): Promise<boolean> {
  const reason = application.payment?.paidAt
    ? `지금 취소하시면 환불되는 금액이 없습니다. ${applyingAgain(application)}`
    : '결제하신 금액이 없어 환불 절차 없이 취소됩니다.';
  if (!(await confirm(`${reason} 취소하시겠습니까?`, { yes: '예, 취소합니다', no: '아니오' }))) return false;
  try {
    await cancel.mutate({ userExaminationNo: application.applicationNo });
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

/**
 * Cancels an application, as far as the member agrees: shows the amount, then the form for the refund, then a confirm.
 * @param application as the API has it now, so that the amount shown is the amount refunded.
 */
export async function cancelApplication(application: ApplicationDetail, cancel: CancelMutation): Promise<void> {
  const quote = application.refundQuote;
  if (!quote) return alert(CODES.CANCEL_NOT_ALLOWED.message);
  const isRequested =
    quote.amount === 0
      ? await cancelWithoutRefund(application, cancel)
      : await openDialog(() => import('./CancelDialog.tsx'), { application, quote, cancel });
  if (isRequested) await alert('접수되었습니다.');
}
