import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { lockApplication } from '../../../../enrolment/application/store.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { findPayment, lockPayment, type PaymentRow } from '../../../../enrolment/payment/store.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { actOfTwo, orChanged, type Target } from '../../../../internalControls/acts/act.ts';
import { dropLooks } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideAmountCheck } from '../../../payment/amountChecks/decideAmountCheck.ts';

/** Behind its application. */
const target: Target<PaymentRow> = {
  object: 'payment',
  async lock(paymentNo, { db }) {
    const found = await findPayment(db, paymentNo);
    if (found) await lockApplication(db, found.application_no);
    return (found && (await lockPayment(db, paymentNo))) ?? null;
  },
  memberNo: ({ member_no }) => member_no,
};

/** Accepts a payment whose amount differs, or gives it back. */
export const decideOfficeAmountCheck = (
  { paymentNo, decision, reason }: CallValue<Calls['officeDecideReview']>,
  context: MemberContext,
): Promise<Outcome> =>
  actOfTwo(
    target,
    {
      act: decision === 'accept' ? 'accept payment' : 'give payment back',
      no: paymentNo,
      reason,
      check({ status }) {
        if (status !== 'HELD_FOR_REVIEW') throw new BusinessError('OFFICE_STATE_CHANGED');
      },
      shared: ({ paid_amount }) => ({ amount: paid_amount ?? 0 }),
      async do() {
        orChanged(await decideAmountCheck({ paymentNo, decision }, moneyContext(context)));
        await dropLooks(context.db, { object: 'payment', objectNo: paymentNo }, context.now);
      },
      entry: ({ amount, paid_amount }) => ({ detail: { asked: amount, paid: paid_amount ?? 0 } }),
    },
    context,
  );
