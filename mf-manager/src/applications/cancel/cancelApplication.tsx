import { CallError } from '@portal/shared/client';
import { CODES } from '@portal/shared/contract/codes';
import { alert, confirm, openModal } from '@portal/shared/overlay';
import type { ApplicationDetail, RefundQuote } from '../../parts/kind/application.ts';
import { fetchPart } from '../../parts/page/fetchPart.ts';
import type { CancelCall } from './useCancel.ts';

async function cancelWithoutRefund(application: ApplicationDetail, cancel: CancelCall): Promise<boolean> {
  const why = application.payment?.paidAt
    ? '지금 취소하시면 환불되는 금액이 없습니다.'
    : '결제하신 금액이 없어 환불 절차 없이 취소됩니다.';
  if (!(await confirm(`${why} 취소하시겠습니까?`, { yes: '예, 취소합니다', no: '아니오' }))) return false;
  try {
    await cancel.mutate({ userExaminationNo: application.userExaminationNo });
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

async function cancelWithForm(
  application: ApplicationDetail,
  quote: RefundQuote,
  cancel: CancelCall,
): Promise<boolean | undefined> {
  const CancelDialog = await fetchPart(() => import('./CancelDialog.tsx'));
  if (!CancelDialog) return false;
  return openModal<boolean>((modal) => (
    <CancelDialog {...modal} application={application} quote={quote} cancel={cancel} />
  ));
}

/**
 * Cancels as far as the member goes along: the amount first, then the form, then the question.
 * @param application as the API has it this moment, so that the amount shown is the amount of now.
 */
export async function cancelApplication(application: ApplicationDetail, cancel: CancelCall): Promise<void> {
  const quote = application.refundQuote;
  if (!quote) return alert(CODES.CANCEL_NOT_ALLOWED.message);
  const isDone =
    quote.amount === 0
      ? await cancelWithoutRefund(application, cancel)
      : await cancelWithForm(application, quote, cancel);
  if (isDone) await alert('접수되었습니다.');
}
