import type { Selectable } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../../enrolment/application/store.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { cancelUnaccepted } from '../../../../enrolment/employer/cancelUnaccepted.ts';
import { notifySeatsCancelled } from '../../../../enrolment/group/notices.ts';
import { findGroup, lockUnaccepted } from '../../../../enrolment/group/store.ts';
import { lockPayment, type PaymentRow } from '../../../../enrolment/payment/store.ts';
import { oweSeats } from '../../../../enrolment/refund/requests.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { actOfTwo, type Target } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { CANCEL_UNACCEPTED_ACT } from '../../parts/objects.ts';
import { amountOf, mayCancelUnaccepted } from './unaccepted.ts';

/** A group of an employer, with the application that holds its money, its payment and the seats nobody has accepted. */
interface Unaccepted {
  application: Selectable<ApplicationTable>;
  group: NonNullable<Awaited<ReturnType<typeof findGroup>>>;
  payment: PaymentRow | undefined;
  seats: Awaited<ReturnType<typeof lockUnaccepted>>;
}

const target: Target<Unaccepted> = {
  object: 'employer_group',
  async lock(groupNo, { db }) {
    const application = await lockApplication(db, groupNo);
    const group = await findGroup(db, groupNo);
    if (!application || !group) return null;
    const payment = application.payment_no === null ? undefined : await lockPayment(db, application.payment_no);
    return { application, group, payment, seats: await lockUnaccepted(db, groupNo) };
  },
  memberNo: ({ application }) => application.member_no,
};

/**
 * Cancels the seats of a group that nobody has accepted, even if its employer can no longer log in. As the employer did
 * not request it, the full price is refunded, as for a called-off course.
 */
export const cancelSeatsOfGroup = (
  { groupNo, reason }: CallValue<Calls['officeCancelGroupSeats']>,
  context: MemberContext,
): Promise<Outcome> => {
  const amountIn = ({ group, seats, payment }: Unaccepted) => amountOf({ group, seats: seats.length, payment });
  return actOfTwo(
    target,
    {
      act: CANCEL_UNACCEPTED_ACT,
      no: groupNo,
      reason,
      async check({ application, seats }) {
        if (seats.length === 0 || !(await mayCancelUnaccepted(application, context)))
          throw new BusinessError('OFFICE_STATE_CHANGED');
      },
      // The second employee has to mean the same seats.
      shared: (found) => ({ amount: amountIn(found), content: found.seats.map(({ seat_no }) => seat_no).join(' ') }),
      async do(found) {
        const { application, payment, seats } = found;
        const amount = amountIn(found);
        const money = moneyContext(context);
        if (payment) await oweSeats({ payment, amount }, money);
        const event = payment ? 'cancelPaid' : 'cancelUnpaid';
        await notifySeatsCancelled(application, { seats, amount, isLate: false }, money);
        await cancelUnaccepted({ application, seats, event, by: 'staff' }, money);
      },
      entry: (found) => ({ detail: { seats: found.seats.length, amount: amountIn(found) } }),
    },
    context,
  );
};
