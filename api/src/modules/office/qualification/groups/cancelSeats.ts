import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { moneyContext } from '../../../../enrolment/context.ts';
import { cancelUnaccepted } from '../../../../enrolment/employer/cancelUnaccepted.ts';
import { notifySeatsCancelled } from '../../../../enrolment/group/notices.ts';
import { lockUnaccepted } from '../../../../enrolment/group/store.ts';
import { lockPayment } from '../../../../enrolment/payment/store.ts';
import { oweSeats } from '../../../../enrolment/refund/requests.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requireGroup } from '../../parts/lockMatter.ts';
import { CANCEL_UNACCEPTED_ACT, GROUP_OBJECT } from '../../parts/objects.ts';
import { amountOf, mayCancelUnaccepted } from './unaccepted.ts';

/**
 * Cancels the seats of a group that nobody has accepted, even if its employer can no longer log in. As the employer did
 * not request it, the full price is refunded, as for a called-off course.
 */
export async function cancelSeatsOfGroup(
  { groupNo, reason }: CallValue<Calls['officeCancelGroupSeats']>,
  context: MemberContext,
): Promise<Outcome> {
  const { db } = context;
  const { application, group } = await requireGroup(groupNo, CANCEL_UNACCEPTED_ACT, context);
  const payment = application.payment_no === null ? undefined : await lockPayment(db, application.payment_no);
  const seats = await lockUnaccepted(db, groupNo);
  if (seats.length === 0 || !(await mayCancelUnaccepted(application, context)))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const amount = amountOf({ group, seats: seats.length, payment });
  const act = { act: CANCEL_UNACCEPTED_ACT, object: GROUP_OBJECT, objectNo: groupNo, reason } as const;
  // The second employee must confirm exactly the same seats.
  const content = seats.map(({ seat_no }) => seat_no).join(' ');
  if ((await requireSecondLook({ ...act, amount, content }, context)) === 'asked') return 'asked';
  const money = moneyContext(context);
  if (payment) await oweSeats({ payment, amount }, money);
  const event = payment ? 'cancelPaid' : 'cancelUnpaid';
  await notifySeatsCancelled(application, { seats, amount, isLate: false }, money);
  await cancelUnaccepted({ application, seats, event, by: 'staff' }, money);
  await recordAct(context, { ...act, detail: { seats: seats.length, amount } });
  return 'done';
}
