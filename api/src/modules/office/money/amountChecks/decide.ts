import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks, requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideAmountCheck } from '../../../payment/amountChecks/decideAmountCheck.ts';
import { requirePayment } from '../../parts/lockMatter.ts';
import { PAYMENT_OBJECT } from '../../parts/objects.ts';

/** Accepts or refunds a payment with a different amount. */
export async function decideOfficeAmountCheck(
  { paymentNo, decision, reason }: CallValue<Calls['officeDecideReview']>,
  context: MemberContext,
): Promise<Outcome> {
  const { db } = context;
  const object = { object: PAYMENT_OBJECT, objectNo: paymentNo };
  const act = decision === 'accept' ? 'accept payment' : 'give payment back';
  const payment = await requirePayment(paymentNo, act, context);
  if (payment.status !== 'HELD_FOR_REVIEW') throw new BusinessError('OFFICE_STATE_CHANGED');
  const amount = payment.paid_amount ?? 0;
  if ((await requireSecondLook({ ...object, act, amount, reason }, context)) === 'asked') return 'asked';
  const status = await decideAmountCheck({ paymentNo, decision }, moneyContext(context));
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  await dropLooks(db, object, context.now);
  await recordAct(context, { ...object, act, reason, detail: { asked: payment.amount, paid: amount } });
  return 'done';
}
