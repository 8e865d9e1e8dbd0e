import { PAYMENT_STATUS_NAMES, REFUND_STATUS_NAMES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { seoulTimestamp } from '@portal/shared/time';
import type { Configuration } from '../../../../configuration/configuration.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { acceptUntil } from '../../../../enrolment/group/acceptUntil.ts';
import { readPerson } from '../../../../enrolment/group/person.ts';
import { presentSeatStatus } from '../../../../enrolment/group/presentSeatStatus.ts';
import { isUnaccepted } from '../../../../enrolment/group/store.ts';
import { paidByName } from '../../../../enrolment/payment/paidByName.ts';
import { findConfirmingPayment } from '../../../../enrolment/refund/store.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { listPermissions } from '../../../../internalControls/permissions/permissions.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import type { SeatWithPerson } from '../../../manager/groups/allowedActions.ts';
import { presentStatus } from '../../../manager/groups/present.ts';
import { listGroupRows, listSeats } from '../../../manager/groups/store.ts';
import { linkableMember } from '../../parts/linkableMember.ts';
import { findLook } from '../../parts/secondLooks.ts';
import { maskedName } from '../../people/members/masked.ts';
import { groupsWithEmployers } from './query.ts';
import { amountOf, mayCancelUnaccepted } from './unaccepted.ts';

const stamp = (time: Date | null) => time && seoulTimestamp(time);

/** Returns a group, masked, with its money only for employees with `money`; the access is in the audit log. */
export async function viewGroupForOffice(
  { groupNo }: { groupNo: number },
  context: MemberContext,
): Promise<CallAnswer<Calls['officeGroup']>> {
  const { db, now, caller, configuration } = context;
  const row = await groupsWithEmployers(db).where('employer_group.group_no', '=', groupNo).executeTakeFirst();
  const [group] = row ? await listGroupRows([groupNo], db) : [];
  if (!row || !group) throw new HttpError('NOT_FOUND');
  const { employer, employer_phone: employerPhone, ...application } = row;
  const seats = (await listSeats([groupNo], db)).get(groupNo) ?? [];
  const unaccepted = seats.filter(isUnaccepted).length;
  const mayCancel = unaccepted > 0 && (await mayCancelUnaccepted(application, context));
  const payment = await findConfirmingPayment(db, application);
  const isTooLate = acceptUntil(application) <= now;
  const seesMoney = (await listPermissions(db, caller.memberNo)).includes('money');
  const answer = {
    ...presentStatus({ application, group, seats }, now),
    employer: maskedName(employer),
    userPhone: maskPhone(employerPhone),
    memberNo: (await linkableMember(context))(application.member_no),
    businessNumber: group.business_number,
    confirmedAt: stamp(application.confirmed_at),
    expiredAt: stamp(application.expired_at),
    seats: seats.map((seat) => presentSeat(seat, { keys: configuration.encryptionKeys, isTooLate })),
    allowedActions: mayCancel ? ['cancelSeats' as const] : [],
    unaccepted: { seats: unaccepted, amount: amountOf({ group, seats: unaccepted, payment }) },
    secondLook: await findLook(context, 'employer_group', groupNo),
    ...(seesMoney && { payments: await listPayments(groupNo, db), refunds: await listRefunds(groupNo, db) }),
  };
  await recordAct(context, { act: 'show group', object: 'employer_group', objectNo: groupNo });
  return answer;
}

/** Renders a seat with only enough of its person to distinguish people. */
function presentSeat(
  seat: SeatWithPerson,
  { keys, isTooLate }: { keys: Configuration['encryptionKeys']; isTooLate: boolean },
) {
  const person = readPerson(keys, seat);
  return {
    seatNo: seat.seat_no,
    position: seat.position,
    name: maskedName(person?.name ?? null),
    userPhone: maskPhone(person?.userPhone),
    ...presentSeatStatus(seat, isTooLate),
    invitedAt: stamp(seat.invited_at),
    confirmedAt: stamp(seat.confirmed_at),
    endedAt: stamp(seat.ended_at),
    userExaminationNo: seat.application_no,
  };
}

async function listPayments(groupNo: number, db: Queries) {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('application_no', '=', groupNo)
    .orderBy('payment_no', 'desc')
    .execute();
  return rows.map((row) => ({
    paymentNo: row.payment_no,
    status: row.status,
    statusName: PAYMENT_STATUS_NAMES[row.status],
    payMethodName: paidByName(row),
    amount: row.paid_amount ?? row.amount,
    refunded: row.refunded_amount,
    openedAt: seoulTimestamp(row.opened_at),
    paidAt: stamp(row.paid_at),
  }));
}

async function listRefunds(groupNo: number, db: Queries) {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('group_seat', 'group_seat.refund_no', 'refund.refund_no')
    .selectAll('refund')
    .select('group_seat.seat_no')
    .where('refund.application_no', '=', groupNo)
    .orderBy('refund.refund_no', 'desc')
    .execute();
  return rows.map((row) => ({
    refundNo: row.refund_no,
    seatNo: row.seat_no,
    status: row.status,
    statusName: REFUND_STATUS_NAMES[row.status],
    amount: row.amount,
    percent: row.percent,
    requestedAt: seoulTimestamp(row.requested_at),
    finishedAt: stamp(row.finished_at),
  }));
}
