import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { moneyContext } from '../../../../enrolment/context.ts';
import { isNotCalledOff } from '../../../../enrolment/offering/seats.ts';
import { lockPayment } from '../../../../enrolment/payment/store.ts';
import { lockOpenRequest } from '../../../../enrolment/refund/store.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks, requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decide } from '../../../manager/applications/decisions.ts';
import { requireApplication } from '../../parts/lockMatter.ts';
import { APPLICATION_OBJECT, APPROVE_CANCELLATION_ACT, REFUND_OBJECT } from '../../parts/objects.ts';
import { decideSeat, lockSeatRequest } from './decideSeat.ts';

/**
 * Approves or rejects the cancellation of an application or of a group's seat. Only an approval releases money and
 * needs four eyes.
 */
export async function decideCancellation(
  { userExaminationNo, seatNo, decision, reason }: CallValue<Calls['officeDecideCancellation']>,
  context: MemberContext,
): Promise<Outcome> {
  const { db, now } = context;
  const object = { object: APPLICATION_OBJECT, objectNo: userExaminationNo };
  const act = decision === 'approve' ? APPROVE_CANCELLATION_ACT : 'reject cancellation';
  const group = await requireApplication(userExaminationNo, act, context);
  // After a call-off, everything is refunded regardless of the request.
  if (!(await isNotCalledOff(db, group))) throw new BusinessError('OFFICE_STATE_CHANGED');
  if (group.payment_no !== null) await lockPayment(db, group.payment_no);
  const request = seatNo
    ? await lockSeatRequest({ group, seatNo }, context)
    : await lockOpenRequest(db, userExaminationNo);
  if (!request) throw new BusinessError('OFFICE_STATE_CHANGED');
  const refund = { object: REFUND_OBJECT, objectNo: request.refund_no };
  if (decision === 'approve') {
    if ((await requireSecondLook({ ...refund, act, amount: request.amount, reason }, context)) === 'asked')
      return 'asked';
  } else {
    await dropLooks(db, refund, now);
  }
  const money = moneyContext(context);
  const status = seatNo
    ? await decideSeat({ group, seatNo, decision, reason }, money)
    : await decide({ applicationNo: userExaminationNo, decision, reason }, money);
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  const detail = { refundNo: request.refund_no, amount: request.amount, status };
  await recordAct(context, { ...object, act, reason, detail });
  return 'done';
}
