import { REFUND_ACCOUNT_NOT_ASKED } from '@portal/shared/contract/messages';
import { alert, openDialog } from '@portal/shared/overlay';
import type { NameAccountMutation, Refunded } from './RefundAccountDialog.tsx';

/**
 * Opens the form for the account of awaiting money, and explains the next step.
 * @param application current state from the API: the association may have named an account meanwhile.
 */
export async function nameRefundAccount(application: Refunded, nameAccount: NameAccountMutation): Promise<void> {
  if (application.amountAwaitingAccount === 0) return alert(REFUND_ACCOUNT_NOT_ASKED);
  const isNamed = await openDialog(() => import('./RefundAccountDialog.tsx'), { application, nameAccount });
  if (isNamed) await alert('환불 계좌가 접수되었습니다. 환불은 약 2일에서 7일이 걸립니다.');
}
