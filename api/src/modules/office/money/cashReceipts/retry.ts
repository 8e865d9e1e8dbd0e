import type { Calls, CallValue } from '@portal/shared/contract';
import type { CashReceiptStatus } from '@portal/shared/contract/cashReceipt';
import { retryCashReceipt } from '../../../../enrolment/cashReceipt/retry.ts';
import { lockCashReceipt } from '../../../../enrolment/cashReceipt/store.ts';
import { act, orChanged, type Target } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

/** Behind its payment or its certificate. */
const target: Target<NonNullable<Awaited<ReturnType<typeof lockCashReceipt>>>> = {
  object: 'cash_receipt',
  lock: lockCashReceipt,
  memberNo: ({ receipt }) => receipt.member_no,
};

/** An employee sends out a cash receipt again that was not issued, or not cancelled. No money moves by it. */
export const retryFailedCashReceipt = (
  { cashReceiptNo, reason }: CallValue<Calls['officeRetryCashReceipt']>,
  context: MemberContext,
): Promise<CashReceiptStatus> =>
  act(
    target,
    {
      act: 'retry cash receipt',
      no: cashReceiptNo,
      reason,
      do: async ({ receipt }) => orChanged(await retryCashReceipt(receipt, context)),
    },
    context,
  );
