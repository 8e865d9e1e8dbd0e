import type { Selectable } from 'kysely';
import { APPLICATION_STATUS_NAMES } from '@portal/shared/contract';
import { GROUP_STATUS_NAMES, type GroupSeatStatus, type GroupStatus } from '@portal/shared/contract/manager';
import { maskPhone } from '@portal/shared/format';
import { seoulTimestamp } from '@portal/shared/time';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { GroupSeatRow } from '../../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { statusNameOf } from '../../../enrolment/application/statusName.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { readPerson } from '../../../enrolment/group/person.ts';
import { presentSeatStatus } from '../../../enrolment/group/presentSeatStatus.ts';
import { beginsAt } from '../../../enrolment/offering/beginsAt.ts';
import { currentTerms, occasionOf } from '../../../enrolment/offering/occasion.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { LIVE_SEAT_STATES } from '../../../lifecycles/groupSeat.ts';
import { UNPAID_INVOICE_STATES } from '../../../lifecycles/invoice.ts';
import { groupActions, seatActions, type SeatWithPerson } from './allowedActions.ts';
import type { GroupWithInvoice, OwnGroup } from './store.ts';

const stamp = (time: Date | null) => time && seoulTimestamp(time);

/** Time and place of a group, for its employer and the people invited. */
export function presentOccasion(application: Pick<ApplicationRow, 'terms' | 'changed_to'>) {
  const terms = currentTerms(application);
  const { day, time, endTime, address, address2 } = occasionOf(terms);
  const { applyType } = OFFERING_KINDS[termsKind(terms)];
  return { applyType, title: offeringTitle(terms), day, time, endTime, address, address2 };
}

/** Group with its seats, for any reader. */
interface GroupWithSeats {
  application: Selectable<ApplicationTable> & Pick<ApplicationRow, 'awaits_deposit'>;
  group: GroupWithInvoice;
  seats: readonly Pick<GroupSeatRow, 'status'>[];
}

function statusOf(
  { application, group, seats }: GroupWithSeats,
  now: Date,
): { status: GroupStatus; statusName: string } {
  const { status } = application;
  const statusName = statusNameOf(status, application.awaits_deposit);
  if (status === 'HELD') return { status: 'SUBMITTED', statusName };
  if (status !== 'CONFIRMED') return { status: 'CLOSED', statusName };
  // An amount owed remains owed after the end, or without any seats left.
  if (UNPAID_INVOICE_STATES.some((state) => state === group.invoice_status))
    return { status: 'INVOICED', statusName: GROUP_STATUS_NAMES.INVOICED };
  if (!seats.some(isLive)) return { status: 'CLOSED', statusName: APPLICATION_STATUS_NAMES.CANCELLED };
  const isOver = beginsAt(currentTerms(application)) <= now;
  const closedOrPaid = isOver ? 'CLOSED' : 'PAID';
  return { status: closedOrPaid, statusName: GROUP_STATUS_NAMES[closedOrPaid] };
}

const isLive = ({ status }: Pick<GroupSeatRow, 'status'>) => LIVE_SEAT_STATES.some((state) => state === status);

/** Offering, business and status of a group, for its employer and the office. */
export function presentStatus(whole: GroupWithSeats, now: Date) {
  const { application, group, seats } = whole;
  const count = (status: GroupSeatStatus) => seats.filter((seat) => seat.status === status).length;
  return {
    groupNo: group.group_no,
    ...presentOccasion(application),
    educationNo: group.education_no,
    examinationNo: group.examination_no,
    businessName: group.business_name,
    ...statusOf(whole, now),
    seatPrice: group.seat_price,
    price: application.price,
    applyDate: seoulTimestamp(application.applied_at),
    payDueAt: application.status === 'HELD' ? stamp(application.pay_due_at) : null,
    acceptUntil: seoulTimestamp(acceptUntil(application)),
    counts: {
      seats: group.seats,
      reserved: count('RESERVED'),
      invited: count('INVITED'),
      confirmed: count('CONFIRMED'),
      requested: count('CANCEL_REQUESTED'),
      cancelled: count('CANCELLED'),
    },
  };
}

/** Group in its employer's list. */
export const presentGroup = (own: OwnGroup, now: Date) => ({
  ...presentStatus(own, now),
  userExaminationNo: own.application.application_no,
  allowedActions: groupActions(own.application, own.seats, now),
});

/**
 * Seat as its employer sees it: the name that the employer entered, a masked phone, and whether it was accepted. It
 * reveals nothing of the person's own account, application and result.
 */
export function presentSeat(
  seat: SeatWithPerson,
  application: ApplicationRow,
  { keys, now }: { keys: Configuration['encryptionKeys']; now: Date },
) {
  const person = readPerson(keys, seat);
  return {
    seatNo: seat.seat_no,
    position: seat.position,
    name: person?.name ?? '',
    userPhone: maskPhone(person?.userPhone),
    ...presentSeatStatus(seat, acceptUntil(application) <= now),
    invitedAt: stamp(seat.invited_at),
    linkAfter: seat.link_due && seat.link_after && seat.link_after > now ? seoulTimestamp(seat.link_after) : null,
    confirmedAt: stamp(seat.confirmed_at),
    allowedActions: seatActions(application, seat, now),
  };
}
