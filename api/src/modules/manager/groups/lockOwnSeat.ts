import { findOwn, lockApplication, type ApplicationRow } from '../../../enrolment/application/store.ts';
import { isPresent } from '../../../enrolment/attendance/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { lockSeatWithPerson, type SeatAndPerson } from '../../../enrolment/employer/lockSeatWithPerson.ts';
import { findSeat } from '../../../enrolment/group/store.ts';
import { isNotCalledOff } from '../../../enrolment/offering/seats.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { seatActions } from './allowedActions.ts';

export interface OwnSeat extends SeatAndPerson {
  group: ApplicationRow;
  actions: ReturnType<typeof seatActions>;
}

/**
 * Locks a seat of an own group, after the applications of the group and of its person, and returns it with the
 * permitted actions.
 *
 * @throws HttpError 404 for another member's; BusinessError if it is called off, or changes hands concurrently
 */
export async function lockOwnSeat(seatNo: number, context: MemberContext): Promise<OwnSeat> {
  const { db, now, caller } = context;
  const found = await findSeat(db, seatNo);
  if (found) await lockApplication(db, found.group_no);
  const group = found && (await findOwn(db, { memberNo: caller.memberNo, kind: 'group', now }, found.group_no));
  if (!group) throw new HttpError('NOT_FOUND');
  if (!(await isNotCalledOff(db, group))) throw new BusinessError('GROUP_CALLED_OFF');
  const locked = await lockSeatWithPerson(seatNo, moneyContext(context));
  if (!locked) throw new BusinessError('GROUP_SEAT_STATE_CHANGED');
  const { application } = locked;
  const was_present = application !== undefined && (await isPresent(db, application.application_no));
  const seat = { ...locked.seat, person_status: application?.status ?? null, was_present };
  return { ...locked, group, actions: seatActions(group, seat, now) };
}
