import type { Calls, CallValue } from '@portal/shared/contract';
import type { CashReceiptStatus } from '@portal/shared/contract/cashReceipt';
import { retryCashReceipt } from '../../../../enrolment/cashReceipt/retry.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requireCashReceipt } from '../../parts/lockMatter.ts';
import { CASH_RECEIPT_OBJECT } from '../../parts/objects.ts';

/** Retries a failed cash receipt or its cancellation. No money moves. */
export async function retryFailedCashReceipt(
  { cashReceiptNo, reason }: CallValue<Calls['officeRetryCashReceipt']>,
  context: MemberContext,
): Promise<CashReceiptStatus> {
  const receipt = await requireCashReceipt(cashReceiptNo, 'retry cash receipt', context);
  const status = await retryCashReceipt(receipt, context);
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  await recordAct(context, {
    act: 'retry cash receipt',
    object: CASH_RECEIPT_OBJECT,
    objectNo: cashReceiptNo,
    reason,
  });
  return status;
}
